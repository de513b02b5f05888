import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A person who hears the app") struct SpokenFormTests {
  private struct Login: Component {
    struct State: Equatable {
      var name = "" { didSet { wrong = nil } }
      var password = "" { didSet { wrong = nil } }
      var wrong: String?
      var user: String?
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      if let user = state.user {
        Text("You have no mail.")
        Button("Log out") { $0 = State() }.windowTitle("Welcome, \(user)")
      } else {
        VStack {
          TextField("Username", text: \.name)
            .fieldError(state.wrong == "name" ? "Unknown" : nil)
          SecureField("Password", text: \.password)
            .fieldError(state.wrong == "password" ? "Wrong" : nil)
          Button("Log in") { state in
            state.wrong =
              state.name != "Ada" ? "name" : state.password != "Engine" ? "password" : nil
            if state.wrong == nil { state.user = state.name }
          }
          .keyboardShortcut(.defaultAction)
        }
        .windowTitle("Log in")
      }
    }
  }

  private struct Server: Component {
    struct State: Equatable {
      var host = ""
      var port: Int? = 80
      var isSecure = true
      var size = 1
      var colors: Set<String> = []
      var saved: [String] = []
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      Form {
        Section("Server") {
          TextField("Host", text: \.host).fieldError(state.host.isEmpty ? "Needed" : nil)
          TextField("Port", value: \.port, format: .number(in: 1...65535))
          Toggle("Secure", isOn: \.isSecure)
        }
        Picker("Size", selection: \.size, style: .radioGroup) {
          Text("small").tag(1)
          Text("large").tag(2)
        }
        Button("Save") { state, emit in
          state.saved.append(state.host)
          emit.announce("Saved \(state.host)")
        }
        .keyboardShortcut(.defaultAction)
      }
    }
  }

  @Test("logs in, and hears of a secret only how long it is")
  func logIn() {
    let screen = TestScreen(Login(), screenReader: true)
    let dialogue = """
      Log in. Username, text field, empty
      > "Adam"
      Adam
      > tab
      Username, Adam. Password, secure field, empty
      > "Engine"
      6 characters
      > enter
      Username, error: Unknown
      > shift+tab
      Password, 6 characters. Username, text field, Adam, error: Unknown
      > end backspace
      m deleted
      > tab tab
      Username, Ada. Password, secure field, 6 characters
      Log in, button
      > enter
      Welcome, Ada. Log out, button
      > f7
      Welcome, Ada
      You have no mail.
      Log out, button
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }

  @Test("fills a form, whose mistakes are said where they are")
  func form() {
    let screen = TestScreen(Server(), screenReader: true)
    let dialogue = """
      Host, text field, empty
      > enter
      error: Needed
      > "a.org"
      a.org
      > tab
      Host, a.org. Port, text field, 80
      > "x" tab
      x
      Port, x, error: Not a number. Secure, toggle, on
      > space
      off
      > tab
      Size, picker. small, 1 of 2, selected
      > down
      large, 2 of 2, selected
      > tab
      Save, button
      > enter
      Port, text field, x, error: Not a number
      > ctrl+u
      empty
      > "443" enter
      443
      Saved a.org
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }

  @Test("hears each field that keys of one read have filled")
  func typedAtOnce() {
    let screen = TestScreen(Login(), screenReader: true)
    _ = screen.takeSpoken()
    screen.typeAtOnce("Ada\tEngine\t")
    #expect(
      screen.takeSpoken() == ["Username, Ada. Password, 6 characters. Log in, button"])
  }
}
