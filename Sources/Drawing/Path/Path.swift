/// The outline of a shape: lines and curves through points in dots.
///
/// ```swift
/// let triangle = Path { path in
///   path.move(to: Dot(x: 0, y: 8))
///   path.addLine(to: Dot(x: 4, y: 0))
///   path.addLine(to: Dot(x: 8, y: 8))
///   path.closeSubpath()
/// }
/// ```
///
/// A line or a curve begins at the current point. Without a current point it only moves to its end.
/// An element with a coordinate that is not finite adds nothing and takes the current point away,
/// so a line has a gap where a value is not a number.
///
/// A ``DrawingContext`` strokes and fills paths. Curves are replaced with lines. No line is farther
/// from its curve than a sixteenth of a dot for a stroke, and a 256th for a fill or a clip. A curve
/// that needs more than 16,384 lines gets as many, and is coarser.
public struct Path: Equatable, Sendable {
  enum Verb: UInt8 {
    case move, line, quadCurve, curve, arc, close

    /// The points that the verb takes: its last one is the end, except that of an arc.
    var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quadCurve: 2
      case .curve, .arc: 3
      case .close: 0
      }
    }
  }

  private(set) var verbs: [Verb] = []
  private(set) var points: [Dot] = []
  /// The first point of the subpath, to which it closes.
  private var start: Dot = .zero

  /// The end of the last element, where the next one begins, or `nil` if there is none.
  public private(set) var currentPoint: Dot?

  /// Creates an empty path.
  public init() {}

  /// Creates a path and lets a closure add its elements.
  public init(_ draw: (inout Path) -> Void) { draw(&self) }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { verbs.isEmpty }

  /// Begins a subpath at a point.
  public mutating func move(to dot: Dot) {
    guard dot.isFinite else { return interrupt() }
    add(.move, to: dot)
    start = dot
  }

  /// Adds a line from the current point.
  public mutating func addLine(to dot: Dot) {
    guard dot.isFinite else { return interrupt() }
    guard currentPoint != nil else { return move(to: dot) }
    add(.line, to: dot)
  }

  /// Adds a curve with one control point from the current point: a quadratic Bézier curve.
  public mutating func addQuadCurve(to dot: Dot, control: Dot) {
    guard dot.isFinite, control.isFinite else { return interrupt() }
    guard currentPoint != nil else { return move(to: dot) }
    points.append(control)
    add(.quadCurve, to: dot)
  }

  /// Adds a curve with two control points from the current point: a cubic Bézier curve.
  public mutating func addCurve(to dot: Dot, control1: Dot, control2: Dot) {
    guard dot.isFinite, control1.isFinite, control2.isFinite else { return interrupt() }
    guard currentPoint != nil else { return move(to: dot) }
    points.append(control1)
    points.append(control2)
    add(.curve, to: dot)
  }

  /// Closes the subpath with a line to its first point, which is the current point from then on.
  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    verbs.append(.close)
    currentPoint = start
  }

  /// Adds an arc, with a line to it from the current point, if there is one.
  mutating func add(_ arc: Arc) {
    guard arc.isFinite else { return interrupt() }
    if currentPoint != arc.start { addLine(to: arc.start) }
    points.append(arc.center)
    points.append(Dot(x: arc.radii.width, y: arc.radii.height))
    points.append(Dot(x: arc.angle, y: arc.sweep))
    verbs.append(.arc)
    currentPoint = arc.end
  }

  private mutating func add(_ verb: Verb, to dot: Dot) {
    verbs.append(verb)
    points.append(dot)
    currentPoint = dot
  }

  private mutating func interrupt() { currentPoint = nil }
}
