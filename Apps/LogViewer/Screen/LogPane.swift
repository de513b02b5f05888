import Foundation
import Recurse
import RecurseReaders

/// A log with its state, and the lines a minute above it.
struct LogPane: Component, Equatable {
  let input: LogInput
  let filter: LogFilter
  let options: PaneOptions
  /// The place among all panes, if others are not in view.
  let place: String
  /// Whether the window has too few rows for a border.
  let isLow: Bool
  /// The bytes of a compressed file that are kept.
  let keep: Int

  var initialState: State { State(lines: LogLines(input)) }

  /// The year of times without one.
  nonisolated static let year = Calendar(identifier: .gregorian).component(
    .year, from: Date())

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      WithEnvironment(\.windowSize) { size in
        if options.showsRates, size.rows >= 12, let rates = state.rates {
          RateLine(
            rates: rates, view: state.view(rows: size.rows), showsErrors: size.rows >= 24)
        }
      }
      ZStack {
        // It has the keys also while there are no lines.
        log(state).scrollPosition(\.position)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        if let fault = state.lines.fault, !isLow {
          EmptyState(fault.title, sign: "✗", color: .error, message: fault.message)
        }
      }
      .flex(grow: 1, shrink: 1)
    }
    .border(
      isLow && !state.lines.isFaulty ? nil : .rounded,
      title: "\(place)\(input.title) – \(state.status)"
    )
    .foreground(state.lines.isFaulty ? .error : nil)
    .commands {
      Command("Go to a time", key: "t") { $0.ask(.time) }
      if case .file = state.lines {
        Command("Go to a byte", key: "P") { $0.ask(.byte) }
        Command("Edit", key: "v") { $0.isEdited = true }
      }
      if state.tail != nil {
        // The end that is shown has neither all lines nor their numbers.
        Command("Find", key: "/") { $0.find(backward: false) }
        Command("Go to a line", key: ":") { $0.ask(.line) }
      }
      Command("Find backward", key: "?") { $0.find(backward: true) }
      Command("Pipe to a command", key: "|") { $0.ask(.command) }
    }
    .onChange(of: state.finds) { state, _ in state.findAgain() }
    .sheet(item: \.asked) { question in
      VStack(alignment: .stretch) {
        Text(question.heading).bold().lineLimit(1)
        Reading(\.prompt) { prompt in
          TextField(question.title, text: \.typed, prompt: prompt)
            // A field takes Enter before commands do, which are in the hints.
            .onSubmit { $0.answer(question) }
            .command(question.verb, id: "answer", key: "enter") { $0.answer(question) }
        }
        Reading(\.refusal) { refusal in
          if let refusal { Text(refusal).foreground(.error).lineLimit(3) }
        }
      }
      .frame(width: 36)
    }
    .toast(item: \.notice) { Text($0) }
  }

  private func log(_ state: State) -> Node {
    switch state.lines {
    case .file(let file):
      if let tail = state.tail {
        view(tail, state, lineNumbers: false)
      } else {
        view(file, state, lineNumbers: options.lineNumbers == .shown)
      }
    case .pipe(let log, _): view(log, state, lineNumbers: options.lineNumbers == .shown)
    }
  }

  private func view(_ lines: some LineSource, _ state: State, lineNumbers: Bool) -> Node {
    let line = LineText(filter: filter, year: Self.year)
    return LogView(
      lines, wraps: options.wraps, lineNumbers: lineNumbers, filter: filter,
      placeholder: "\(filter.nothing). Escape shows all lines.",
      findsBackward: state.findsBackward, content: { line.text($0, in: lines) },
      onCopy: { $0.noteCopy(lines: $1) }, onFollow: { $0.isFollowing = $1 }
    )
    .findNavigator(isPresented: \.finds)
  }

  // MARK: - Effects

  func effects(state: State) -> [Effect] {
    switch input {
    case .file(let path):
      if let program = state.unpacking {
        unpack(path, by: program)
      } else {
        .values(of: LogFile.updates(of: path), id: "lines") { [keep] in
          $0.show(.file($1), keeping: keep)
        }
      }
      .task(id: "tail") { app in
        let tail = await LogTail.read(path)
        app.send { if $0.lines.isCounting, $0.goal == nil, !$0.finds { $0.tail = tail } }
      }
      if state.isEdited { .run(.editor(path), id: "edit") { $0.edited($1) } }
    case .pipe: append(StandardInput.lines)
    }
    if let file = state.unpacked { append(file.lines) }
    if let command = state.command {
      if let text = state.piped {
        .run(.line(command, reading: text), id: "pipe") { $0.edited($1) }
      } else {
        choose(from: state.lines)
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

  /// Adds lines to the log, with one copy only, which is changed in place.
  private func append(_ lines: StandardInput.Lines) -> Effect {
    .values(of: lines, id: "piped lines") { state, line in
      guard case .pipe(var log, _) = state.lines else { return }
      state.lines = .pipe(Log(), hasEnded: false)
      log.append(line)
      state.show(.pipe(log, hasEnded: false))
    } onEnd: { state in
      guard case .pipe(let log, _) = state.lines else { return }
      state.lines = .pipe(log, hasEnded: true)
    }
  }

  /// Runs the program that reads a compressed file.
  private func unpack(_ path: String, by program: String) -> Effect {
    .task(id: "unpack") { app in
      do {
        let file = try UnpackedFile()
        app.send { $0.unpacked = file }
        let problem = try await file.unpack(path, by: program)
        if let problem { app.send { $0.notice = problem } }
      } catch  where !Task.isCancelled {
        app.send { $0.notice = "\(program) cannot be started" }
      }
    }
  }

  /// The parts of the time that are counted: no more are shown in a wide window.
  private nonisolated static let mostRates = 240

  @concurrent private static func rates(of lines: LogLines) async -> LogTimes.Rates? {
    LogTimes(lines, year: year).rates(most: mostRates)
  }
}

extension TerminalProgram {
  /// A line of shell that reads a text, and whose output stays until Enter.
  fileprivate static func line(_ command: String, reading text: String) -> TerminalProgram {
    var program = TerminalProgram(
      "sh", ["-c", "\(command)\nprintf '\\nEnter goes back. ' >/dev/tty; read -r _ </dev/tty"])
    program.input = text
    return program
  }
}
