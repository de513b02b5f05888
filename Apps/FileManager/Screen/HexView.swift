import FileWork
import Recurse
import RecurseReaders

/// The bytes of a file of any size as numbers and characters. `:` asks for a place and goes there.
struct HexView: Component, Equatable {
  let file: PagedFile
  let perLine: Int

  struct State {
    var position = ScrollPosition()
    var stage = Stage.reading
    var typed = ""
    /// Nothing, until a person is here: who looks at files in a list stays there.
    var focus: Place?
    /// The place to which a person went.
    var place: Int?
  }

  enum Stage: Equatable {
    case reading, asking
    case refused(String)
  }

  enum Place: Hashable, Sendable { case bytes, field }

  var initialState: State { State() }

  func render(state: State) -> Node {
    let rows = HexRows(file, perLine: perLine)
    return VStack(alignment: .stretch) {
      LogView(
        rows, wraps: false, lineNumbers: false, filter: LogFilter(), placeholder: "",
        findsBackward: false
      ) {
        text(rows.line($0.number), number: $0.number, at: state.place)
      }
      .defaultScrollAnchor(.top)
      .scrollPosition(\.position)
      .focused(\.focus, equals: .bytes)
      if state.stage != .reading {
        if case .refused(let reason) = state.stage {
          Text(reason).foreground(.error).lineLimit(2)
        }
        TextField("Go to byte", text: \.typed, prompt: "8000, 0x1f40 or 50%")
          .onSubmit { $0.go(in: file, perLine: perLine) }
          .focused(\.focus, equals: .field)
          .onKey(.escape) { $0.leave() }
      }
    }
    .commands {
      if state.stage == .reading {
        Command("Go to byte", key: ":") { $0.ask() }
      }
    }
  }

  /// The place to which a person went is shown in both parts.
  private func text(_ line: HexLine, number: Int, at place: Int?) -> Text {
    let marked = place.flatMap { $0 / perLine == number ? $0 % perLine : nil }
    func mark(_ text: String, _ index: Int) -> Text {
      index == marked ? Text(text).bold().foreground(.warning) : Text(text)
    }
    var text = Text(line.address + "  ").foreground(.secondaryText)
    guard let marked, marked < line.numbers.count else {
      let numbers = line.numbers.joined(separator: " ") + line.padding
      return text + Text(numbers) + Text("  " + String(line.characters)).foreground(.accent)
    }
    for (index, number) in line.numbers.enumerated() {
      text = text + mark(number, index) + Text(index + 1 < line.numbers.count ? " " : "")
    }
    text = text + Text(line.padding + "  ")
    for (index, character) in line.characters.enumerated() {
      text = text + (index == marked ? mark(String(character), index)
        : Text(String(character)).foreground(.accent))
    }
    return text
  }
}

extension HexView.State {
  fileprivate mutating func ask() { (stage, typed, focus) = (.asking, "", .field) }

  fileprivate mutating func leave() { (stage, focus) = (.reading, .bytes) }

  fileprivate mutating func go(in file: PagedFile, perLine: Int) {
    guard let place = HexOffset.place(typed, in: file.size) else {
      stage = .refused(HexOffset.flaw(of: typed, in: file.size))
      return
    }
    self.place = place
    position.scroll(to: place / perLine, anchor: .top)
    leave()
  }
}
