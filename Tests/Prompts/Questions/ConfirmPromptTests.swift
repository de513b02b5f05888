import Recurse
import RecurseTesting
import Testing

@testable import RecursePrompts

@MainActor @Suite("A question that is answered by yes or no") struct ConfirmPromptTests {
  private func screen(
    default standard: Bool = false, yes: String = "Yes", no: String = "No", columns: Int = 40,
    screenReader: Bool = false
  ) -> TestScreen<ConfirmPrompt> {
    TestScreen(
      ConfirmPrompt(question: "Delete 3 files?", standard: standard, yes: yes, no: no),
      columns: columns, rows: 12, screenReader: screenReader)
  }

  @Test("takes the default by Enter", arguments: [false, true])
  func standard(isYes: Bool) throws {
    let screen = screen(default: isYes)
    #expect(screen.text == "? Delete 3 files? [ Yes ] [ No ]")
    screen.press(.enter)
    #expect(try screen.state.result?.get() == isYes)
    #expect(screen.printed == ["? Delete 3 files? \(isYes ? "Yes" : "No")"])
  }

  @Test(
    "takes letters, whatever has the focus",
    arguments: [("y", true), ("Y", true), ("n", false), ("N", false)], [false, true])
  func letters(letter: (key: String, answer: Bool), standard: Bool) throws {
    let screen = screen(default: standard)
    screen.type("x")
    #expect(screen.state.result == nil)
    screen.type(letter.key)
    #expect(try screen.state.result?.get() == letter.answer)
  }

  @Test("moves the focus by arrows and Tab")
  func arrows() throws {
    let byArrow = screen(default: false)
    byArrow.press(.left, .enter)
    #expect(try byArrow.state.result?.get() == true)
    let byTab = screen(default: true)
    byTab.press(.tab, .enter)
    #expect(try byTab.state.result?.get() == false)
  }

  @Test("takes no letter that both words begin with")
  func sameLetters() throws {
    let screen = screen(yes: "Now", no: "Never")
    screen.type("n")
    #expect(screen.state.result == nil)
    let german = self.screen(yes: "Ja", no: "Nein")
    german.type("j")
    #expect(try german.state.result?.get() == true)
  }

  @Test("has its buttons below, where there is no room beside the question")
  func narrow() {
    #expect(screen(columns: 20).text == "? Delete 3 files?\n[ Yes ] [ No ]")
  }

  @Test("is heard with its question")
  func heard() {
    let screen = screen(screenReader: true)
    #expect(screen.takeSpoken() == ["Delete 3 files? No, button, 2 of 2, default"])
    screen.press(.left)
    #expect(screen.takeSpoken() == ["Yes, button, 1 of 2"])
    screen.press(.function(7))
    #expect(
      screen.takeSpoken() == [
        "Delete 3 files?", "Yes, button, 1 of 2", "No, button, 2 of 2, default",
      ])
  }
}
