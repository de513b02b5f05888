import Foundation
import RecurseTesting
import TestSupport
import Testing

/// A method of a string that looks for a string is enough to bring in an engine for regular
/// expressions: 2 MiB of a statically linked program, and 0.5 MiB of what is resident.
@Suite("What the library adds to a program", .blocking) struct ProgramContentTests {
  /// Names of the module's symbols have its name behind its length.
  @Test(
    "An app without regular expressions calls none of the standard library's",
    arguments: ["ending-fixture", "login-demo"])
  func regularExpressions(program: String) throws {
    let bytes = try Data(contentsOf: URL(filePath: builtProduct(program)))
    #expect(bytes.range(of: Data("15RecurseTerminal".utf8)) != nil, "symbols can be read")
    #expect(bytes.range(of: Data("17_StringProcessing".utf8)) == nil)
  }
}
