/// The start of a list or a quote at the end of a text: parts that no later line can change.
///
///     - an item        ┐ settled: these keep their blocks
///     - another one    ┘
///     - the last item  ┐ parsed again for each addition
///       that goes on   ┘
///
/// A part is settled when the first line of the next one is finished. Then only a link that is
/// defined later can change it.
struct Settled: Equatable {
  /// The offset of the first part that may change.
  var end: Int
  /// The number of parts.
  var count = 0
  /// Whether no blank line is between the parts of a list, or in one of them.
  var isTight = true
  var labels = Labels()
  /// The number of instructions and declarations of HTML that they may begin.
  var opens = 0

  /// Returns whether the rest means the same if it is parsed alone.
  ///
  /// - Parameters:
  ///   - rest: the bytes after the settled ones.
  ///   - mentioned: the labels that the rest and what it changes mention.
  ///   - defined: the labels that the rest defines.
  func isApart(
    from rest: ArraySlice<UInt8>, mentioned: Set<String>, defined: Set<String>
  ) -> Bool {
    labels.defined.isDisjoint(with: mentioned) && labels.mentioned.isDisjoint(with: defined)
      && opens + ParserGuard.opens(in: rest) <= ParserGuard.openLimit
  }
}

extension MarkdownBlock {
  /// Joins the settled parts of a list or a quote with the rest, which was parsed alone. Returns
  /// `nil` if the rest is of another kind.
  static func joined(_ start: MarkdownBlock, _ settled: Settled, _ rest: MarkdownBlock)
    -> MarkdownBlock?
  {
    switch (start, rest) {
    case (.list(var list), .list(let rest)):
      list.items.replaceSubrange(settled.count..., with: rest.items)
      list.isTight = settled.isTight && rest.isTight
      return .list(list)
    case (.quote(var blocks), .quote(let rest)):
      blocks.replaceSubrange(settled.count..., with: rest)
      return .quote(blocks)
    default: return nil
    }
  }
}
