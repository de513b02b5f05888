import Testing

@testable import chat

@Suite("The prompts that were sent") struct PromptHistoryTests {
  @Test("are recalled from an empty text, back to the first and forward to the empty one")
  func steps() {
    var history = PromptHistory(["a", "b"])
    #expect(history.go(.later, from: "") == nil)
    #expect(history.go(.earlier, from: "") == "b")
    #expect(history.go(.earlier, from: "b") == "a")
    #expect(history.go(.earlier, from: "a") == "a")
    #expect(history.go(.later, from: "a") == "b")
    #expect(history.go(.later, from: "b") == "")
    #expect(history.go(.earlier, from: "") == "b")
  }

  @Test("leave a text that the person has typed")
  func typed() {
    var history = PromptHistory(["a"])
    #expect(history.go(.earlier, from: "x") == nil)
    #expect(history.go(.earlier, from: "") == "a")
    #expect(history.go(.earlier, from: "a!") == nil && history.go(.later, from: "a!") == nil)
    history.add("b")
    #expect(history.go(.earlier, from: "") == "b")
  }

  @Test("are none at first")
  func none() {
    var history = PromptHistory()
    #expect(history.go(.earlier, from: "") == nil)
  }
}
