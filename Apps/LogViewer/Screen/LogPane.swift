import Foundation
import Recurse
import RecurseReaders

/// The way in which the panes show their lines.
struct PaneOptions: Equatable {
  var wraps = true
  var lineNumbers = false
  var showsRates = true
}

/// A log with its state, and the lines a minute above it.
struct LogPane: Component, Equatable {
  let input: LogInput
  let filter: LogFilter
  let options: PaneOptions
  /// The place among all panes, if others are not in view.
  let place: String
  /// Whether the window has too few rows for a border.
  let isLow: Bool

  struct State {
    var lines: LogLines
    /// The last lines of a large file, until all are counted.
    var tail: Log?
    var position = ScrollPosition()
    var rates: LogTimes.Rates?
    /// The number of times that rates were asked for, and whether an answer is due.
    var round = 0
    var isMeasuring = false
    var measured: [Int] = []
    var isAskingForTime = false
    var time = ""
    var missingTime: String?
    /// Whether the file is open in an editor.
    var isEdited = false
    /// The reason why no editor could be opened.
    var editProblem: String?

    mutating func show(_ lines: LogLines) {
      self.lines = lines
      if let tail, !lines.isCounting { leave(tail) }
      measure()
    }

    /// Shows the lines of the file, which have their numbers, in place of its tail.
    private mutating func leave(_ tail: Log) {
      self.tail = nil
      guard case .file(let file) = lines, let first = position.viewID(type: Int.self),
        let number = LogTail.number(of: first, in: tail, of: file)
      else { return }
      position.scroll(to: number, anchor: .top)
    }

    /// Asks for the rates, unless an answer is due.
    mutating func measure() {
      guard !isMeasuring, lines.version != measured else { return }
      (isMeasuring, round) = (true, round + 1)
    }

    mutating func edited(_ result: ChildResult) {
      isEdited = false
      if case .failure(let error) = result { editProblem = "\(error)" }
    }

    mutating func goToTime() {
      isAskingForTime = false
      tail = nil
      if let line = LogTimes(lines, year: LogPane.year).line(at: time) {
        position.scroll(to: line, anchor: .top)
      } else {
        missingTime = time
      }
    }
  }

  var initialState: State { State(lines: LogLines(input)) }

  /// The year of times without one.
  private nonisolated static let year = Calendar(identifier: .gregorian).component(
    .year, from: Date())

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      WithEnvironment(\.windowSize) { size in
        if options.showsRates, size.rows >= 12, let rates = state.rates {
          RateLine(rates: rates)
        }
      }
      log(state).scrollPosition(\.position)
    }
    .border(
      isLow && !state.lines.isFaulty ? nil : .rounded,
      title: "\(place)\(input.title) – \(state.lines.status)")
    .foreground(state.lines.isFaulty ? .error : nil)
    .commands {
      Command("Go to a time", key: "t") { ($0.isAskingForTime, $0.time) = (true, "") }
      if case .file = input { Command("Edit", key: "v") { $0.isEdited = true } }
    }
    .sheet(isPresented: \.isAskingForTime) {
      TextField("Time", text: \.time, prompt: "14:05 or 2026-11-26 14:05")
        .onSubmit { $0.goToTime() }
        .frame(width: 30)
    }
    .toast(item: \.editProblem) { Text($0) }
    .toast(item: \.missingTime) { time in Text("No line tells a time like “\(time)”") }
  }

  private func log(_ state: State) -> Node {
    switch state.lines {
    case .file(let file):
      if let tail = state.tail {
        LogView(tail, wraps: options.wraps, filter: filter, content: Self.text)
      } else {
        LogView(
          file, wraps: options.wraps, lineNumbers: options.lineNumbers, filter: filter,
          content: Self.text)
      }
    case .pipe(let log, _):
      LogView(
        log, wraps: options.wraps, lineNumbers: options.lineNumbers, filter: filter,
        content: Self.text)
    }
  }

  /// Returns a line in the color of its severity, unless the line has colors already.
  private static func text(_ line: Log.Line) -> Text {
    let text = Text(ansi: line.text)
    switch LogLevel(line: line.text) {
    case .warning?: return text.foreground(.warning)
    case .error?, .critical?: return text.foreground(.error)
    case .trace?, .debug?: return text.foreground(.secondaryText)
    case .info?, .notice?, nil: return text
    }
  }

  // MARK: - Effects

  func effects(state: State) -> [Effect] {
    switch input {
    case .file(let path):
      .values(of: LogFile.updates(of: path), id: "lines") { $0.show(.file($1)) }
      .task(id: "tail") { app in
        let tail = await LogTail.read(path)
        app.send { if $0.lines.isCounting { $0.tail = tail } }
      }
      if state.isEdited { .run(.editor(path), id: "edit") { $0.edited($1) } }
    case .pipe:
      .values(of: StandardInput.lines, id: "lines") { state, line in
        guard case .pipe(var log, _) = state.lines else { return }
        // One copy only, which is changed in place.
        state.lines = .pipe(Log(), hasEnded: false)
        log.append(line)
        state.show(.pipe(log, hasEnded: false))
      } onEnd: { state in
        guard case .pipe(let log, _) = state.lines else { return }
        state.lines = .pipe(log, hasEnded: true)
      }
    }
    if state.round > 0, options.showsRates {
      .task(id: state.round) { [lines = state.lines, round = state.round] app in
        let rates = await Self.rates(of: lines)
        app.send {
          guard $0.round == round else { return }
          ($0.rates, $0.measured) = (rates, lines.version)
        }
        try await app.clock.sleep(for: .seconds(1))
        app.send {
          $0.isMeasuring = false
          $0.measure()
        }
      }
    }
  }

  /// The parts of the time that are counted: no more are shown in a wide window.
  private nonisolated static let mostRates = 120

  @concurrent private static func rates(of lines: LogLines) async -> LogTimes.Rates? {
    LogTimes(lines, year: year).rates(most: mostRates)
  }
}
