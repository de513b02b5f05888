import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor @Suite("A spinner") struct SpinnerTests {
  private let isLoading = MutableProperty(false)

  private func screen(
    animates: Bool = true, environment: EnvironmentValues = EnvironmentValues(),
    rows: Int = 3, isShown: MutableProperty<Bool> = MutableProperty(true)
  ) -> TestScreen<Fixture<Int>> {
    TestScreen(
      Fixture(0) { _ in
        Observing(isShown) { isShown in
          if isShown { Spinner("Reading…", isAnimating: isLoading) }
        }
        Text("below")
      }, columns: 12, rows: rows, environment: environment, animates: animates)
  }

  @Test("is shown after its delay, for its minimum, and is not laid out otherwise")
  func timing() async {
    let screen = screen(animates: false)
    #expect(screen.text == "below")
    screen.turn { isLoading.value = true }
    await screen.advance(by: .milliseconds(149))
    #expect(screen.text == "below")
    await screen.advance(by: .milliseconds(1))
    #expect(screen.text == "⣿ Reading…\nbelow")
    await screen.advance(by: .milliseconds(100))
    screen.turn { isLoading.value = false }
    await screen.advance(by: .milliseconds(199))
    #expect(screen.text == "⣿ Reading…\nbelow")
    await screen.advance(by: .milliseconds(1))
    #expect(screen.text == "below")
    #expect(screen.waitingTimers == 0)
  }

  @Test("is shown where work goes on already when it is mounted, also in a box")
  func fromTheStart() async {
    isLoading.value = true
    let box = Box.stackView([Box.stackView([Box.activityIndicator(animating: isLoading).cast]).cast]
    )
    let screen = TestScreen(
      Fixture(0) { _ in
        Spinner(isAnimating: isLoading)
        Spinner("at once", timing: SpinnerTiming(delay: .zero))
        box
      }, columns: 12, rows: 3)
    #expect(screen.text == "⣿ at once")
    await screen.advance(by: .milliseconds(150))
    #expect(screen.text == "⣿\n⣿ at once\n⣿")
  }

  @Test("does not flash for short work")
  func flash() async {
    let screen = screen(animates: false)
    screen.turn { isLoading.value = true }
    await screen.advance(by: .milliseconds(100))
    screen.turn { isLoading.value = false }
    #expect(screen.waitingTimers == 0)
    await screen.advance(by: .seconds(1))
    #expect(screen.received.frames == 1)
  }

  @Test("updates its widget alone, without a render or a comparison")
  func cost() async {
    let screen = screen()
    _ = screen.takeRecord()
    screen.turn { isLoading.value = true }
    var one = UpdateRecord()
    one.commits = 1
    one.updated = 1
    #expect(screen.takeRecord().update == one)
    await screen.advance(by: .milliseconds(150))
    _ = screen.takeRecord()
    let before = screen.received.cells
    await screen.advance(by: .milliseconds(80))
    let record = screen.takeRecord()
    #expect(record.update == UpdateRecord())
    #expect(record.frames == 1 && record.laidOut == 0 && record.cells == 1)
    #expect(screen.received.cells - before == 1)
  }

  @Test("turns on the app's clock while it can be seen, and schedules no timer otherwise")
  func turning() async {
    let isShown = MutableProperty(true)
    let screen = screen(isShown: isShown)
    isLoading.value = true
    await screen.advance(by: .milliseconds(150))
    var signs = ""
    for _ in 0..<9 {
      signs.append(screen.text.first ?? " ")
      await screen.advance(by: .milliseconds(80))
    }
    #expect(signs == "⣾⣽⣻⢿⡿⣟⣯⣷⣾")
    screen.turn { isLoading.value = false }
    #expect(screen.text == "below" && screen.waitingTimers == 0)
    screen.turn { isLoading.value = true }
    await screen.advance(by: .milliseconds(200))
    #expect(screen.waitingTimers == 1)
    screen.turn { isShown.value = false }
    await screen.advance(by: .milliseconds(80))
    #expect(screen.waitingTimers == 0)
  }

  @Test("does not turn out of sight, and continues when it is seen again")
  func hidden() async {
    isLoading.value = true
    let screen = TestScreen(
      Fixture(0) { _ in
        ScrollView {
          for row in 0..<5 { Text("row \(row)") }
          Spinner(isAnimating: isLoading)
        }
      }, columns: 10, rows: 3, animates: true)
    await screen.advance(by: .milliseconds(500))
    #expect(screen.waitingTimers == 0)
    for _ in 0..<4 { screen.wheel(.down, column: 1, row: 1) }
    #expect(screen.waitingTimers == 1)
    let last = screen.text
    await screen.advance(by: .milliseconds(80))
    #expect(screen.text != last)
    for _ in 0..<4 { screen.wheel(.up, column: 1, row: 1) }
    await screen.advance(by: .milliseconds(500))
    #expect(screen.waitingTimers == 0)
  }

  @Test("does not turn with reduced motion, in the whole app or in a part")
  func reduceMotion() async {
    isLoading.value = true
    var values = EnvironmentValues()
    values.reduceMotion = true
    let whole = screen(environment: values)
    let part = TestScreen(
      Fixture(0) { _ in
        VStack { Spinner(isAnimating: isLoading) }.environment(\.reduceMotion, true)
      }, columns: 4, rows: 1, animates: true)
    await whole.advance(by: .milliseconds(150))
    await part.advance(by: .milliseconds(150))
    #expect(whole.text.hasPrefix("⣿") && part.text == "⣿")
    #expect(whole.waitingTimers == 0 && part.waitingTimers == 0)
  }

  @Test("two of them turn in step, on one timer")
  func together() async {
    let screen = TestScreen(
      Fixture(false) { hasSecond in
        ProgressView("one")
        if hasSecond { ProgressView("two").foreground(.red) }
      }, columns: 10, rows: 2, animates: true)
    await screen.advance(by: .milliseconds(200))
    screen.change { $0 = true }
    #expect(screen.text == "⣻ one\n⣻ two")
    #expect(screen.waitingTimers == 1)
    await screen.advance(by: .milliseconds(40))
    #expect(screen.text == "⢿ one\n⢿ two")
  }

  @Test("in a box follows its property, and is shown and hidden like any other")
  func box() async {
    let box = Box.stackView([
      Box.label(text: .constant("Tracks")).cast, Box.activityIndicator(animating: isLoading).cast,
    ])
    let screen = TestScreen(
      Fixture(0) { _ in box }, columns: 10, rows: 2, animates: true)
    screen.turn { isLoading.value = true }
    await screen.advance(by: .milliseconds(150))
    #expect(screen.text == "Tracks\n⣾")
    await screen.advance(by: .milliseconds(80))
    #expect(screen.text == "Tracks\n⣽")
    screen.turn { isLoading.value = false }
    await screen.advance(by: .milliseconds(300))
    #expect(screen.text == "Tracks" && screen.waitingTimers == 0)
  }

  @Test("is found by its role, also without a screen")
  func accessible() throws {
    isLoading.value = true
    let tree = tree(Fixture(0) { _ in Spinner("Reading…", isAnimating: isLoading) })
    #expect(try tree.element(.progressView, "Reading…").value == "busy")
    isLoading.value = false
    #expect(try tree.element(.progressView, "Reading…").value == nil)
  }
}
