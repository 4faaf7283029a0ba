/// Finds the name that a misspelt one was meant to be.
enum Suggestion {
  /// Returns the candidate that is closest to a word, if any is close.
  ///
  /// Close is an edit distance of at most 2, or of a third of the word's
  /// length if that is more, and always less than that length; a pair of
  /// swapped letters counts as one edit, letter case as none. Ties go to the
  /// earlier candidate.
  static func closest(to word: String, in candidates: [String]) -> String? {
    let typed = Array(word.lowercased().unicodeScalars)
    let limit = max(2, typed.count / 3)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars)
      let distance = editDistance(typed, letters)
      guard distance <= limit, distance < min(typed.count, letters.count) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (distance, candidate) }
    }
    return best?.candidate
  }

  /// Returns how many insertions, deletions, replacements and swaps of
  /// neighbours turn one word into the other.
  ///
  /// - Complexity: O(*n* · *m*).
  private static func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        var cost = min(
          previous[column] + (first[row] == second[column] ? 0 : 1),
          previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1],
          first[row - 1] == second[column]
        {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
  }
}
