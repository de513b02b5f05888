import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable {
    var text = ""
    var log: [String] = []
    var breaksTheRule = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      TextField("Name", text: \.text)
      Text("keys").onPaste { $0.log.append("never \($1)") }
    }
    .onKey { state, key in
      if state.breaksTheRule { state.log.append("?") }
      guard let digit = key.text.flatMap({ Int($0) }) ?? (key.key == .function(2) ? 2 : nil) else {
        return .ignored
      }
      state.log.append("page \(digit)")
      return .handled
    }
    .onKey(.control("s")) { $0.log.append("save") }
    .onPaste { $0.log.append("paste \($1)") }
  }
}

@MainActor @Suite("A handler of any key") struct AnyKeyTests {
  @Test("gets what nothing further in takes, and lets others pass without a render")
  func anyKey() {
    let screen = TestScreen(Page(), columns: 20, rows: 3)
    screen.type("1")
    #expect(screen.state.text == "1" && screen.state.log == [])
    screen.press(.function(2))
    #expect(screen.state.log == ["page 2"])
    _ = screen.takeRecord()
    screen.press(.function(7))
    #expect(screen.takeRecord().update.renders == 0)
    screen.press(.control("s"))
    #expect(screen.state.log == ["page 2", "save"])
  }

  @Test("that ignores a key and yet changes the state is found by strict mode")
  func brokenRule() {
    withKnownIssue {
      let screen = TestScreen(Page(), columns: 20, rows: 3, isStrict: true)
      screen.change { $0.breaksTheRule = true }
      screen.press(.function(7))
    }
  }

  @Test("A paste goes to the field that has the focus, else outward")
  func paste() {
    let screen = TestScreen(Page(), columns: 20, rows: 3)
    screen.paste("a\nb")
    #expect(screen.state.text != "" && screen.state.log == [])

    struct Log: Component {
      struct State { var log: [String] = [] }
      var initialState: State { State() }
      func render(state: State) -> Node {
        Text("links").onPaste { $0.log.append($1) }
      }
    }
    let links = TestScreen(Log(), columns: 20, rows: 3)
    links.paste("x\r\ny")
    #expect(links.state.log.count == 1)
  }
}
