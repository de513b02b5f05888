import Recurse
import RecurseCore
import RecurseReconciler
import RecurseTerminal
import RecurseTesting

/// A form with a secret field, whose text the state copies, and an effect that is named by it.
struct InspectedForm: Component {
  struct State: Equatable {
    var name = ""
    var word = ""
    var copy = ""
    var isSending = false
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    TextField("Name", text: \.name)
    SecureField("Word", text: \.word)
    Button("Copy") { $0.copy = "<\($0.word)>" }
    Button("Send") { $0.isSending = true }
    InspectedLabel(text: state.name)
  }

  func effects(state: State) -> [Effect] {
    if state.isSending {
      .task(id: "send \(state.word)") { app in try await app.clock.sleep(for: .seconds(9)) }
    }
  }
}

struct InspectedLabel: Component, Equatable {
  let text: String
  func render(state: Void) -> Node { Text("hello \(text)") }
}
