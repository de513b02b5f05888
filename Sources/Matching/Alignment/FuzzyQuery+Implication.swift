extension FuzzyQuery {
  /// Whether each text that contains this query surely contains another one too.
  ///
  /// It does if each word of the other occurs in a word of this one as it has to occur in a text.
  /// Then what is found for this one is found for the other. A query in which case matters implies
  /// one in which it does not, but not the reverse: `f` is in texts in which `F` is not.
  ///
  /// It is not enough that this query starts with the other as a string. Case begins to matter when
  /// the first uppercase letter is typed, which is sound. A letter may change when a combining
  /// accent is typed, which is not.
  ///
  /// - Complexity: O(v · q) for v words of the other query and q characters in this one.
  func implies(_ other: FuzzyQuery) -> Bool {
    guard isCaseSensitive || !other.isCaseSensitive else { return false }
    var characters: [Int32: Character] = [:]
    for (character, number) in numbers { characters[number] = character }
    let texts = words.map { word in
      word.map { number in characters[number].map { other.number(of: $0) } ?? -1 }
    }
    return other.words.allSatisfy { wanted in
      texts.contains { text in
        var rest = wanted[...]
        for number in text where number == rest.first { rest.removeFirst() }
        return rest.isEmpty
      }
    }
  }
}
