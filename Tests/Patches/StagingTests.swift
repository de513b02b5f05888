import RecursePatches
import Testing

@Suite struct StagingTests {
  /// Chooses lines at random, and whole hunks and files at times.
  private func selection(of patch: Patch, _ dice: inout Dice) -> PatchSelection {
    var selection = PatchSelection()
    for file in patch.files {
      if dice.below(6) == 0 { selection.insert(file.id) }
      for hunk in file.hunks {
        if dice.below(4) == 0 { selection.insert(hunk.id) }
        for line in hunk.lines.indices where dice.below(2) == 0 {
          selection.insert(line: line, of: hunk.id)
        }
      }
    }
    return selection
  }

  private func folder(_ dice: inout Dice) throws -> GitFolder {
    let folder = try GitFolder()
    let texts = (0..<4).map { _ in dice.text(lines: 30, kinds: 5) + "end\n" }
    for (index, text) in texts.enumerated() { try folder.write(text, to: "f \(index)") }
    try folder.commit("first")
    for (index, text) in texts.enumerated() {
      if index == 2 {
        try folder.git("rm", "-q", "f 2")
        try folder.git("reset", "-q")
      } else if dice.below(8) != 0 {
        try folder.write(dice.variant(of: text), to: "f \(index)")
      }
    }
    try folder.write(dice.text(lines: 9) + "new\nlast", to: "new é")
    try folder.git("add", "-N", "new é")
    return folder
  }

  @Test(arguments: 0..<25)
  func `Staging a part and then the rest gives the whole`(seed: Int) throws {
    var dice = Dice(seed)
    let folder = try folder(&dice)
    let before = try folder.git("diff", "HEAD")
    for context in ["-U3", "-U1"] {
      let patch = Patch(bytes: try folder.git("diff", context))
      let chosen = patch.selecting(selection(of: patch, &dice))
      if !chosen.files.isEmpty {
        try folder.git("apply", "--cached", "-", input: chosen.bytes)
      }
      #expect(try folder.git("diff", "HEAD") == before)
    }
    let rest = Patch(bytes: try folder.git("diff"))
    var all = PatchSelection()
    for file in rest.files { all.insert(file.id) }
    let chosen = rest.selecting(all)
    if !chosen.files.isEmpty {
      try folder.git("apply", "--cached", "-", input: chosen.bytes)
    }
    #expect(try folder.git("diff").isEmpty)
    #expect(try folder.git("diff", "--cached", "HEAD") == before)
  }

  @Test(arguments: 0..<25)
  func `Unstaging parts keeps the files and leads back to the start`(seed: Int) throws {
    var dice = Dice(seed + 1000)
    let folder = try folder(&dice)
    try folder.git("add", "-A")
    let before = try folder.git("diff", "HEAD")
    let patch = Patch(bytes: try folder.git("diff", "--cached", "-M"))
    let chosen = patch.selecting(selection(of: patch, &dice), for: .unstaging)
    if !chosen.files.isEmpty {
      try folder.git("apply", "--cached", "--reverse", "-", input: chosen.bytes)
    }
    #expect(try folder.git("diff", "HEAD").isEmpty == before.isEmpty)
    let rest = Patch(bytes: try folder.git("diff", "--cached"))
    var all = PatchSelection()
    for file in rest.files { all.insert(file.id) }
    let others = rest.selecting(all, for: .unstaging)
    if !others.files.isEmpty {
      try folder.git("apply", "--cached", "--reverse", "-", input: others.bytes)
    }
    #expect(try folder.git("diff", "--cached").isEmpty)
  }

  @Test func `Lines that are not chosen keep their place`() {
    let patch = Patch(from: "a\nb\nend\n", to: "x\ny\nend\n")
    let hunk = patch.files[0].hunks[0]
    var selection = PatchSelection()
    selection.insert(line: 0, of: hunk.id)
    selection.insert(line: 2, of: hunk.id)
    #expect(patch.selecting(selection).applied(to: "a\nb\nend\n") == "x\nb\nend\n")
    let back = patch.selecting(selection, for: .unstaging).reversed
    #expect(back?.applied(to: "x\ny\nend\n") == "a\ny\nend\n")
  }

  @Test func `A missing newline stays at the end`() {
    let patch = Patch(from: "a", to: "a\nb")
    let hunk = patch.files[0].hunks[0]
    var selection = PatchSelection()
    selection.insert(line: 2, of: hunk.id)
    #expect(patch.selecting(selection).applied(to: "a") == "a\nb")
    #expect(patch.selecting(PatchSelection()).files.isEmpty)
  }

  @Test func `Whole files stage with their mode, their name and content that is no text`() throws {
    let folder = try GitFolder()
    let lines = (1...30).map { "line \($0)\n" }
    try folder.write(lines.joined(), to: "old name")
    try folder.write(lines.joined(), to: "tool")
    try folder.write([0, 1, 2, 0], to: "bin")
    try folder.commit("first")
    try folder.git("mv", "old name", "new name")
    try folder.write("first\n" + lines.joined() + "last\n", to: "new name")
    try folder.write("first\n" + lines.joined(), to: "tool")
    try folder.write([0, 9, 9, 0, 7], to: "bin")
    try folder.git("add", "-A")
    try folder.git("update-index", "--chmod=+x", "tool")
    let diff = try folder.git("diff", "--cached", "--binary", "-M")
    let patch = Patch(bytes: diff)
    #expect(patch.files.map(\.path) == ["bin", "new name", "tool"])
    var all = PatchSelection()
    for file in patch.files { all.insert(file.id) }
    let whole = patch.selecting(all)
    #expect(whole.bytes == diff)

    var hunks = PatchSelection()
    hunks.insert(patch.files[1].hunks[1].id)
    hunks.insert(patch.files[2].hunks[0].id)
    let part = patch.selecting(hunks)
    try folder.git("reset", "-q")
    try folder.git("apply", "--cached", "-", input: part.bytes)
    let staged = Patch(bytes: try folder.git("diff", "--cached", "-M"))
    #expect(staged.files.map(\.path) == ["new name", "tool"])
    #expect(staged.files.map(\.hunks.count) == [1, 1])
    #expect(staged.files.allSatisfy { $0.newMode == "100644" })

    try folder.git("reset", "-q")
    try folder.git("apply", "--cached", "-", input: whole.bytes)
    #expect(try folder.git("diff", "--cached", "--binary", "-M") == diff)
    try folder.git("apply", "--cached", "--reverse", "-", input: whole.bytes)
    #expect(try folder.git("diff", "--cached").isEmpty)
  }

  @Test func `Unstaging a hunk of a renamed file leaves its name`() throws {
    let folder = try GitFolder()
    let lines = (1...30).map { "line \($0)\n" }
    try folder.write(lines.joined(), to: "old")
    try folder.commit("first")
    try folder.git("mv", "old", "new")
    try folder.write("first\n" + lines.joined() + "last\n", to: "new")
    try folder.git("add", "-A")
    let patch = Patch(bytes: try folder.git("diff", "--cached", "-M"))
    let part = patch.selecting(PatchSelection(.hunk(patch.files[0].hunks[0].id)), for: .unstaging)
    try folder.git("apply", "--cached", "--reverse", "-", input: part.bytes)
    let staged = Patch(bytes: try folder.git("diff", "--cached", "-M"))
    #expect(staged.files.map(\.path) == ["new"] && staged.files.map(\.oldPath) == ["old"])
    #expect(staged.files[0].hunks.map(\.id.index) == [0])
    #expect(staged.files[0].hunks[0].lines.contains { $0.text == "last" && $0.kind == .added })
  }
}
