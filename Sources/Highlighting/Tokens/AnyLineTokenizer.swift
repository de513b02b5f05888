/// A tokenizer of a language that is known when the app runs.
public struct AnyLineTokenizer: LineTokenizer {
  public let start: AnyLineState
  private let body: @Sendable (ArraySlice<UInt8>, inout AnyLineState) -> [Token]

  public init<Base: LineTokenizer>(_ base: Base) {
    start = AnyLineState(base.start)
    body = { line, state in
      // The state of another tokenizer says nothing to this one.
      let before = state.base as? Base.State
      var own = before ?? base.start
      let tokens = base.tokens(of: line, state: &own)
      if own != before { state = AnyLineState(own) }
      return tokens
    }
  }

  public func tokens(of line: ArraySlice<UInt8>, state: inout AnyLineState) -> [Token] {
    body(line, &state)
  }
}

/// The state of an `AnyLineTokenizer`.
public struct AnyLineState: Hashable, Sendable {
  let base: any Hashable & Sendable

  init(_ base: some Hashable & Sendable) { self.base = base }

  public static func == (left: AnyLineState, right: AnyLineState) -> Bool {
    func equals<Base: Hashable>(_ base: Base) -> Bool { base == right.base as? Base }
    return equals(left.base)
  }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
