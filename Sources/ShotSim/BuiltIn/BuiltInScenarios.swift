// swift-format-ignore-file
// Made by Scripts/embed from scenarios; change the files there and run it again.

/// The scenario files that come with the program.
package enum BuiltInScenarios {
  /// Sorted by name.
  package static let files: [(name: String, text: String)] = [
    (
      "android-camerax",
      ##"""
// An Android app on CameraX in its quality mode: ten taps, 0.4 s apart, all queued.
//
// CameraX has exactly one request in flight to the camera and sends the next when
// the current image has been captured; processing goes on in parallel. Its reader
// holds four images: with four not yet processed and closed the queue stalls,
// without an error. There is no lowering of quality when taps come fast, and the
// ring of zero shutter lag is three frames deep. In this model's terms that is
// responsive capture with four photos in processing, and no fast capture.
//
// An app that does not close its images in time keeps buffers from the camera. The
// model has no app that holds an image; the nearest is fewer buffers. With three
// images never closed one is left, and the frames drop by more than half:
//   shotsim run android-camerax --set device.limits.photosInProcessing=1
{
  "schema": "shotsim/scenario/1",
  "name": "android-camerax",
  "summary": "CameraX: one request in flight, four image buffers, no lowering of quality.",
  "device": "generic-android",
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "12MP",
    "startRunning": "-3s",
  },
  "features": { "preparedSettings": true, "zeroShutterLag": true, "responsiveCapture": true },
  "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "quality" },
  "photographer": {
    "shutter": { "every": { "constant": "400ms" }, "from": "0s", "until": "4s" },
    "whenNotReady": "queued",
  },
  "moment": { "from": "-50ms", "until": "5s" },
  "replications": 500,
  "seed": 1,
  "expect": [
    "framesCaptured.mean >= 6.3",
    "framesCaptured.mean <= 7.8",
    // Nothing is lost, it only comes later, and never smaller.
    "missedPresses.max == 0",
    "downgraded.max == 0",
    // Four buffers of 120 MB.
    "peakMemory.max == 480",
    "queueWait.mean >= 1000",
  ],
}

"""##
    ),
    (
      "basketball-burst",
      ##"""
// A jump shot: 0.54 s to the release and 1.08 s of flight. Compare
//   shotsim run basketball-burst --features none
//   shotsim run basketball-burst --features all
{
  "schema": "shotsim/scenario/1",
  "name": "basketball-burst",
  "summary": "Taps every 250 ms during a 1.6 s basketball shot, 48MP quality.",
  "device": "iphone-17",
  "camera": "main",
  "light": "bright",
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "48MP",
    "livePhotoCapture": false,
    "startRunning": "-3s",
  },
  "features": {
    "preparedSettings": true,
    "zeroShutterLag": true,
    "responsiveCapture": true,
    "fastCapturePrioritization": true,
    "autoDeferredPhotoDelivery": true,
  },
  "photo": {
    "kind": "processed",
    "maxPhotoDimensions": "48MP",
    "photoQualityPrioritization": "quality",
  },
  "photographer": {
    "shutter": {
      "every": { "gamma": { "mean": "250ms", "cv": 0.18, "floor": "120ms" } },
      "from": "0s",
      "until": "1.6s",
    },
    "whenNotReady": "lost",
  },
  "moment": { "from": "-50ms", "until": "1.6s" },
  "replications": 1000,
  "seed": 1,
  "expect": ["framesCaptured.mean >= 4.5"],
}

"""##
    ),
    (
      "best-of-burst",
      ##"""
// Holding the button for 5 s to choose the best frame afterwards. The app asks
// for quality and lets fast capture prioritization step in: from the third shot
// on the output takes balanced photos, which come faster, and on this phone these
// are deferred as well. The three frames that the person picks are asked for by
// request and are rendered at once, though the camera is still open; the others
// stay proxies until the camera is closed.
//
// Without fast capture the frames are all quality, and fewer:
//   shotsim run best-of-burst --set features.fastCapturePrioritization=false
{
  "schema": "shotsim/scenario/1",
  "name": "best-of-burst",
  "summary": "Holding the button for 5 s, finals by request afterwards.",
  "device": "iphone-17",
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "48MP",
    "startRunning": "-3s",
  },
  "features": {
    "preparedSettings": true,
    "zeroShutterLag": true,
    "responsiveCapture": true,
    "fastCapturePrioritization": true,
    "autoDeferredPhotoDelivery": true,
  },
  "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "quality" },
  "photographer": {
    // A held button makes the next request as soon as the output is ready.
    "shutter": { "whenReady": { "constant": "1ms" }, "from": "0s", "until": "5s" },
    "whenNotReady": "lost",
  },
  "moment": { "from": "-50ms", "until": "5s" },
  "script": [
    { "at": "7s", "requestFinalPhoto": 2 },
    { "at": "7s", "requestFinalPhoto": 9 },
    { "at": "7s", "requestFinalPhoto": 14 },
  ],
  "endsAt": "20s",
  "replications": 500,
  "seed": 1,
  "expect": [
    "framesCaptured.mean >= 19",
    "framesCaptured.mean <= 23",
    // The first two come before two short gaps have been seen.
    "bestQualityFrames.max == 2",
    // Only the three that were asked for become final, 7 s or more after the first press.
    "timeToFinal.min >= 3000",
    "timeToFinal.max <= 18000",
    "missedPresses.max == 0",
  ],
}

"""##
    ),
    (
      "deferred-backlog",
      ##"""
// Sixty deferred photos in half a minute, 48MP quality, then the camera is closed.
//
// Deferral does not make the work smaller, it puts it off: 60 proxies in 30 s and
// some 2 s of final processing each. While the camera is open nothing is idle on
// this phone, so nothing is done, except for the one photo that the app asks for in
// the middle (number 20, at 15 s), which is processed at once. After closing, the
// backlog is served in order; the finals heat the phone, and at serious the system
// holds them back until it has cooled, so the last comes minutes later.
//   shotsim run deferred-backlog -n 1 --photos photos.csv
{
  "schema": "shotsim/scenario/1",
  "name": "deferred-backlog",
  "summary": "60 proxies, one final on request in the middle, the others after closing.",
  "device": "iphone-17",
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "48MP",
    "startRunning": "-3s",
  },
  "features": {
    "preparedSettings": true,
    "zeroShutterLag": true,
    "responsiveCapture": true,
    "autoDeferredPhotoDelivery": true,
  },
  "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "quality" },
  "photographer": {
    "shutter": { "every": { "constant": "500ms" }, "from": "0s", "until": "30s" },
    "whenNotReady": "waits",
  },
  "moment": { "from": "-50ms", "until": "30s" },
  "script": [
    { "at": "15s", "requestFinalPhoto": 20 },
    { "at": "32s", "stopRunning": true },
  ],
  "replications": 200,
  "seed": 1,
  "expect": [
    "framesCaptured.min == 60",
    "bestQualityFrames.min == 60",
    // The proxies are there at once.
    "timeToPhoto.mean <= 900",
    // Photo 20: asked for 5.5 s after its press, and then about 2 s of work.
    "timeToFinal.min >= 6500",
    "timeToFinal.min <= 8500",
    // The backlog: two minutes of work and the cooling in between.
    "timeToFinal.max >= 120000",
    "timeToFinal.max <= 400000",
  ],
}

"""##
    ),
    (
      "document-scanner",
      ##"""
// Twenty pages of a contract, one every 2 s, at 48MP balanced: sharp text, and
// no fusion that would make a page wait.
//
// What each feature buys here:
// - Deferred delivery: nothing. Only quality photos are deferred, and balanced
//   ones only when fast capture made them so; every page is fully processed at
//   once (processingTime is over a second, a proxy would take a quarter).
// - Responsive capture: 0.7 pages of 20, since 0.2 s of capture and 1.2 s of
//   processing mostly fit into 2 s; and the button is gray for 4 s instead of 28 s of
//   the 40 s, so a page that comes early is not lost. Compare
//     shotsim run document-scanner --features none,all
// - Quality would cost 2.2 s a page, so that without deferral every other page
//   is missed, and with it none:
//     shotsim run document-scanner --set photo.photoQualityPrioritization=quality --features none,all
{
  "schema": "shotsim/scenario/1",
  "name": "document-scanner",
  "summary": "A page every 2 s, 20 pages, 48MP balanced.",
  "device": "iphone-17",
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "48MP",
    "startRunning": "-3s",
  },
  "features": {
    "preparedSettings": true,
    "zeroShutterLag": true,
    "responsiveCapture": true,
    "autoDeferredPhotoDelivery": true,
  },
  "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "balanced" },
  "photographer": {
    "shutter": {
      "every": { "gamma": { "mean": "2s", "cv": 0.08, "floor": "1.6s" } },
      "from": "0s",
      "until": "39s",
    },
    "whenNotReady": "lost",
  },
  "moment": { "from": "-50ms", "until": "40s" },
  "replications": 300,
  "seed": 1,
  "expect": [
    "framesCaptured.mean >= 19",
    "missedPresses.mean <= 0.1",
    "downgraded.max == 0",
    // Fully processed, not a proxy.
    "processingTime.mean >= 1100",
    "processingTime.mean <= 1450",
    "blockedTime.mean <= 6000",
  ],
}

"""##
    ),
    (
      "exposure-brackets",
      ##"""
// Three exposures at a time, 12MP balanced, again as soon as the button allows.
//
// A bracket is three frames in the capture stage and three processing jobs. It
// overlaps with nothing: responsive capture is on and yet the button stays gray
// until the third job is done, so this shoots no faster with it. Brackets use no
// ring buffer, either: the first exposure comes after the request. A single
// photo with the same settings shows the difference:
//   shotsim run exposure-brackets --set photo.kind=processed
{
  "schema": "shotsim/scenario/1",
  "name": "exposure-brackets",
  "summary": "Brackets of three, one after the other for 8 s.",
  "device": "iphone-17",
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "12MP",
    "startRunning": "-3s",
  },
  "features": { "preparedSettings": true, "zeroShutterLag": true, "responsiveCapture": true },
  "photo": { "kind": "bracket", "bracketCount": 3, "photoQualityPrioritization": "balanced" },
  "photographer": {
    "shutter": {
      "whenReady": { "lognormal": { "mean": "270ms", "cv": 0.26, "floor": "150ms" } },
      "from": "0s",
      "until": "8s",
    },
    "whenNotReady": "lost",
  },
  "moment": { "from": "0s", "until": "8s" },
  "replications": 500,
  "seed": 1,
  "expect": [
    // A bracket counts as one photo.
    "framesCaptured.mean >= 4",
    "framesCaptured.mean <= 6",
    "captureTime.mean >= 280",
    "captureTime.mean <= 325",
    "processingTime.mean >= 1050",
    "processingTime.mean <= 1180",
    "shutterLag.min >= 60",
    // Three frames of 90 MB, never two brackets at a time.
    "peakMemory.max == 270",
  ],
}

"""##
    ),
    (
      "flash",
      ##"""
// A room in which the lamp goes out: two shots by daylight, two with the flash,
// which is set to auto.
//
// In bright light the flash stays off and the 24MP quality shots are deferred.
// When it fires it takes three things away at once: the ring buffer (the light
// must come first), deferral, and with it 24MP, which is given only to deferred
// photos. The capture stage with its metering flash is long, and readiness says
// notReadyWaitingForCapture, which an app should show by a dimmed button.
// Without flash all four are 24MP:
//   shotsim run flash --set photo.flash=off
{
  "schema": "shotsim/scenario/1",
  "name": "flash",
  "summary": "Flash on auto: two shots in bright light, two in low light.",
  "device": "iphone-17",
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "48MP",
    "startRunning": "-3s",
  },
  "features": {
    "preparedSettings": true,
    "zeroShutterLag": true,
    "responsiveCapture": true,
    "autoDeferredPhotoDelivery": true,
  },
  "photo": {
    "maxPhotoDimensions": "24MP",
    "photoQualityPrioritization": "quality",
    "flash": "auto",
  },
  "photographer": { "shutter": { "taps": ["0s", "1.5s", "4s", "7s"] }, "whenNotReady": "lost" },
  "script": [{ "at": "3s", "light": "low" }],
  "replications": 500,
  "seed": 1,
  "expect": [
    "framesCaptured.min == 4",
    // The two with flash come as 12MP.
    "P(downgraded == 2) == 1",
    "bestQualityFrames.min == 2",
    // Two of 355 ms, two of flash, allocation and twice 260 ms.
    "captureTime.mean >= 600",
    "captureTime.mean <= 850",
    "captureTime.max >= 1000",
    // Exposure after the flash, or before the press.
    "shutterLag.max >= 500",
    "shutterLag.min <= 15",
  ],
}

"""##
    ),
    (
      "launch-and-shoot",
      ##"""
// The app is opened and the button pressed before the camera is up: at 0.3 s, and
// again at 0.7, 1.1 and 1.5 s.
//
// The session needs about 1 s; the app keeps the first press and takes its photo
// when the output is ready. Deferred start shows the preview earlier, and that is
// all: the first photo is not earlier, so the numbers stay the same with
//   shotsim run launch-and-shoot --set session.deferredStart=true
// An app that drops presses during start-up loses the first and the second:
//   shotsim run launch-and-shoot --set photographer.whenNotReady=lost
{
  "schema": "shotsim/scenario/1",
  "name": "launch-and-shoot",
  "summary": "Presses while the session starts; one is kept until it is ready.",
  "device": "iphone-17",
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "48MP",
    "startRunning": "0s",
    "deferredStart": false,
  },
  "features": {
    "preparedSettings": true,
    "zeroShutterLag": true,
    "responsiveCapture": true,
    "autoDeferredPhotoDelivery": true,
  },
  "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "quality" },
  "photographer": {
    "shutter": { "taps": ["0.3s", "0.7s", "1.1s", "1.5s"] },
    "whenNotReady": "waits",
  },
  "moment": { "from": "0s", "until": "2s" },
  "replications": 1000,
  "seed": 1,
  "expect": [
    "framesCaptured.mean >= 2.7",
    "framesCaptured.mean <= 3.2",
    "missedPresses.mean >= 0.8",
    "missedPresses.mean <= 1.3",
    // The kept press waits for the start: 0.7 s at the mean.
    "shutterLag.max >= 700",
    "blockedTime.mean >= 1300",
  ],
}

"""##
    ),
    (
      "live-photo-pair",
      ##"""
// Two Live Photos 0.8 s apart, and a change of lens 0.5 s after the second.
//
// The second press need not wait for the first movie: movies overlap, and what
// holds the button back is capture and processing. But the change of lens is a
// rebuild, which ends both movies at once: the first after 1.3 s instead of
// 1.5 s, the second after half a second. Both stills are safe. See it in
//   shotsim run live-photo-pair -n 1 --events events.csv
// and let the lens stay for the whole movies with --set script=[].
{
  "schema": "shotsim/scenario/1",
  "name": "live-photo-pair",
  "summary": "Two Live Photos 0.8 s apart; a lens switch 0.5 s later ends the movies.",
  "device": "iphone-17",
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "12MP",
    "livePhotoCapture": true,
    "startRunning": "-3s",
  },
  "features": { "preparedSettings": true, "zeroShutterLag": true, "responsiveCapture": true },
  "photo": { "kind": "livePhoto", "photoQualityPrioritization": "balanced" },
  "photographer": { "shutter": { "taps": ["0s", "0.8s"] }, "whenNotReady": "lost" },
  "script": [{ "at": "1.3s", "configure": { "camera": "ultraWide" } }],
  "replications": 500,
  "seed": 1,
  "expect": [
    "P(framesCaptured == 2) == 1",
    "missedPresses.max == 0",
    // Set by the stills, not by 1.5 s of movie.
    "shotToShot.mean >= 780",
    "shotToShot.mean <= 820",
    "timeToPhoto.mean >= 600",
    "timeToPhoto.mean <= 800",
  ],
}

"""##
    ),
    (
      "memory-tight",
      ##"""
// Two shots with flash, and then a burst at 24MP in which memory runs out before
// the queue does.
//
// A flash photo cannot be deferred: its 48MP are processed for 2 s, and whatever is
// taken meanwhile queues behind it. This app queues every press. The output would
// keep eight proxies in flight, but each 24MP shot holds 220 MB until its proxy is
// made: next to 150 MB of a flash photo four fit into the session's 1200 MB, and
// the fifth waits, with readiness at notReadyWaitingForProcessing. With more memory
// two or three frames more are in the moment:
//   shotsim run memory-tight --set device.limits.sessionMemory=3000MB
// With less than one 24MP photo needs, the output gives 12MP instead:
//   shotsim run memory-tight --set device.limits.sessionMemory=200MB
{
  "schema": "shotsim/scenario/1",
  "name": "memory-tight",
  "summary": "A 24MP burst behind two flash photos: session memory holds the fifth shot back.",
  "device": "iphone-17-pro",
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "48MP",
    "startRunning": "-3s",
  },
  "features": {
    "preparedSettings": true,
    "zeroShutterLag": true,
    "responsiveCapture": true,
    "autoDeferredPhotoDelivery": true,
  },
  "photo": {
    "maxPhotoDimensions": "48MP",
    "photoQualityPrioritization": "quality",
    "flash": "on",
  },
  "photographer": {
    "shutter": { "every": { "constant": "200ms" }, "from": "0s", "until": "3s" },
    "whenNotReady": "queued",
  },
  "moment": { "from": "0s", "until": "4.4s" },
  "script": [{ "at": "0.3s", "photo": { "maxPhotoDimensions": "24MP", "flash": "off" } }],
  "replications": 500,
  "seed": 1,
  "expect": [
    "framesCaptured.mean >= 5.8",
    "framesCaptured.mean <= 7.5",
    // Full, and never over: 300 + 4 x 220 = 1180, or 5 x 220 = 1100 later.
    "peakMemory.mean >= 1080",
    "peakMemory.max <= 1200",
    "downgraded.max == 0",
  ],
}

"""##
    ),
    (
      "mode-switch-unprepared",
      ##"""
// mode-switch without preparation: the first 48MP shot allocates its memory while
// the button is gray, and the second press is lost. It is the reason for
// setPreparedPhotoSettingsArray, and the classic complaint that the first photo
// after a change of mode is slow.
{
  "schema": "shotsim/scenario/1",
  "name": "mode-switch-unprepared",
  "summary": "Switching to 48MP without preparing it: the second press is lost.",
  "device": "iphone-17",
  // The session starts small, as an app does that saves memory until 48MP is asked for.
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "12MP",
    "startRunning": "-3s",
  },
  "features": {
    "preparedSettings": false,
    "zeroShutterLag": true,
    "responsiveCapture": true,
    "autoDeferredPhotoDelivery": true,
  },
  "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "quality" },
  "photographer": { "shutter": { "taps": ["1.2s", "1.58s"] }, "whenNotReady": "lost" },
  "moment": { "from": "1s", "until": "2.5s" },
  // The output's maximum first: settings above it cannot be prepared.
  "script": [
    { "at": "0s", "configure": { "session": { "maxPhotoDimensions": "48MP" } } },
    { "at": "0s", "photo": { "maxPhotoDimensions": "48MP" } },
  ],
  "replications": 500,
  "seed": 1,
  "expect": [
    "framesCaptured.mean <= 1.1",
    "missedPresses.mean >= 0.9",
    // Capture and allocation.
    "captureTime.mean >= 560",
    "captureTime.mean <= 660",
    "downgraded.max == 0",
  ],
}

"""##
    ),
    (
      "mode-switch",
      ##"""
// The person switches to 48MP and shoots twice, 1.2 s later and 0.38 s after that.
//
// Raising the output's maximum is a rebuild of half a second. The app prepares
// the new settings in the same breath (preparedSettings calls prepare whenever the
// photo settings change), so that the memory is there when the first press comes,
// and the second finds the button ready. mode-switch-unprepared is the same
// without it.
{
  "schema": "shotsim/scenario/1",
  "name": "mode-switch",
  "summary": "Switching to 48MP, with the new settings prepared.",
  "device": "iphone-17",
  // The session starts small, as an app does that saves memory until 48MP is asked for.
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "12MP",
    "startRunning": "-3s",
  },
  "features": {
    "preparedSettings": true,
    "zeroShutterLag": true,
    "responsiveCapture": true,
    "autoDeferredPhotoDelivery": true,
  },
  "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "quality" },
  "photographer": { "shutter": { "taps": ["1.2s", "1.58s"] }, "whenNotReady": "lost" },
  "moment": { "from": "1s", "until": "2.5s" },
  // The output's maximum first: settings above it cannot be prepared.
  "script": [
    { "at": "0s", "configure": { "session": { "maxPhotoDimensions": "48MP" } } },
    { "at": "0s", "photo": { "maxPhotoDimensions": "48MP" } },
  ],
  "replications": 500,
  "seed": 1,
  "expect": [
    "framesCaptured.mean >= 1.9",
    "missedPresses.mean <= 0.1",
    // Capture alone, nothing to allocate.
    "captureTime.mean <= 290",
    "downgraded.max == 0",
  ],
}

"""##
    ),
    (
      "night",
      ##"""
// A street at night, hand-held, a press a second for ten seconds; 48MP is asked
// for.
//
// Light decides the algorithm, not the app: longer exposures make the capture
// stage four times as long (a guess of this device file), processing half as long
// again, the ring buffer does not help, and the photo comes as 12MP. The person
// gets about seven frames that are all smaller than asked for; the same presses
// in daylight give ten at 48MP:
//   shotsim run night --set light=bright
{
  "schema": "shotsim/scenario/1",
  "name": "night",
  "summary": "Ten presses in the dark: slower, smaller, no zero shutter lag.",
  "device": "iphone-17",
  "light": "night",
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "48MP",
    "startRunning": "-3s",
  },
  "features": {
    "preparedSettings": true,
    "zeroShutterLag": true,
    "responsiveCapture": true,
    "autoDeferredPhotoDelivery": true,
  },
  "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "quality" },
  "photographer": {
    "shutter": {
      "every": { "gamma": { "mean": "1s", "cv": 0.15, "floor": "600ms" } },
      "from": "0s",
      "until": "10s",
    },
    "whenNotReady": "lost",
  },
  "moment": { "from": "0s", "until": "11s" },
  "replications": 500,
  "seed": 1,
  "expect": [
    "framesCaptured.mean >= 5",
    "framesCaptured.mean <= 9",
    "bestQualityFrames.max == 0",
    "captureTime.mean >= 950",
    "captureTime.mean <= 1150",
    // Touch and lag, both after the press.
    "shutterLag.mean >= 100",
    // Proxies, longer than by day.
    "processingTime.mean >= 280",
    "processingTime.mean <= 350",
  ],
}

"""##
    ),
    (
      "phone-call",
      ##"""
// A phone call comes while someone takes a picture every 0.4 s. It interrupts the
// session for 3 s.
//
// The request whose capture had not ended fails; readiness reads
// sessionNotRunning; by itself the session then goes on. This app keeps one press
// that comes meanwhile and takes its photo when the button is back: 3 s late, which
// is seldom what the person wanted. Dropping such presses is the alternative:
//   shotsim run phone-call --set photographer.whenNotReady=lost
{
  "schema": "shotsim/scenario/1",
  "name": "phone-call",
  "summary": "An interruption of 3 s in a series of shots; one press is kept.",
  "device": "iphone-17",
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "12MP",
    "startRunning": "-3s",
  },
  "features": { "preparedSettings": true, "zeroShutterLag": true, "responsiveCapture": true },
  "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "balanced" },
  "photographer": {
    "shutter": { "every": { "constant": "400ms" }, "from": "0s", "until": "6s" },
    "whenNotReady": "waits",
  },
  "moment": { "from": "0s", "until": "6s" },
  // 100 ms after the fourth press: the capture that it began has not ended.
  "script": [{ "at": "1.3s", "interrupt": "3s" }],
  "replications": 500,
  "seed": 1,
  "expect": [
    // 15 presses: 1 fails, 1 of 7 during the call is kept, the others are missed.
    "framesCaptured.mean >= 7.3",
    "framesCaptured.mean <= 8.5",
    "missedPresses.mean >= 5.5",
    "missedPresses.mean <= 6.5",
    // The kept press: from 1.6 s, or from 1.2 s when that one had to wait for a
    // slot, to the end of the call at 4.3 s.
    "shutterLag.max >= 2650",
    "shutterLag.max <= 3200",
    "blockedTime.mean >= 3000",
  ],
}

"""##
    ),
    (
      "pro-manual",
      ##"""
// A photographer who sets size and quality by hand between shots, 4 s apart.
// Nothing is in a hurry; the question is what each choice costs in processing
// and what is delivered for it. A camera app shows the former beforehand as
// photoProcessingTimeRange; on this device, from the fastest to 1.3 times the
// mean, which one shot in twenty exceeds:
//
//   asked for           comes as                    processing      final
//   12MP quality        12MP, deferred              120 to 260 ms   0.4 to 1.0 s
//   24MP quality        24MP, deferred              150 to 330 ms   1.6 to 3.4 s
//   48MP quality        48MP, deferred              190 to 400 ms   1.2 to 2.6 s
//   48MP balanced       48MP, at once               660 to 1430 ms  -
//   12MP speed          12MP, at once                80 to 170 ms   -
//   24MP balanced       12MP: 24MP needs quality    200 to 440 ms   -
//
// The last line is the trap: 24MP is given only to quality photos that are
// deferred. Switch deferral off and the second shot loses its size too:
//   shotsim run pro-manual --set features.autoDeferredPhotoDelivery=false
{
  "schema": "shotsim/scenario/1",
  "name": "pro-manual",
  "summary": "12, 24 and 48MP chosen by hand between shots.",
  "device": "iphone-17-pro",
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "48MP",
    "startRunning": "-3s",
  },
  "features": {
    "preparedSettings": true,
    "zeroShutterLag": true,
    "responsiveCapture": true,
    "autoDeferredPhotoDelivery": true,
  },
  "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "quality" },
  "photographer": {
    "shutter": { "taps": ["0s", "4s", "8s", "12s", "16s", "20s"] },
    "whenNotReady": "lost",
  },
  // Each change prepares what it asks for, because preparedSettings is on.
  "script": [
    { "at": "2s", "photo": { "maxPhotoDimensions": "24MP" } },
    { "at": "6s", "photo": { "maxPhotoDimensions": "48MP" } },
    { "at": "10s", "photo": { "photoQualityPrioritization": "balanced" } },
    {
      "at": "14s",
      "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "speed" },
    },
    {
      "at": "18s",
      "photo": { "maxPhotoDimensions": "24MP", "photoQualityPrioritization": "balanced" },
    },
  ],
  "replications": 500,
  "seed": 1,
  "expect": [
    "framesCaptured.min == 6",
    // The 24MP balanced shot, and only it.
    "P(downgraded == 1) == 1",
    "bestQualityFrames.min == 5",
    // Over all six kinds: from the fastest speed photo to the slowest at 48MP balanced.
    "processingTime.min >= 50",
    "processingTime.max >= 1000",
    "processingTime.max <= 2600",
    "processingTime.mean >= 330",
    "processingTime.mean <= 450",
  ],
}

"""##
    ),
    (
      "proraw-series",
      ##"""
// Ten 48MP ProRAW shots, balanced, a press every 1.5 s; a press that finds the
// button gray waits for it.
//
// Each is fully processed before it is delivered: about 1 s, in line with the
// 1.2 to 1.6 s from press to file that one developer measured on an
// iPhone 16 Pro. Deferral must change nothing, since no RAW is deferred:
//   shotsim run proraw-series --set features.autoDeferredPhotoDelivery=true
// gives the same numbers to the last digit.
{
  "schema": "shotsim/scenario/1",
  "name": "proraw-series",
  "summary": "Ten 48MP ProRAW shots; deferral would change nothing.",
  "device": "iphone-16-pro",
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "48MP",
    "startRunning": "-3s",
  },
  "features": { "preparedSettings": true, "zeroShutterLag": true, "responsiveCapture": true },
  "photo": {
    "kind": "appleProRAW",
    "maxPhotoDimensions": "48MP",
    "photoQualityPrioritization": "balanced",
  },
  "photographer": {
    "shutter": {
      "taps": [
        "0s", "1.5s", "3s", "4.5s", "6s", "7.5s", "9s", "10.5s", "12s", "13.5s",
      ],
    },
    "whenNotReady": "waits",
  },
  "replications": 500,
  "seed": 1,
  "expect": [
    "framesCaptured.min == 10",
    "missedPresses.max == 0",
    "downgraded.max == 0",
    "timeToPhoto.mean >= 1200",
    "timeToPhoto.mean <= 1600",
    "processingTime.mean >= 950",
  ],
}

"""##
    ),
    (
      "raw-plus-processed",
      ##"""
// RAW and a processed photo from the same shot, 48MP quality, for ten seconds:
// a photographer who presses again as soon as the button allows it.
//
// One request is two processing jobs, the RAW first; the photo is outstanding
// until the second is done. Responsive capture lets the next capture begin
// meanwhile, but only two photos may be in processing, so the third press waits
// for 3.7 s of processing. No RAW is ever deferred (switch deferral on and the
// output only warns that it does nothing). Half the wait is the processed half:
//   shotsim run raw-plus-processed --set photo.kind=appleProRAW
{
  "schema": "shotsim/scenario/1",
  "name": "raw-plus-processed",
  "summary": "ProRAW and a processed photo from each shot, as fast as the button allows.",
  "device": "iphone-17-pro",
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "48MP",
    "startRunning": "-3s",
  },
  "features": { "preparedSettings": true, "zeroShutterLag": true, "responsiveCapture": true },
  "photo": {
    "kind": "rawPlusProcessed",
    "maxPhotoDimensions": "48MP",
    "photoQualityPrioritization": "quality",
  },
  "photographer": {
    "shutter": {
      "whenReady": { "lognormal": { "mean": "270ms", "cv": 0.26, "floor": "150ms" } },
      "from": "0s",
      "until": "10s",
    },
    "whenNotReady": "lost",
  },
  "moment": { "from": "0s", "until": "10s" },
  "replications": 500,
  "seed": 1,
  "expect": [
    "framesCaptured.mean >= 3",
    "framesCaptured.mean <= 5",
    // Both jobs.
    "processingTime.mean >= 3500",
    "processingTime.mean <= 4100",
    // No ring buffer for two photos at once: the exposure follows the request.
    "shutterLag.min >= 60",
    "peakMemory.max == 300",
    "downgraded.max == 0",
  ],
}

"""##
    ),
    (
      "rebuild-mid-burst",
      ##"""
// The basketball burst again, and in the middle of it, at 0.8 s, something in the
// app switches zero shutter lag off.
//
// A change of the output while it runs is a rebuild: the request in the capture
// stage fails (AVError.sessionConfigurationChanged), photos already captured go
// on, and for half a second nothing can begin. And it takes more than it seems:
// responsive capture and fast capture need zero shutter lag, so both are silently
// off afterwards (featureFellBack in the event list). Compare the frames with
//   shotsim run basketball-burst
{
  "schema": "shotsim/scenario/1",
  "name": "rebuild-mid-burst",
  "summary": "A basketball burst with a reconfiguration in the middle.",
  "device": "iphone-17",
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "48MP",
    "startRunning": "-3s",
  },
  "features": {
    "preparedSettings": true,
    "zeroShutterLag": true,
    "responsiveCapture": true,
    "fastCapturePrioritization": true,
    "autoDeferredPhotoDelivery": true,
  },
  "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "quality" },
  "photographer": {
    "shutter": {
      "every": { "gamma": { "mean": "250ms", "cv": 0.18, "floor": "120ms" } },
      "from": "0s",
      "until": "1.6s",
    },
    "whenNotReady": "lost",
  },
  "moment": { "from": "-50ms", "until": "1.6s" },
  "script": [{ "at": "0.8s", "configure": { "features": { "zeroShutterLag": false } } }],
  "replications": 1000,
  "seed": 1,
  "expect": [
    "framesCaptured.mean >= 2.3",
    "framesCaptured.mean <= 3.2",
    // Half a second of rebuild on top of what a burst blocks anyway.
    "blockedTime.mean >= 1000",
    "missedPresses.mean >= 2",
  ],
}

"""##
    ),
    (
      "resolution-matrix",
      ##"""
// Every size and prioritization, with deferred delivery off and on, on three
// cameras of one phone: what is asked for, and what is delivered.
//
// The script walks through the table, a shot every 5 s, so that no shot touches the
// next. The rules that show: 24MP and 18MP need quality, 48MP needs balanced or
// quality, 24MP needs a deferred shot as well, and only quality shots are deferred.
// Sizes that a camera does not offer are left out: asking for them throws. The
// table, docs/resolution-matrix.md, is read off
//   shotsim run resolution-matrix -n 1 --photos photos.csv
{
  "schema": "shotsim/scenario/1",
  "name": "resolution-matrix",
  "summary": "Each size and prioritization, deferred or not, on three cameras.",
  "device": "iphone-17",
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "48MP",
    "startRunning": "0s",
  },
  "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "speed" },
  "photographer": {
    "shutter": {
      "taps": [
        "5s", "10s", "15s", "20s", "25s", "30s", "35s", "40s", "45s", "50s", "55s", "60s", "65s",
        "70s", "75s", "80s", "85s", "90s", "95s", "100s", "105s", "110s", "115s", "120s", "125s",
        "130s", "135s", "140s", "145s", "150s", "155s", "160s", "165s", "170s", "175s", "180s",
        "185s", "190s", "195s", "200s", "205s", "210s", "215s", "220s", "225s", "230s", "235s",
        "240s",
      ],
    },
    "whenNotReady": "lost",
  },
  "script": [
    // Main camera, deferred delivery off.
    { "at": "3s", "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "speed" } },
    { "at": "8s", "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "balanced" } },
    { "at": "13s", "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "quality" } },
    { "at": "18s", "photo": { "maxPhotoDimensions": "24MP", "photoQualityPrioritization": "speed" } },
    { "at": "23s", "photo": { "maxPhotoDimensions": "24MP", "photoQualityPrioritization": "balanced" } },
    { "at": "28s", "photo": { "maxPhotoDimensions": "24MP", "photoQualityPrioritization": "quality" } },
    { "at": "33s", "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "speed" } },
    { "at": "38s", "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "balanced" } },
    { "at": "43s", "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "quality" } },

    // Main camera, deferred delivery on.
    {
      "at": "47s",
      "configure": {
        "features": { "autoDeferredPhotoDelivery": true },
      },
    },
    { "at": "48s", "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "speed" } },
    { "at": "53s", "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "balanced" } },
    { "at": "58s", "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "quality" } },
    { "at": "63s", "photo": { "maxPhotoDimensions": "24MP", "photoQualityPrioritization": "speed" } },
    { "at": "68s", "photo": { "maxPhotoDimensions": "24MP", "photoQualityPrioritization": "balanced" } },
    { "at": "73s", "photo": { "maxPhotoDimensions": "24MP", "photoQualityPrioritization": "quality" } },
    { "at": "78s", "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "speed" } },
    { "at": "83s", "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "balanced" } },
    { "at": "88s", "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "quality" } },

    // Ultra-wide camera, deferred delivery off.
    {
      "at": "92s",
      "configure": {
        "camera": "ultraWide",
        "session": { "maxPhotoDimensions": "48MP" },
        "features": { "autoDeferredPhotoDelivery": false },
      },
    },
    { "at": "93s", "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "speed" } },
    { "at": "98s", "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "balanced" } },
    { "at": "103s", "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "quality" } },
    { "at": "108s", "photo": { "maxPhotoDimensions": "24MP", "photoQualityPrioritization": "speed" } },
    { "at": "113s", "photo": { "maxPhotoDimensions": "24MP", "photoQualityPrioritization": "balanced" } },
    { "at": "118s", "photo": { "maxPhotoDimensions": "24MP", "photoQualityPrioritization": "quality" } },
    { "at": "123s", "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "speed" } },
    { "at": "128s", "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "balanced" } },
    { "at": "133s", "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "quality" } },

    // Ultra-wide camera, deferred delivery on.
    {
      "at": "137s",
      "configure": {
        "features": { "autoDeferredPhotoDelivery": true },
      },
    },
    { "at": "138s", "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "speed" } },
    { "at": "143s", "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "balanced" } },
    { "at": "148s", "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "quality" } },
    { "at": "153s", "photo": { "maxPhotoDimensions": "24MP", "photoQualityPrioritization": "speed" } },
    { "at": "158s", "photo": { "maxPhotoDimensions": "24MP", "photoQualityPrioritization": "balanced" } },
    { "at": "163s", "photo": { "maxPhotoDimensions": "24MP", "photoQualityPrioritization": "quality" } },
    { "at": "168s", "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "speed" } },
    { "at": "173s", "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "balanced" } },
    { "at": "178s", "photo": { "maxPhotoDimensions": "48MP", "photoQualityPrioritization": "quality" } },

    // Front camera, deferred delivery off.
    // Before the switch, since the front camera offers no 48MP to ask for.
    { "at": "182s", "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "speed" } },
    {
      "at": "182s",
      "configure": {
        "camera": "front",
        "session": { "maxPhotoDimensions": "18MP" },
        "features": { "autoDeferredPhotoDelivery": false },
      },
    },
    { "at": "183s", "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "speed" } },
    { "at": "188s", "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "balanced" } },
    { "at": "193s", "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "quality" } },
    { "at": "198s", "photo": { "maxPhotoDimensions": "18MP", "photoQualityPrioritization": "speed" } },
    { "at": "203s", "photo": { "maxPhotoDimensions": "18MP", "photoQualityPrioritization": "balanced" } },
    { "at": "208s", "photo": { "maxPhotoDimensions": "18MP", "photoQualityPrioritization": "quality" } },

    // Front camera, deferred delivery on.
    {
      "at": "212s",
      "configure": {
        "features": { "autoDeferredPhotoDelivery": true },
      },
    },
    { "at": "213s", "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "speed" } },
    { "at": "218s", "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "balanced" } },
    { "at": "223s", "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "quality" } },
    { "at": "228s", "photo": { "maxPhotoDimensions": "18MP", "photoQualityPrioritization": "speed" } },
    { "at": "233s", "photo": { "maxPhotoDimensions": "18MP", "photoQualityPrioritization": "balanced" } },
    { "at": "238s", "photo": { "maxPhotoDimensions": "18MP", "photoQualityPrioritization": "quality" } },
  ],
  "replications": 200,
  "seed": 1,
  "expect": [
    // Nothing is lost, and of 48 requests exactly these come smaller: on each rear
    // camera 48MP speed twice and 24MP five times of six, on the front camera 18MP
    // four times.
    "P(framesCaptured == 48) == 1",
    "P(downgraded == 18) == 1",
    "P(bestQualityFrames == 30) == 1",
    "missedPresses.max == 0",
  ],
}

"""##
    ),
    (
      "two-minutes-hot",
      ##"""
// Two minutes of shooting as fast as the button allows, first a few quality shots
// that are deferred, then with the flash on, until the phone is hot.
//
// Every fully processed photo heats. Over some forty of them the level goes
// fair, serious, critical. From serious on the flash is not available: the request
// is taken, without flash. Capture and processing slow down, and the finals of the
// first shots are held back: the camera is closed at 122 s, but they start only
// when the phone has cooled below serious, half a minute later. Watch it in
//   shotsim run two-minutes-hot -n 1 --events events.csv
{
  "schema": "shotsim/scenario/1",
  "name": "two-minutes-hot",
  "summary": "Two minutes of flash photos: the phone heats, the flash goes, finals wait.",
  "device": "iphone-17-pro",
  "session": {
    "preset": "photo",
    "maxPhotoQualityPrioritization": "quality",
    "maxPhotoDimensions": "12MP",
    "startRunning": "-3s",
  },
  "features": {
    "preparedSettings": true,
    "zeroShutterLag": true,
    "responsiveCapture": true,
    "autoDeferredPhotoDelivery": true,
  },
  "photo": { "maxPhotoDimensions": "12MP", "photoQualityPrioritization": "quality" },
  "photographer": {
    "shutter": {
      "whenReady": { "lognormal": { "mean": "200ms", "cv": 0.2, "floor": "120ms" } },
      "from": "0s",
      "until": "120s",
    },
    "whenNotReady": "lost",
  },
  "moment": { "from": "0s", "until": "120s" },
  "script": [
    { "at": "4s", "photo": { "photoQualityPrioritization": "balanced", "flash": "on" } },
    { "at": "122s", "stopRunning": true },
  ],
  "replications": 200,
  "seed": 1,
  "expect": [
    "framesCaptured.mean >= 120",
    "framesCaptured.mean <= 220",
    // Held back by heat: a first shot's final comes more than two and a half minutes later.
    "timeToFinal.max >= 150000",
    // The flash is gone for the second half, else every stage would have it.
    "captureTime.mean >= 250",
    "captureTime.mean <= 560",
    // 340 ms when cool.
    "processingTime.mean >= 420",
    "downgraded.max == 0",
  ],
}

"""##
    ),
  ]
}
