import Recurse
import RecurseTesting
import Testing

@testable import RecurseFiles

@MainActor @Suite("Any use of a picker") struct RandomPickerTests {
  private static let keys: [Key] = [
    .enter, .tab, .shiftTab, .backspace, .space, .left, .right, .up, .down, .home, .end, .pageDown,
    .alt("."), Key.up.with(.alt), .function(5), .character("/"), .character("~"), .character("."),
    .character("d"), .character("o"), .character("t"),
  ]

  /// Strict mode compares each picture with that of a fresh build.
  @Test("ends in the picture of a fresh build, and chooses only what is there", arguments: 0..<3)
  func random(seed: UInt64) async throws {
    var numbers = Numbers(state: seed)
    let home = Home()
    home.fake.fail("/home/me/music", .noPermission)
    let picker = [
      FilePicker(), FilePicker(allowing: ["txt"], allowsMultipleSelection: true),
      FilePicker(allowing: .folders),
    ][Int(seed % 3)]
    let screen = home.screen(picker, columns: 30, rows: seed == 1 ? 6 : 16)
    for _ in 0..<60 {
      screen.press(Self.keys[Int(numbers.next() % UInt64(Self.keys.count))])
      if numbers.next().isMultiple(of: 3) { try await screen.waitUntilRead() }
    }
    try await screen.waitUntilRead()
    #expect(screen.failure == nil && screen.reports == [])
    let disk = home.fake.disk()
    for case .chosen(let files) in screen.outputs {
      for file in files {
        let kind = try disk.status(file).kind
        #expect((kind == .folder) == (seed % 3 == 2) && file.isAbsolute)
      }
    }
  }

  /// Knuth's linear congruential generator, MMIX, whose high bits are the random ones.
  private struct Numbers {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}
