/// Finds the legal name that a misspelt one most likely means.
package enum NearestName {
  /// Returns the candidate with the fewest changed letters.
  ///
  /// Letter case, spaces, dashes and underscores do not count. A candidate must be
  /// within two changes, or within a third of the word's length when that is more,
  /// and share something with the word. Ties go to the earlier candidate. Failing
  /// that, it is the first candidate that contains the word or is contained in it,
  /// from three letters on.
  ///
  /// - Complexity: Length of the word times the candidates' total length.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    // A longer word is not a misspelling of any name, and would cost time.
    guard word.utf8.count <= 100 else { return nil }
    let letters = Self.letters(word)
    let limit = max(2, letters.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let other = Self.letters(candidate)
      let distance = self.distance(letters, other)
      guard distance <= limit, distance < max(letters.count, other.count) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    if let best { return best.name }
    let text = String(letters)
    guard letters.count >= 3 else { return nil }
    return candidates.first { candidate in
      let other = Self.letters(candidate)
      return other.count >= 3 && (String(other).contains(text) || text.contains(String(other)))
    }
  }

  private static func letters(_ word: String) -> [Character] {
    word.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
  }

  /// Insertions, deletions, substitutions and swaps of neighbours that turn one
  /// word into the other (optimal string alignment).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var previous = [Int](repeating: 0, count: right.count + 1)
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var next = [Int](repeating: i + 1, count: right.count + 1)
      for (j, b) in right.enumerated() {
        next[j + 1] = min(row[j + 1] + 1, next[j] + 1, row[j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == right[j - 1], left[i - 1] == b {
          next[j + 1] = min(next[j + 1], previous[j - 1] + 1)
        }
      }
      previous = row
      row = next
    }
    return row[right.count]
  }
}
