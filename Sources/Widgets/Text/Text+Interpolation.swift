// A literal in `Text("…")` is one of `Text` itself, so that no overloads are tried against each
// other.
extension Text: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }

  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// Collects the pieces of a literal: texts keep their style, all else is as `String` shows it.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// What stands up to the last text: none or one, since most literals have none, and an empty
    /// array costs less than the place for a text.
    private var sum: [Text] = []
    /// What came after it.
    // Open to the caller's compiler, so that numbers and strings are shown without generics.
    @usableFromInline var rest: DefaultStringInterpolation

    public init(literalCapacity: Int, interpolationCount: Int) {
      rest = DefaultStringInterpolation(
        literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    @inlinable
    public mutating func appendLiteral(_ literal: String) { rest.appendLiteral(literal) }

    /// Shows a text in its own style.
    public mutating func appendInterpolation(_ text: Text) {
      flush()
      sum[0] += text
      rest = DefaultStringInterpolation(literalCapacity: 0, interpolationCount: 0)
    }

    @inlinable
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      rest.appendInterpolation(value)
    }

    @inlinable
    public mutating func appendInterpolation<Value>(_ value: Value) {
      rest.appendInterpolation(value)
    }

    /// Shows a value, or what stands for none.
    @inlinable
    public mutating func appendInterpolation<Value>(
      _ value: Value?, default text: @autoclosure () -> some StringProtocol
    ) {
      if let value {
        rest.appendInterpolation(value)
      } else {
        rest.appendInterpolation(String(text()))
      }
    }

    private mutating func flush() {
      let last = Text(String(stringInterpolation: rest))
      if sum.isEmpty { sum.append(last) } else { sum[0] += last }
    }

    fileprivate var text: Text {
      guard !sum.isEmpty else { return Text(String(stringInterpolation: rest)) }
      var all = self
      all.flush()
      return all.sum[0]
    }
  }
}
