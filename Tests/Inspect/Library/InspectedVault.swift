import Recurse
import RecurseCore
import RecurseReconciler
import RecurseTerminal
import RecurseTesting

/// A secret field whose text the state keeps in every form, behind many rows.
struct InspectedVault: Component {
  struct State: Equatable {
    var name = ""
    var word = ""
    /// Each state of the word while it was typed.
    var log: [String] = []
    var numbers: [String: Int] = [:]
    var members: Set<String> = []
    var deep = Nested.end("")
    var start = ""
    var isShown = false
    var isOpen = false
    var note = ""
    var isAtWord: Bool?
  }

  /// A value of any depth.
  indirect enum Nested: Equatable {
    case end(String)
    case next(Nested)

    static func of(_ text: String, depth: Int) -> Nested {
      depth == 0 ? .end(text) : .next(.of(text, depth: depth - 1))
    }
  }

  var rows = 0

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      if state.isOpen {
        Text("open")
      } else {
        TextField("Name", text: \.name)
        ScrollView { ForEach(0..<rows, id: \.self) { Text("row \($0)") } }.frame(height: 1)
        if state.isShown {
          TextField("Word", text: state.word) { Self.take($1, &$0) }
            .focused(\.isAtWord, equals: true)
        } else {
          SecureField("Word", text: state.word) { Self.take($1, &$0) }
            .focused(\.isAtWord, equals: true)
        }
        Text(state.log.last ?? "nothing")
      }
    }
    .onKey(.function(9)) { $0.isAtWord = true }
    .onKey(.function(2)) { $0.isShown.toggle() }
    .onKey(.function(3)) { $0.isOpen = true }
    .onKey(.function(4)) { state in
      let word = "of \(state.word)"
      state.note = word
      state.numbers = [word: 1]
      state.members = [word]
      state.deep = .of(word, depth: 20)
    }
    .onKey(.function(5)) { $0.note = "fine" }
    .onKey(.function(6)) { $0.note = $0.log.first ?? "" }
  }

  private static func take(_ word: String, _ state: inout State) {
    state.word = word
    state.log.append("<\(word)>")
    state.numbers = [word: word.count]
    state.members = [word]
    state.deep = .of(word, depth: 20)
    state.start = String(word.prefix(3))
  }
}

/// A field that stays empty, because the state keeps what is typed in another place.
struct InspectedPad: Component {
  struct State: Equatable {
    var digits: [String] = []
    var code = ""
    var note = ""
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      if state.digits.count < 3 {
        SecureField("Code", text: "") { state, digit in
          state.digits.append(digit)
          state.code = state.digits.joined()
        }
      }
    }
    .onKey(.function(2)) { $0.note = "it is \($0.code)" }
  }
}
