import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

/// The file is input from elsewhere: whatever it is, the app starts.
@Suite("The file of keys of an app", .blocking) struct KeyFileTests {
  /// What a demo prints of its keys, with a folder of settings that a script fills.
  private func keys(_ script: String) throws -> String {
    let folder = try TemporaryFolder()
    let shell = try TerminalProcess(
      "sh",
      [
        "-c",
        "mkdir -p \"$1/gallery\" && cd \"$1/gallery\" && \(script); XDG_CONFIG_HOME=\"$1\" "
          + "RECURSE_DESCRIBE=keys \"$0\" --page layers < /dev/null 2>&1 | cat",
        builtProduct("gallery"), folder.path("."),
      ])
    #expect(try shell.waitForExit() == .exited(0))
    return String(decoding: shell.output, as: UTF8.self).replacing("\r\n", with: "\n")
      .replacing(folder.path("."), with: "FOLDER")
  }

  @Test("gives commands other keys, and says what is wrong")
  func file() throws {
    let text = try keys(
      #"printf 'new = ctrl+n\ndelete =\nquit = ctrl+shift+q\nrenam = r\nnew = x\nhelp = ctlr+h\n' > keys"#
    )
    let lines = text.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("new ") && $0.contains(" ctrl+n ") }, "\(text)")
    #expect(lines.contains { $0.hasPrefix("delete ") && !$0.contains(" delete ") }, "\(text)")
    #expect(lines.contains { $0.hasPrefix("quit ") && $0.contains("ctrl+shift+q") }, "\(text)")
    #expect(text.contains("keys:5: “new” has its keys in line 1"), "\(text)")
    #expect(text.contains("keys:6: “ctlr” is no modifier"), "\(text)")
    #expect(text.contains("keys:4: no command is called “renam” here"), "\(text)")
    #expect(text.contains("terminals send it as Ctrl+Q"), "\(text)")
  }

  @Test(
    "that is none is not read, and does not keep the app from starting",
    arguments: [
      ("mkfifo keys", "it is no regular file"), ("mkdir keys", "it is no regular file"),
      ("ln -s /dev/zero keys", "it is no regular file"),
      ("truncate -s 1G keys", "it has more than 64 KiB"),
      ("ln -s keys keys", "Too many levels of symbolic links"), ("true", nil),
    ])
  func special(script: String, reason: String?) throws {
    let text = try keys(script)
    #expect(text.contains("n") && text.contains("New"))
    if let reason {
      #expect(text.contains("keys is not read: \(reason)"), "\(text)")
    } else {
      #expect(!text.contains("not read"))
    }
  }

  @Test(
    "of another user, or without rights, is not read",
    .enabled(if: getuid() == 0, "only root can make such a file"))
  func others() throws {
    #expect(
      try keys("echo 'new = x' > keys; chown 12345 keys").contains("it belongs to another user"))
  }

  @Test("may be a link to one of the user's own")
  func link() throws {
    let text = try keys("echo 'new = x' > other; ln -s other keys")
    #expect(text.split(separator: "\n").contains { $0.hasPrefix("new ") && $0.contains(" x ") })
  }
}
