import RecurseLayout

/// Text of plain letters that breaks between words, as the text widget does.
final class Words: LayoutContent {
  var text: String
  private(set) var measurements = 0

  init(_ text: String) { self.text = text }

  func measure(_ proposal: LayoutProposal) -> CellSize {
    measurements += 1
    let words = text.split(separator: " ").map(\.count)
    let space: Int
    switch proposal.width {
    case .exactly(let width): space = width
    case .atMost(let width): space = width
    case .unbounded: space = .max
    }
    var widest = 0
    var lines = 0
    var used = 0
    for word in words {
      if lines == 0 || used + 1 + word > space {
        lines += 1
        used = word
      } else {
        used += 1 + word
      }
      widest = max(widest, used)
    }
    return CellSize(columns: widest, rows: lines)
  }

  func baseline(in size: CellSize) -> Int? { 1 }
}

/// A node and its text, which the node does not retain.
final class Label {
  let node: LayoutNode
  let words: Words

  init(_ text: String, with change: (inout LayoutStyle) -> Void = { _ in }) {
    words = Words(text)
    var style = LayoutStyle()
    change(&style)
    node = LayoutNode(style: style)
    node.content = words
  }

  var text: String {
    get { words.text }
    set {
      words.text = newValue
      node.setNeedsLayout()
    }
  }
}
