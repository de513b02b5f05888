extension ChangeBatch {
  /// The batch with the same effect as some steps.
  init(of changes: Changeset<Element>) {
    var tokens: [Token] = (0..<changes.oldCount).map { Token(origin: $0) }
    for step in changes.steps {
      switch step {
      case .insert(let index, let element):
        tokens.insert(Token(origin: nil, element: .some(element)), at: index)
      case .remove(let index, _):
        if let origin = tokens.remove(at: index).origin { removals.append(origin) }
      case .move(let from, let to, _):
        var token = tokens.remove(at: from)
        token.isMoved = true
        tokens.insert(token, at: to)
      case .update(let index, _, let new): tokens[index].element = .some(new)
      }
    }
    removals.sort()
    for (index, token) in tokens.enumerated() {
      guard let origin = token.origin else {
        if let element = token.element { insertions.append((index, element)) }
        continue
      }
      let indices = Pair(from: origin, to: index)
      if token.isMoved { moves.append(indices) }
      if let element = token.element { updates.append((indices, element)) }
    }
  }

  /// An element of the list while the steps are applied.
  private struct Token {
    let origin: Int?
    var element: Element?
    var isMoved = false
  }
}
