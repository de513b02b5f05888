extension FuzzyQuery {
  private enum Reading<Result> {
    case result(Result)
    case rejected
    case needsCharacters
  }

  /// The result of one of the closures for a text that contains all words, and else `nil`.
  ///
  /// - Complexity: O(n) besides the closure, where n is the number of characters in the text.
  @inline(__always)
  func read<Result>(
    _ text: String, ascii: (ASCIIText) -> Result, characters: (CharacterText) -> Result
  ) -> Result? {
    // Both are read in place, once for each candidate; no pointer outlives the closures.
    let reading = text.utf8.withContiguousStorageIfAvailable { bytes in
      asciiNumbers.withUnsafeBufferPointer { numbers -> Reading<Result> in
        let plain = ASCIIText(bytes, numbers: numbers)
        if words.allSatisfy({ plain.contains($0) }) {
          return plain.isValid ? .result(ascii(plain)) : .needsCharacters
        }
        return plain.isASCII || rejectsCharacters(of: text) ? .rejected : .needsCharacters
      }
    }
    switch reading {
    case .result(let result): return result
    case .rejected: return nil
    case .needsCharacters, nil:
      let text = CharacterText(text, query: self)
      return words.allSatisfy({ text.contains($0) }) ? characters(text) : nil
    }
  }

  /// Whether a text that does not contain the words as bytes cannot contain them as characters.
  private func rejectsCharacters(of text: String) -> Bool {
    isASCII && !text.unicodeScalars.contains(where: isASCIIAlias)
  }
}
