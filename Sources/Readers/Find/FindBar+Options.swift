import RecurseTerminal
import RecurseWidgets

/// The ways of matching, each with a sign in the bar, a key and a word.
///
///     Aa Match case  W Whole words  .* Regular expression     where that leaves half of the bar
///     Aa W .*                                                 elsewhere
extension FindBar {
  struct Option {
    let option: TextPattern.Options
    let sign: String
    let key: Key
    let word: String
  }

  /// A sign in the bar, with its word where there is room.
  struct OptionSign {
    let option: TextPattern.Options
    let text: String
    let columns: Range<Int>
  }

  func allOptions(in words: Words) -> [Option] {
    [
      Option(option: .matchesCase, sign: "Aa", key: .alt("c"), word: words.matchCase),
      Option(option: .wholeWords, sign: "W", key: .alt("w"), word: words.wholeWords),
      Option(
        option: .regularExpression, sign: ".*", key: .alt("r"), word: words.regularExpression),
    ]
  }

  /// The signs: all where there is room, or else those that are on.
  func optionSigns(in columns: Int) -> [OptionSign] {
    guard isOpen, field != .line else { return [] }
    let showsAll = widget.hasTextCursor && columns >= 40
    let shown = allOptions(in: widget.words).filter { showsAll || options.contains($0.option) }
    return placed(shown, in: columns, gap: 2) { "\($0.sign) \($0.word)" }
      ?? placed(shown, in: columns, gap: 1, \.sign) ?? []
  }

  /// The signs at the end of the bar, if they leave half of it.
  private func placed(
    _ shown: [Option], in columns: Int, gap: Int, _ text: (Option) -> String
  ) -> [OptionSign]? {
    guard let glyphs = widget.glyphs else { return nil }
    let texts = shown.map(text)
    var end = columns - texts.reduce(0) { $0 + glyphs.encode($1).count + gap }
    guard 2 * end > columns else { return nil }
    return zip(shown, texts).map { option, text in
      let width = glyphs.encode(text).count
      defer { end += width + gap }
      return OptionSign(option: option.option, text: text, columns: end..<end + width)
    }
  }

  /// The words for the ways of matching that are on, as a person hears them.
  var spokenOptions: [String] {
    allOptions(in: widget.words).filter { options.contains($0.option) }.map(\.word)
  }

  /// The keys of the ways of matching, for the page of all commands.
  func optionHints(in words: Words) -> [KeyHint] {
    allOptions(in: words).map { KeyHint($0.word, keys: $0.key).onPage }
  }
}
