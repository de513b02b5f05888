import Recurse
import RecurseTesting
import Testing

@testable import RecurseFiles

@MainActor @Suite("A picker of a new file") struct SavingTests {
  private let home = Home()

  @Test("offers a name in the field, and chooses it by Enter")
  func saving() async throws {
    let screen = try await home.openScreen(FilePicker(savingAs: "new.txt"))
    #expect(try screen.focused?.label == "Name" && screen.field("Name").value == "new.txt")
    screen.press(.enter)
    try await screen.waitUntilRead()
    #expect(screen.chosen == [["/home/me/new.txt"]])
  }

  @Test("asks before it chooses a file that exists")
  func replacing() async throws {
    let screen = try await home.openScreen(FilePicker(savingAs: "todo.txt"))
    screen.press(.enter)
    try await screen.waitUntilRead()
    #expect(screen.alert?.label == "Replace the file?" && screen.chosen == [])
    #expect(screen.focused?.label == "Cancel" && screen.shows("“todo.txt” exists already."))
    screen.press(.enter)
    #expect(screen.alert == nil && screen.chosen == [])
    // Right after an alert Enter does nothing.
    await screen.advance(by: .seconds(1))
    screen.press(.enter)
    try await screen.waitUntilRead()
    try screen.press("Replace")
    #expect(screen.chosen == [["/home/me/todo.txt"]])
  }

  @Test("takes the name of a file in the list, and keeps the name in another folder")
  func list() async throws {
    let screen = try await home.openScreen(FilePicker(savingAs: "new.txt"))
    try screen.click("docs/", count: 2)
    try await screen.waitUntilRead()
    #expect(screen.state.text == "new.txt" && screen.shows("plan.md"))
    try screen.click("plan.md", count: 2)
    #expect(screen.state.text == "plan.md" && screen.focused?.label == "Name")
    screen.press(.enter)
    try await screen.waitUntilRead()
    #expect(screen.alert != nil)
  }

  @Test("goes to a folder that is typed, and says what is wrong with a path")
  func paths() async throws {
    let screen = try await home.openScreen(FilePicker(savingAs: "new.txt"), columns: 60)
    screen.change { $0.text = "docs/" }
    screen.press(.enter)
    try await screen.waitUntilRead()
    #expect(screen.state.folder == FileLocation("/home/me/docs") && screen.state.text == "new.txt")
    for (path, words) in [
      ("none/a.txt", "“/home/me/docs/none” does not exist."),
      ("plan.md/a.txt", "“/home/me/docs/plan.md” is not a folder."),
    ] {
      screen.change { $0.text = path }
      screen.press(.enter)
      try await screen.waitUntilRead()
      #expect(screen.shows(words) && screen.chosen == [])
    }
    screen.change { $0.text = "deep/a.txt" }
    screen.press(.enter)
    try await screen.waitUntilRead()
    #expect(screen.chosen == [["/home/me/docs/deep/a.txt"]])
  }

  @Test("asks for a name if there is none, and chooses no device")
  func empty() async throws {
    let screen = try await home.openScreen(FilePicker(savingAs: ""))
    screen.press(.enter)
    await screen.settle()
    #expect(screen.outputs == [] && screen.state.check == nil)
    #expect(screen.shows("Type the name of the new file"))
    home.fake.add("/home/me/null", .other)
    screen.type("null")
    #expect(!screen.shows("Type the name"))
    screen.press(.enter)
    try await screen.waitUntilRead()
    #expect(screen.shows("cannot be chosen") && screen.alert == nil && screen.outputs == [])
  }
}
