// A literal in `Text("…")` is a literal of `Text` itself, so that the compiler tries no overloads.

extension Text: ExpressibleByStringInterpolation {
  /// A text of a literal.
  public init(stringLiteral text: String) { self.init(text) }

  /// A text of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// Collects the pieces of a literal: texts keep their style, other values are shown as by
  /// `String`.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The parts up to the last text, joined: none or one, since most literals have none, and an
    /// empty array is smaller than a text.
    private var sum: [Text] = []
    /// The parts after it.
    // Inlinable, so that numbers and strings are appended without generics.
    @usableFromInline var rest: DefaultStringInterpolation

    /// Begins with an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      rest = DefaultStringInterpolation(
        literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Appends a part of the literal.
    @inlinable
    public mutating func appendLiteral(_ literal: String) { rest.appendLiteral(literal) }

    /// Shows a text in its own style.
    public mutating func appendInterpolation(_ text: Text) {
      flush()
      sum[0] += text
      rest = DefaultStringInterpolation(literalCapacity: 0, interpolationCount: 0)
    }

    /// Adds a value as text.
    @inlinable
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      rest.appendInterpolation(value)
    }

    /// Adds a value as text.
    @inlinable
    public mutating func appendInterpolation<Value>(_ value: Value) {
      rest.appendInterpolation(value)
    }

    /// Shows a value, or a text for `nil`.
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
