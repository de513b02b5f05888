import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("A secret field") struct SecureFieldTests {
  @Test("shows a dot for each character and the text in no cell")
  func dots() {
    let screen = fieldScreen(isSecure: true)
    for (index, character) in "Ze\u{301}日👩‍👩‍👧!".enumerated() {
      screen.type(String(character))
      #expect(screen.text == String(repeating: "•", count: index + 1))
      #expect(screen.cursor?.column == index + 1)
    }
    #expect(screen.state.text == "Ze\u{301}日👩‍👩‍👧!")
    screen.press(.left, .left, .backspace)
    #expect(screen.text == "••••")
    #expect(screen.state.text == "Ze\u{301}👩‍👩‍👧!")
    #expect(screen.cursor?.column == 2)
  }

  @Test("scrolls by characters")
  func scrolling() {
    let screen = fieldScreen(String(repeating: "日", count: 9), columns: 4, isSecure: true)
    #expect(screen.cursor?.column == 3)
    #expect(screen.text == "•••")
    screen.press(.home)
    #expect(screen.text == "••••")
    #expect(screen.cursor?.column == 0)
  }

  @Test("moves by words as if it were one word, as the words are part of the secret")
  func words() {
    let screen = fieldScreen("two words", isSecure: true)
    screen.press(.alt("b"))
    #expect(screen.cursor?.column == 0)
    screen.press(.alt("f"))
    #expect(screen.cursor?.column == 9)
    screen.press(.control("w"))
    #expect(screen.state.text == "")
  }

  @Test("that becomes readable shows its text, and vice versa")
  func revealing() {
    let screen = TestScreen(
      Fixture(Draft(text: "open")) { state in
        if state.isFocused {
          SecureField("Title", text: \.text)
        } else {
          TextField("Title", text: \.text)
        }
        Button("Show") { $0.isFocused.toggle() }
      }, columns: 10, rows: 2)
    #expect(screen.text == "••••\n[ Show ]")
    screen.press(.tab, .enter)
    #expect(screen.text == "open\n[ Show ]")
    screen.press(.enter)
    #expect(screen.text == "••••\n[ Show ]")
  }
}
