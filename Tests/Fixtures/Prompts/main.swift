import Recurse
import RecursePrompts

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A script: each argument is a prompt, whose answer is a line of standard output.
func answer(_ name: String) throws -> String {
  switch name {
  case "ask": try ask("Name?", default: "app")
  case "port": "\(try ask("Port?", format: .number(in: 1...65535)))"
  case "confirm": "\(try confirm("Delete?", default: false))"
  case "must": "\(try confirm("Delete?"))"
  case "choose": try choose("Color", from: ["red", "green", "blue"])
  case "many": "\(try choose("Number", from: 1...10_000, default: 500))"
  case "spin": try spin("Work") { "worked" }
  case "wait": try spin("Wait") { try await forever() }
  default: "?"
  }
}

func forever() async throws -> String {
  try await Task.sleep(for: .seconds(100_000))
  return "late"
}

for name in CommandLine.arguments.dropFirst() {
  do {
    print(try answer(name))
  } catch PromptError.cancelled {
    print("cancelled")
    exit(130)
  } catch {
    print("\(error)")
    exit(1)
  }
}
