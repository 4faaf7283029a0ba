#!/usr/bin/env node
// Opens a page in headless Chromium and tells what happened, as JSON on one line.
//
//   page-check.js PAGE.html [SCREENSHOT-PREFIX]
//
// Chromium is spoken to over a pipe (--remote-debugging-pipe): nothing listens on a port.
// The answer has: errors (console errors, exceptions and log entries), requests (URLs asked
// for, other than the page itself and data:), hover and focus (the texts of the tips that are
// visible when a missed tap is pointed at, and when it has the keyboard's focus), tabs (how
// many presses of Tab reach the first missed tap), images (screenshots written).
const cp = require('child_process'), fs = require('fs'), path = require('path');
const page = path.resolve(process.argv[2]), prefix = process.argv[3];
const program = process.env.CHROMIUM || 'chromium';
const browser = cp.spawn(program, ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars',
  '--remote-debugging-pipe', '--window-size=1100,900', 'about:blank'],
  {stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']});
let next = 0, rest = '';
const waiting = new Map(), listeners = [];
browser.stdio[4].on('data', data => {
  rest += data;
  for (let end; (end = rest.indexOf('\0')) >= 0; rest = rest.slice(end + 1)) {
    const message = JSON.parse(rest.slice(0, end));
    if (message.id) { waiting.get(message.id)(message); waiting.delete(message.id); }
    else for (const listener of listeners) listener(message);
  }
});
function send(method, params = {}, sessionId) {
  const id = ++next;
  browser.stdio[3].write(JSON.stringify({id, method, params, sessionId}) + '\0');
  return new Promise((done, failed) => waiting.set(id, message =>
    message.error ? failed(new Error(method + ': ' + message.error.message)) : done(message.result)));
}
const sleep = ms => new Promise(done => setTimeout(done, ms));
const visibleTips = `[...document.querySelectorAll('.tip')]
  .filter(e => getComputedStyle(e).visibility === 'visible').map(e => e.textContent.trim())`;
(async () => {
  const answer = {errors: [], requests: [], hover: [], focus: [], tabs: 0, images: []};
  const {targetId} = await send('Target.createTarget', {url: 'about:blank'});
  const {sessionId} = await send('Target.attachToTarget', {targetId, flatten: true});
  const call = (method, params) => send(method, params, sessionId);
  const value = async expression =>
    (await call('Runtime.evaluate', {expression, returnByValue: true})).result.value;
  listeners.push(({method, params}) => {
    if (method === 'Runtime.exceptionThrown') answer.errors.push(params.exceptionDetails.text);
    if (method === 'Runtime.consoleAPICalled' && params.type === 'error') answer.errors.push('console.error');
    if (method === 'Log.entryAdded') answer.errors.push(params.entry.text);
    if (method === 'Network.requestWillBeSent') {
      const url = params.request.url;
      if (!url.startsWith('data:') && url !== 'file://' + encodeURI(page)) answer.requests.push(url);
    }
  });
  for (const domain of ['Runtime', 'Log', 'Network', 'Page', 'DOM']) await call(domain + '.enable');
  const loaded = new Promise(done => listeners.push(m => m.method === 'Page.loadEventFired' && done()));
  await call('Page.navigate', {url: 'file://' + encodeURI(page)});
  await loaded;
  const place = await value(`(() => {
    const mark = [...document.querySelectorAll('.mark')].find(e => e.querySelector('.miss'));
    if (!mark) return null;
    mark.scrollIntoView({block: 'center'});
    const box = mark.querySelector('.hit').getBoundingClientRect();
    return {x: box.x + box.width / 2, y: box.y + box.height / 2};
  })()`);
  if (place) {
    await call('Input.dispatchMouseEvent', {type: 'mouseMoved', x: place.x, y: place.y});
    await sleep(100);
    answer.hover = await value(visibleTips);
    await call('Input.dispatchMouseEvent', {type: 'mouseMoved', x: 2, y: 2});
    for (let i = 1; i <= 200; i++) {
      for (const type of ['keyDown', 'keyUp']) {
        await call('Input.dispatchKeyEvent', {type, key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9});
      }
      if (await value(`!!document.activeElement && !!document.activeElement.querySelector('.miss')`)) {
        answer.tabs = i;
        break;
      }
    }
    answer.focus = await value(visibleTips);
  }
  if (prefix) {
    const shots = [['light', 'screen', 'light'], ['dark', 'screen', 'dark'], ['print', 'print', 'light']];
    for (const [name, media, scheme] of shots) {
      await call('Emulation.setEmulatedMedia',
        {media, features: [{name: 'prefers-color-scheme', value: scheme}]});
      const {data} = await call('Page.captureScreenshot', {format: 'png', captureBeyondViewport: true,
        clip: {x: 0, y: 0, width: 1100, height: await value('document.documentElement.scrollHeight'), scale: 1}});
      fs.writeFileSync(`${prefix}-${name}.png`, Buffer.from(data, 'base64'));
      answer.images.push(`${prefix}-${name}.png`);
    }
  }
  console.log(JSON.stringify(answer));
  await send('Browser.close');
  process.exit(0);
})().catch(error => { console.error(String(error)); browser.kill(); process.exit(1); });
