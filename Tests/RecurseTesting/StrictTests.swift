import Foundation
import Recurse
import RecurseTesting
import Synchronization
import Testing

private let isOff = ProcessInfo.processInfo.environment["RECURSE_STRICT"] == "0"

@MainActor
@Suite("Strict mode") struct StrictTests {
  /// The issues that a test records, each with its message.
  private final class RecordedIssues: Sendable {
    private let issues = Mutex<[Issue]>([])

    var all: [Issue] { issues.withLock { $0 } }
    var messages: [String] {
      all.map { $0.comments.map(\.rawValue).joined(separator: "\n") }
    }

    func record(_ body: @MainActor () async throws -> Void) async throws {
      try await withKnownIssue {
        try await body()
      } matching: { [self] issue in
        issues.withLock { $0.append(issue) }
        return true
      }
    }
  }

  private func issues(_ body: @MainActor () async throws -> Void) async throws -> RecordedIssues {
    let issues = RecordedIssues()
    try await issues.record(body)
    return issues
  }

  @Test("A widget that differs from a fresh build is one issue with both, and the test goes on")
  func widgets() async throws {
    let lever = Lever()
    let line = #line + 2
    let issues = try await issues {
      let screen = TestScreen(
        Machine(lever: lever, shape: Shape(readsInRender: true)), columns: 20, rows: 4,
        isStrict: true)
      lever.isOn = false
      try screen.press("Count")
      try screen.press("Count")
      #expect(screen.shows("2"))
    }
    let message = try #require(issues.messages.first)
    #expect(issues.all.count == 1)
    #expect(issues.all.first?.sourceLocation?.line == line)
    #expect(
      message.hasPrefix(
        """
        strict mode: after press("Count"), the patched tree is not what a fresh build gives
        """))
    #expect(message.contains("on") && message.contains("off"))
  }

  @Test("Effects that differ from a fresh build are one issue that names them")
  func effects() async throws {
    let issues = try await issues { try change(Shape(readsInEffects: true)) }
    let message = try #require(issues.messages.first)
    #expect(issues.all.count == 1)
    #expect(message.contains("other effects run than a fresh build asks for"))
    #expect(message.contains("tick"))
  }

  @Test("An effect whose id describes itself anew each time is the same effect")
  func changingDescription() throws {
    let screen = TestScreen(Worker(), columns: 20, rows: 4, isStrict: true)
    try screen.press("Count")
    #expect(screen.shows("1") && screen.runningEffects.count == 1)
  }

  @Test(
    "A widget that forgets to update its size, focus or picture is one issue with both",
    arguments: [
      (Lamp.Respect.size, "the layout is not what a fresh one gives", ["patched: ", "fresh: "]),
      (.focus, "the tab order is not that of a fresh build", ["patched: ", "fresh: "]),
      (.picture, "the picture is not what a fresh one is", ["aa", "bb"]),
    ])
  private func forgotten(respect: Lamp.Respect, reason: String, details: [String]) async throws {
    let issues = try await issues { try swap(respect) }
    let message = try #require(issues.messages.first)
    #expect(issues.all.count == 1)
    #expect(message.contains(reason))
    for detail in details { #expect(message.contains(detail)) }
  }

  @Test("Pure components and complete widgets have no issue")
  func pure() throws {
    try change(Shape())
    try swap(nil)
  }

  @Test("Strict mode is on by default", .disabled(if: isOff))
  func byDefault() async throws {
    let issues = try await issues { try change(Shape(readsInRender: true), isStrict: nil) }
    #expect(issues.all.count == 1)
  }

  @Test("A screen that asks for it is not strict")
  func turnedOff() throws {
    try change(Shape(readsInRender: true), isStrict: false)
  }

  @Test("Programs in a terminal are as strict as the tests, unless one asks for it")
  func programs() throws {
    let shell = try TerminalProcess.shell()
    try shell.run("echo strict=$RECURSE_STRICT")
    try shell.waitUntil("the default") { $0.shows("strict=\(isOff ? 0 : 1)") }
    let lenient = try TerminalProcess.shell(environment: ["RECURSE_STRICT": nil])
    try lenient.run("echo strict=$RECURSE_STRICT.")
    try lenient.waitUntil("no value") { $0.shows("strict=.") }
  }

  @Test("Outside of a test, a difference ends the process with its message")
  func outsideOfTests() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      // A detached task belongs to no test.
      try await Task.detached { try await change(Shape(readsInRender: true)) }.value
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("the patched tree is not what a fresh build gives"))
    #expect(text.contains("on") && text.contains("off"))
  }
}

private struct Shape: Sendable {
  var readsInRender = false
  var readsInEffects = false
}

/// Changes what a component reads besides its state, then renders another component.
@MainActor
private func change(_ shape: Shape, isStrict: Bool? = true) throws {
  let lever = Lever()
  let screen = TestScreen(
    Machine(lever: lever, shape: shape), columns: 20, rows: 4, isStrict: isStrict)
  lever.isOn = false
  try screen.press("Count")
}

@MainActor private final class Lever { var isOn = true }

private struct Machine: Component {
  let lever: Lever
  let shape: Shape
  func render(state: Void) -> Node {
    Sign(lever: lever, shape: shape)
    Counter()
  }
}

/// Reads more than its state and props, which no component should do.
private struct Sign: Component {
  let lever: Lever
  let shape: Shape
  func render(state: Void) -> Node {
    Text(!shape.readsInRender || lever.isOn ? "on" : "off")
  }
  func effects(state: Void) -> [Effect] {
    if !shape.readsInEffects || lever.isOn { .every(.seconds(1), id: "tick") { _ in } }
  }
}

/// Work that says how often it was asked about itself.
private final class Work: Hashable, Sendable, CustomStringConvertible {
  private let questions = Mutex(0)

  var description: String {
    questions.withLock {
      $0 += 1
      return "asked \($0) times"
    }
  }

  static func == (one: Work, other: Work) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct Worker: Component {
  let work = Work()
  func render(state: Void) -> Node { Counter() }
  func effects(state: Void) -> [Effect] { .every(.seconds(1), id: work) { _ in } }
}

private struct Counter: Component {
  var initialState: Int { 0 }
  func render(state: Int) -> Node {
    Button("Count") { $0 += 1 }
    Text("\(state)")
  }
}

/// Updates a lamp whose widget forgets to change in one respect.
@MainActor
private func swap(_ forgotten: Lamp.Respect?) throws {
  let screen = TestScreen(Street(forgotten: forgotten), columns: 20, rows: 4, isStrict: true)
  try screen.press("Swap")
  #expect(screen.state && screen.shows("bb") == (forgotten != .picture))
}

private struct Street: Component {
  let forgotten: Lamp.Respect?
  func render(state isOther: Bool) -> Node {
    HStack {
      VirtualNode(
        isOther
          ? Lamp(forgotten: forgotten, sign: "b", width: 3, isFocusable: true)
          : Lamp(forgotten: forgotten, sign: "a", width: 2, isFocusable: false))
      Button("Swap") { $0 = true }
    }
  }
  var initialState: Bool { false }
}

private struct Lamp: WidgetElement {
  enum Respect: Sendable { case size, focus, picture }
  typealias Event = Never
  let forgotten: Respect?
  var sign: String
  var width: Int
  var isFocusable: Bool

  func makeWidget(_ sender: EventSender<Lamp>) -> ElementWidget<Lamp> { LampWidget(self, sender) }
}

private final class LampWidget: ElementWidget<Lamp> {
  private lazy var shown = element

  override var isFocusable: Bool { shown.isFocusable }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    CellSize(columns: shown.width, rows: 1)
  }

  override func update(from old: Lamp) {
    shown = element
    switch element.forgotten {
    case .size: shown.width = old.width
    case .focus: shown.isFocusable = old.isFocusable
    case .picture: shown.sign = old.sign
    case nil: break
    }
    setNeedsLayout()
    setNeedsPaint()
  }

  override func paint(_ context: GraphicsContext) {
    context.draw(
      String(repeating: shown.sign, count: shown.width), column: 0, row: 0, style: context.style)
  }
}
