// A literal in `Text("…")` is a literal of `Text` itself, so the compiler tries no overloads.

extension Text: ExpressibleByStringInterpolation {
  /// Creates a text from a literal.
  public init(stringLiteral text: String) { self.init(text) }

  /// Creates a text from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// The pieces of a literal. Texts keep their style; other values appear as in a `String`.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The joined parts up to the last text: none or one, since most literals have none, and an
    /// empty array is smaller than a text.
    private var sum: [Text] = []
    /// The parts after the last text.
    // Inlinable, so that numbers and strings are appended without generics.
    @usableFromInline var rest: DefaultStringInterpolation

    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      rest = DefaultStringInterpolation(
        literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Appends a literal part.
    @inlinable
    public mutating func appendLiteral(_ literal: String) { rest.appendLiteral(literal) }

    /// Appends a text in its own style.
    public mutating func appendInterpolation(_ text: Text) {
      flush()
      sum[0] += text
      rest = DefaultStringInterpolation(literalCapacity: 0, interpolationCount: 0)
    }

    /// Appends the description of a value.
    @inlinable
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      rest.appendInterpolation(value)
    }

    /// Appends the description of a value.
    @inlinable
    public mutating func appendInterpolation<Value>(_ value: Value) {
      rest.appendInterpolation(value)
    }

    /// Appends the description of a value, or a default text for `nil`.
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
