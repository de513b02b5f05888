import Foundation
import RecurseTesting
import TestSupport
import Testing
import UserListScreen

@Suite("Random files of users", .blocking) struct UserTextFuzzTests {
  private static let texts = [
    "a", "é", "e\u{301}", "名", "🙂", #"\n"#, #"\""#, #"\\"#, #"\/"#, #"\u0041"#, #"\ud83d\ude42"#,
    " ",
  ]

  private static func string(_ random: inout SplitMix64) -> String {
    let parts = (0..<random.below(6)).map { _ in texts[random.below(texts.count)] }
    return "\"\(parts.joined())\""
  }

  private static func number(_ random: inout SplitMix64) -> String {
    let digits = (0..<(1 + random.below(60))).map { _ in "\(random.below(10))" }.joined()
    let sign = ["", "-"][random.below(2)]
    let fraction = ["", ".\(digits)"][random.below(2)]
    let exponent = ["", "e\(random.below(9999))", "E-\(digits.prefix(5))"][random.below(3)]
    return "\(sign)\(1 + random.below(9))\(digits)\(fraction)\(exponent)"
  }

  private static func space(_ random: inout SplitMix64) -> String {
    ["", "", " ", "\n", "\r\n", "\t"][random.below(6)]
  }

  private static func value(_ random: inout SplitMix64, depth: Int = 0) -> String {
    let space = space(&random)
    switch random.below(depth < 6 ? 7 : 5) {
    case 0: return ["null", "true", "false"][random.below(3)]
    case 1, 2: return number(&random)
    case 3, 4: return string(&random)
    case 5:
      let items = (0..<random.below(4)).map { _ in value(&random, depth: depth + 1) }
      return "[\(space)" + items.joined(separator: "\(space),") + "\(space)]"
    default:
      let items = (0..<random.below(4)).map { _ in
        "\(string(&random))\(space):\(value(&random, depth: depth + 1))"
      }
      return "{\(space)" + items.joined(separator: ",\(space)") + "\(space)}"
    }
  }

  private static func user(_ number: Int, _ random: inout SplitMix64) -> String {
    var members = (0..<random.below(5)).map { "\"x\($0)\": \(value(&random))" }
    members.append(#""id": \#(random.below(2) == 0 ? "\(number)" : "\"n\(number)\"")"#)
    members.append(#""name":\#(string(&random))"#)
    members.shuffle(using: &random)
    return "{" + members.joined(separator: ", ") + "}"
  }

  @Test("Reading and writing a valid file keeps each user byte for byte")
  func valid() async throws {
    let folder = try TemporaryFolder()
    var random = Fuzz.random(22)
    let url = folder.url.appendingPathComponent("users.json")
    for _ in 0..<Fuzz.rounds(200) {
      let users = (0..<random.below(8)).map { Self.user($0, &random) }
      try ("[" + users.joined(separator: " ,\n") + "]")
        .write(to: url, atomically: false, encoding: .utf8)
      let file = UserFile(path: url.path)
      let (read, version) = try file.read()
      #expect(read.count == users.count, "seed \(Fuzz.seed)")
      _ = try await file.write(read, over: version)
      let text = try String(contentsOf: url, encoding: .utf8)
      let inner = users.isEmpty ? "" : "\n  " + users.joined(separator: ",\n  ")
      #expect(text.utf8.elementsEqual("[\(inner)\n]\n".utf8), "seed \(Fuzz.seed)")
      #expect(try file.read().users == read, "seed \(Fuzz.seed)")
    }
  }

  private static func problem(of file: UserFile) -> String? {
    do {
      _ = try file.read()
      return nil
    } catch {
      return error.problem
    }
  }

  @Test("Reading a broken file throws a description")
  func broken() async throws {
    let folder = try TemporaryFolder()
    var random = Fuzz.random(23)
    let url = folder.url.appendingPathComponent("users.json")
    var failures = 0
    for _ in 0..<Fuzz.rounds(2000) {
      var bytes = Array("[\((0..<3).map { Self.user($0, &random) }.joined(separator: ","))]".utf8)
      for _ in 0...random.below(4) {
        let place = random.below(max(1, bytes.count))
        guard place < bytes.count else { break }
        switch random.below(4) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
        case 2:
          bytes.insert(Array("{}[]\",:\\-.e0n".utf8).randomElement(using: &random)!, at: place)
        default: bytes = Array(bytes[..<(place + 1)])
        }
      }
      try Data(bytes).write(to: url)
      if let problem = Self.problem(of: UserFile(path: url.path)) {
        failures += 1
        #expect(problem.hasPrefix("is no list of users: "), "seed \(Fuzz.seed)")
      }
    }
    #expect(failures > 0)
  }
}
