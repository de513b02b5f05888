/// The dots of a picture: for each dot the number of the step that drew it last, and what clips
/// leave of it.
struct DotPlane {
  /// The effect on the dots that a shape covers.
  enum Brush {
    /// They get the number of a step.
    case step(UInt32)
    /// They are inside the clip that is being made.
    case clip
  }

  private(set) var width = 0
  private(set) var height = 0
  /// The number of the last step for each dot, row by row, or 0.
  private(set) var steps: [UInt32] = []
  /// The number of clips, from the outermost one, that a dot is in. Empty until there is a clip.
  var depths: [UInt32] = []
  /// The bounds of each clip within those of the clips around it.
  var bounds: [DotWindow] = []
  /// The bounds of the clip that is being made.
  var growing = DotWindow.empty

  /// The number of clips that apply.
  var clipCount: Int { bounds.count }

  /// The dots that can change.
  var window: DotWindow { bounds.last ?? DotWindow(columns: 0..<width, rows: 0..<height) }

  /// Removes all dots and clips, and makes room for as many dots as there are.
  mutating func reset(width: Int, height: Int) {
    self.width = width
    self.height = height
    steps.removeAll(keepingCapacity: true)
    steps.append(contentsOf: repeatElement(0, count: width * height))
    bounds.removeAll(keepingCapacity: true)
    depths.removeAll(keepingCapacity: true)
  }

  /// Draws a line.
  mutating func stroke(_ line: DotLine, _ step: UInt32) {
    let window = window
    guard !window.isEmpty else { return }
    let range = line.steps(in: window)
    guard !range.isEmpty else { return }
    let depth = UInt32(truncatingIfNeeded: bounds.count)
    let (major, minor) = line.isSteep ? (width, 1) : (1, width)
    let (shift, firstRest) = line.shift(after: range.lowerBound)
    var place = (line.start.major + range.lowerBound) * major + (line.start.minor + shift) * minor
    var rest = firstRest
    let divisor = 2 * line.length
    let restStep = 2 * line.rise
    for _ in range {
      if depth == 0 || depths[place] == depth { steps[place] = step }
      place += major
      rest += restStep
      if rest > 0 {
        rest -= divisor
        place += minor
      } else if rest <= -divisor {
        rest += divisor
        place -= minor
      }
    }
  }

  /// Covers dots of a row that are in the window.
  mutating func cover(_ columns: Range<Int>, row: Int, _ brush: Brush) {
    let depth = UInt32(truncatingIfNeeded: bounds.count)
    let places = row * width + columns.lowerBound..<row * width + columns.upperBound
    switch brush {
    case .step(let step) where depth == 0:
      for place in places { steps[place] = step }
    case .step(let step):
      for place in places where depths[place] == depth { steps[place] = step }
    case .clip:
      for place in places where depths[place] == depth { depths[place] = depth + 1 }
      growing.formUnion(columns: columns, row: row)
    }
  }
}
