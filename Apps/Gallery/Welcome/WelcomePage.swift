import Recurse
import RecurseCharts

/// A first page that measures itself: a change is made, and the next one tells what it cost.
struct WelcomePage: GalleryContent {
  struct State {
    /// The place of the wave, in dots.
    var time = 0.0 { didSet { measure() } }
    var count = 3 { didSet { measure() } }
    private(set) var changes = 0
    private(set) var last: FrameCost?
    /// The times of the last frames, in milliseconds.
    private(set) var times: [Double] = []
    private(set) var memory: Int?
    let meter: FrameMeter
    let readMemory: @MainActor () -> Int?

    @MainActor init(_ meter: FrameMeter, _ readMemory: @escaping @MainActor () -> Int?) {
      (self.meter, self.readMemory) = (meter, readMemory)
      memory = readMemory()
    }
  }

  static let source = """
    Wave(offset: Int(state.time)).frame(height: rows < 20 ? 3 : rows < 40 ? 7 : 11)
    Slider("Time", value: \\.time, in: 0...400, step: 4)
    Text("Count: \\(state.count)").bold()
    Button("Add one") { $0.count += 1 }
    """

  let meter: FrameMeter
  /// Reads the bytes that the process has; `nil` where that is not known.
  let readMemory: @MainActor () -> Int?

  var initialState: State { State(meter, readMemory) }

  func render(state: State) -> Node {
    Cards {
      figures(state)
      wave(state)
      counter(state)
      keys
      themes
      parts
    }
  }

  private func figures(_ state: State) -> Node {
    Card("This program, measured", note: Self.count(state.changes)) {
      if let last = state.last {
        WithEnvironment(\.sceneSize.rows) { rows in
          time(of: last, isLarge: rows >= 20)
        }
        if !state.times.isEmpty { Sparkline(of: state.times).foreground(.accent) }
        row("Rendered", "\(last.renders)")
        row("Patched", "\(last.patches) widgets")
        row("Laid out", "\(last.boxes) boxes")
        row("Painted", "\(last.painted) widgets")
        if let slowest = state.times.max() { row("Slowest", "\(Self.tenths(slowest)) ms") }
      } else {
        WithEnvironment(\.windowSize) { row("Window", "\($0.columns) × \($0.rows) cells") }
        row("Pages", "\(GalleryPage.allCases.count)")
        row("Themes", "\(Theme.all.count)")
      }
      if let memory = state.memory { row("Memory", "\(memory >> 20) MB") }
      if state.last == nil {
        Text("Move the wave, or count: the next change tells what the one before has cost.")
          .foreground(.secondaryText).padding(.top)
      }
    }
  }

  /// The time from the change to the last cell that was painted, if it is known.
  @NodeBuilder<Self>
  private func time(of last: FrameCost, isLarge: Bool) -> Node {
    if let time = last.milliseconds {
      if isLarge {
        BigText("\(Self.tenths(time)) ms").foreground(.accent).padding(.bottom)
      } else {
        row("Frame", "\(Self.tenths(time)) ms")
      }
    }
  }

  private func wave(_ state: State) -> Node {
    Card("Drawn in dots", note: "← →") {
      WithEnvironment(\.sceneSize.rows) { rows in
        Wave(offset: Int(state.time)).frame(height: rows < 20 ? 3 : rows < 40 ? 7 : 11)
        Slider("Time", value: \.time, in: 0...400, step: 4)
      }
    }
  }

  private func counter(_ state: State) -> Node {
    Card("Screen = f(state)", note: "a handler changes it") {
      Panel(title: "Counter.swift").content {
        VirtualNode(SourceText(source: Self.counterSource))
      }
      HStack(spacing: 2) {
        Text("Count: \(state.count)").bold()
        Button("Add one") { $0.count += 1 }
      }
      .padding(.top)
    }
  }

  private static let counterSource = """
    func render(state: Int) -> Node {
      Text("Count: \\(state)").bold()
      Button("Add one") { $0 += 1 }
    }
    """

  private var keys: Node {
    Card("Find your way") {
      for (key, words) in Self.keys {
        HStack(spacing: 2) {
          Text(key).bold().foreground(.accent).lineLimit(1).frame(width: 9)
          Text(words).foreground(.secondaryText).lineLimit(2)
        }
      }
    }
  }

  private var themes: Node {
    Card("In every theme", note: "t") {
      for theme in Theme.all {
        HStack {
          Text(theme.name).lineLimit(1)
          Spacer()
          swatches(of: theme)
        }
        .key(theme.name)
      }
    }
  }

  private func swatches(of theme: Theme) -> Text {
    let dark = theme.dark
    let colors = [dark.accent, dark.info, dark.success, dark.warning, dark.error]
    return colors.reduce(Text("")) { $0 + Text("██ ").foreground($1) }.lineLimit(1)
  }

  private var parts: Node {
    Card("What is here", note: "\(GalleryPage.allCases.count) pages") {
      for group in GalleryPage.Group.allCases {
        HStack(alignment: .top) {
          Text(group.title).bold().lineLimit(1).frame(width: 8)
          Text(group.pages.map(\.title).joined(separator: ", ")).foreground(.secondaryText)
            .lineLimit(2)
        }
        .key(group)
      }
    }
  }

  private static let keys = [
    ("↑ ↓ Enter", "choose a page, and go to it"), ("Esc", "back to the pages"),
    ("v", "the scene, or its source"), ("t  T", "the next theme, the one before"),
    ("l", "dark, light, or as the terminal"), ("F1", "all commands: pages and themes by name"),
  ]

  private func row(_ name: String, _ value: String) -> Node {
    HStack {
      Text(name).foreground(.secondaryText).lineLimit(1)
      Spacer()
      Text(value).lineLimit(1)
    }
  }

  private static func count(_ changes: Int) -> String {
    changes == 0 ? "" : changes == 1 ? "1 change" : "\(changes) changes"
  }

  /// `12.3`
  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension WelcomePage.State {
  private static let mostTimes = 200

  /// Takes what the last frame has cost, and begins to measure the next one.
  private mutating func measure() {
    // A control writes by a key path, on the main actor as every transition.
    MainActor.assumeIsolated {
      changes += 1
      last = meter.begin() ?? last
      if let time = last?.milliseconds { times = (times + [time]).suffix(Self.mostTimes) }
      memory = readMemory()
    }
  }
}
