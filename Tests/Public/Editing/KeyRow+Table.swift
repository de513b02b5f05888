import Recurse

/// The table of the keys of readline and nano: docs/keys.md says why ours differ.
extension KeyRow {
  private static let motions: [KeyRow] = [
    KeyRow("ctrl+a", "one t|wo", .text("|one two")),
    KeyRow("home", "one t|wo", .text("|one two")),
    KeyRow("ctrl+e", "one t|wo", .text("one two|")),
    KeyRow("end", "one t|wo", .text("one two|")),
    KeyRow("ctrl+b", "one t|wo", .text("one |two")),
    KeyRow("left", "one t|wo", .text("one |two")),
    KeyRow("ctrl+f", "one t|wo", field: .text("one tw|o"), editor: .bar("Find:")),
    KeyRow("right", "one t|wo", .text("one tw|o")),
    KeyRow("alt+b", "one t|wo", .text("one |two")),
    KeyRow("ctrl+left", "one t|wo", .text("one |two")),
    KeyRow("alt+left", "one t|wo", .text("one |two")),
    KeyRow("alt+f", "o|ne two", .text("one| two")),
    KeyRow("ctrl+right", "o|ne two", .text("one| two")),
    KeyRow("alt+right", "o|ne two", .text("one| two")),
    KeyRow("alt+f", "one| two", .text("one two|")),
    KeyRow("alt+f", "|one_two three", .text("one_two| three")),
    KeyRow("alt+b", "one_two|", .text("|one_two")),
    KeyRow("alt+f", "|it's", .text("it|'s")),
    KeyRow("alt+b", "one-two, |", .text("one-|two, ")),
    KeyRow("alt+f", "|a1.b2", .text("a1|.b2")),
    KeyRow("ctrl+home", "one t|wo", .text("|one two")),
    KeyRow("ctrl+end", "one t|wo", .text("one two|")),
    KeyRow("alt+<", "one t|wo", .text("|one two")),
    KeyRow("alt+>", "one t|wo", .text("one two|")),
    KeyRow("up", "one t|wo", field: .app, editor: .text("|one two")),
    KeyRow("down", "one t|wo", field: .app, editor: .text("one two|")),
    KeyRow("up", "|one two", .app),
    KeyRow("down", "one two|", .app),
    KeyRow("pageup", "|one two", .app),
    KeyRow("pagedown", "one two|", .app),
    KeyRow("ctrl+up", "one t|wo", .text("|one two")),
    KeyRow("ctrl+down", "one t|wo", .text("one two|")),
    KeyRow("pageup", "one t|wo", field: .app, editor: .text("|one two")),
    KeyRow("pagedown", "one t|wo", field: .app, editor: .text("one two|")),
    KeyRow("left", "one [two|]", .text("one |two")),
    KeyRow("right", "[|one] two", .text("one| two")),
  ]

  private static let selections: [KeyRow] = [
    KeyRow("shift+left", "one| two", .text("on[|e] two")),
    KeyRow("shift+right", "one| two", .text("one[ |]two")),
    KeyRow("shift+home", "one| two", .text("[|one] two")),
    KeyRow("shift+end", "one| two", .text("one[ two|]")),
    KeyRow("ctrl+shift+left", "one two|", .text("one [|two]")),
    KeyRow("ctrl+shift+right", "|one two", .text("[one|] two")),
    KeyRow("shift+up", "one| two", field: .app, editor: .text("[|one] two")),
    KeyRow("shift+down", "one| two", field: .app, editor: .text("one[ two|]")),
    KeyRow("shift+pageup", "one| two", field: .app, editor: .text("[|one] two")),
    KeyRow("shift+pagedown", "one| two", field: .app, editor: .text("one[ two|]")),
    KeyRow("ctrl+space", "one| two", .yields("one| two")),
    KeyRow("ctrl+@", "one| two", .yields("one| two")),
    KeyRow("ctrl+space right", "one| two", .text("one[ |]two")),
    KeyRow("ctrl+@ ctrl+e", "one| two", .text("one[ two|]")),
    KeyRow("alt+a", "one| two", .yields("[one two|]")),
    KeyRow("ctrl+shift+a", "one| two", .yields("[one two|]")),
    KeyRow("escape", "[one|] two", .text("one| two")),
    KeyRow("escape", "one| two", .app),
  ]

  private static let deletions: [KeyRow] = [
    KeyRow("backspace", "one| two", .text("on| two")),
    KeyRow("shift+backspace", "one| two", .text("on| two")),
    KeyRow("ctrl+h", "one| two", .text("on| two")),
    KeyRow("backspace", "[one|] two", .text("| two")),
    KeyRow("delete", "one| two", .text("one|two")),
    KeyRow("ctrl+d", "one| two", .text("one|two")),
    KeyRow("ctrl+d", "[one|] two", .text("| two")),
    KeyRow("ctrl+d", "one|", .text("one|")),
    KeyRow("ctrl+d", "|", .app),
    KeyRow("x", "one| two", .text("onex| two")),
    KeyRow("?", "one| two", .text("one?| two")),
    KeyRow("x", "[one|] two", .text("x| two")),
  ]

  private static let cuts: [KeyRow] = [
    KeyRow("ctrl+k", "o|ne two", .text("o|")),
    KeyRow("ctrl+k", "[one|] two", .text("| two")),
    KeyRow("ctrl+k", "one|", .text("one|")),
    KeyRow("ctrl+u", "one t|wo", .text("|wo")),
    KeyRow("ctrl+w", "one a/b|", .text("one |")),
    KeyRow("alt+backspace", "one a/b|", .text("one a/|")),
    KeyRow("ctrl+backspace", "one a/b|", .text("one a/|")),
    KeyRow("alt+d", "one| two", .text("one|")),
    KeyRow("ctrl+delete", "one| two", .text("one|")),
    KeyRow("alt+delete", "one| two", .text("one|")),
    KeyRow("ctrl+shift+delete", "one| two", .text("one|")),
    KeyRow("ctrl+x", "[one|] two", .copies("one", then: "| two")),
    KeyRow("ctrl+x", "one| two", .app),
    KeyRow("shift+delete", "[one|] two", .copies("one", then: "| two")),
    KeyRow("shift+delete", "one| two", .app),
    KeyRow("ctrl+c", "[one|] two", .copies("one", then: "one| two")),
    KeyRow("ctrl+c", "one| two", .app),
    KeyRow("ctrl+insert", "[one|] two", .copies("one", then: "[one|] two")),
    KeyRow(
      "ctrl+insert", "one| two", field: .copies("one two", then: "one| two"), editor: .app),
    KeyRow("ctrl+w home ctrl+y", "one two|", .text("two|one ")),
    KeyRow("ctrl+w ctrl+w ctrl+y", "one two|", .text("one two|")),
    KeyRow("ctrl+y", "one| two", .app),
    KeyRow("ctrl+w home ctrl+v", "one two|", .text("two|one ")),
    KeyRow("ctrl+v", "one| two", .app),
    KeyRow("ctrl+w home ctrl+k ctrl+y alt+y", "one two|", .text("two|")),
    KeyRow("alt+y", "one| two", .app),
    KeyRow("shift+insert", "one| two", .app),
  ]

  private static let changes: [KeyRow] = [
    KeyRow("x ctrl+_", "one|", .text("one|")),
    KeyRow("x ctrl+/", "one|", .text("one|")),
    KeyRow("x ctrl+z", "one|", .text("one|")),
    KeyRow("ctrl+_", "one|", .app),
    KeyRow("ctrl+z", "one|", .app),
    KeyRow("x ctrl+z alt+z", "one|", .text("onex|")),
    KeyRow("x ctrl+z ctrl+shift+z", "one|", .text("onex|")),
    KeyRow("x ctrl+z ctrl+y", "one|", .text("onex|")),
    KeyRow("alt+z", "one|", .app),
    KeyRow("ctrl+t", "o|ne", .yields("no|e")),
    KeyRow("ctrl+t", "one|", .yields("oen|")),
    KeyRow("alt+t", "one| two", .yields("two one|")),
    KeyRow("alt+u", "|one two", .yields("ONE| two")),
    KeyRow("alt+u", "o|ne two", .yields("oNE| two")),
    KeyRow("alt+l", "|ONE two", .yields("one| two")),
    KeyRow("alt+c", "one| two", .yields("one Two|")),
    KeyRow("alt+u", "[one|] two", .yields("[ONE|] two")),
    KeyRow("alt+U", "|one two", .yields("ONE| two")),
    KeyRow("alt+\\", "one  |  two", .yields("one|two")),
    KeyRow("ctrl+alt+h", "one| two", .text("| two")),
    KeyRow("alt+F", "|one two", .text("one| two")),
    KeyRow("alt+A", "one| two", .yields("[one two|]")),
    KeyRow("ctrl+space escape right", "|one two", .text("o|ne two")),
  ]

  private static let searches: [KeyRow] = [
    KeyRow("alt+r", "one| two", field: .app, editor: .bar("Replace:")),
    KeyRow("ctrl+g", "one| two", field: .app, editor: .bar("Line:")),
    KeyRow("alt+g", "one| two", field: .app, editor: .bar("Line:")),
  ]

  private static let breaks: [KeyRow] = [
    KeyRow("enter", "one| two", field: .app, editor: .text("one\n| two")),
    KeyRow("alt+enter", "one| two", field: .app, editor: .text("one\n| two")),
    KeyRow("shift+enter", "one| two", field: .app, editor: .text("one\n| two")),
  ]

  /// The keys of readline that are left to the app. Most terminals send some of them as another
  /// key: Ctrl+J and Ctrl+M as Enter, Ctrl+I as Tab.
  private static let readlineKeys: [KeySequence] = [
    "ctrl+l", "ctrl+alt+l", "ctrl+j", "ctrl+m", "ctrl+n", "ctrl+p", "ctrl+r", "ctrl+s", "alt+n",
    "alt+p", "ctrl+alt+y", "alt+.", "alt+_", "ctrl+o", "ctrl+q", "alt+tab",
    "ctrl+alt+t", "alt+0", "alt+1", "alt+2", "alt+3", "alt+4", "alt+5", "alt+6", "alt+7",
    "alt+8", "alt+9", "alt+-", "tab", "ctrl+i", "alt+?", "alt+*", "alt+=", "ctrl+alt+g", "alt+&",
    "alt+~", "alt+space", "ctrl+]", "ctrl+alt+]", "alt+#", "ctrl+alt+j", "insert",
  ]

  /// The keys of nano that are left to the app, without those that are readline's, too.
  private static let nanoKeys: [KeySequence] = [
    "ctrl+\\", "ctrl+^", "ctrl+6", "alt+^", "alt+e", "alt+]", "alt+q", "alt+w", "alt+(", "alt+)",
    "alt+up", "alt+down", "alt++", "alt+,", "alt+/", "alt+j", "alt+v", "alt+{", "alt+}", "alt+:",
    "alt+;", "shift+tab", "alt+insert", "alt+pageup", "alt+pagedown", "alt+h", "alt+i", "alt+k",
    "alt+m", "alt+o", "alt+s", "alt+$", "alt+x", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8",
    "f9", "f10", "f11", "f12",
  ]

  private static let unused = (readlineKeys + nanoKeys).map { KeyRow($0, "one| two", .app) }
  /// Those of a field and of an editor.
  static let all: [KeyRow] = [
    motions, selections, deletions, cuts, changes, searches, breaks, unused,
  ].flatMap(\.self)

  /// Those of an editor alone.
  static let ofLines: [KeyRow] = [
    KeyRow("ctrl+a", "one\ntw|o", .text("one\n|two")),
    KeyRow("home", "  on|e", .text("|  one")),
    KeyRow("ctrl+e", "o|ne\ntwo", .text("one|\ntwo")),
    KeyRow("ctrl+b", "one\n|two", .text("one|\ntwo")),
    KeyRow("right", "one|\ntwo", .text("one\n|two")),
    KeyRow("alt+f", "one|\ntwo", .text("one\ntwo|")),
    KeyRow("alt+b", "one\n|two", .text("|one\ntwo")),
    KeyRow("alt+<", "one\ntw|o", .text("|one\ntwo")),
    KeyRow("alt+>", "o|ne\ntwo", .text("one\ntwo|")),
    KeyRow("ctrl+home", "one\ntw|o", .text("|one\ntwo")),
    KeyRow("ctrl+end", "o|ne\ntwo", .text("one\ntwo|")),
    KeyRow("up", "one\ntw|o", .text("on|e\ntwo")),
    KeyRow("down", "o|ne\ntwo", .text("one\nt|wo")),
    KeyRow("pageup", "one\ntw|o", .text("on|e\ntwo")),
    KeyRow("pagedown", "o|ne\ntwo", .text("one\nt|wo")),
    KeyRow("ctrl+up", "one\n\ntw|o", .text("one\n|\ntwo")),
    KeyRow("ctrl+down", "o|ne\n\ntwo", .text("one\n|\ntwo")),
    KeyRow("shift+down", "o|ne\ntwo", .text("o[ne\nt|]wo")),
    KeyRow("alt+a", "o|ne\ntwo", .yields("[one\ntwo|]")),
    KeyRow("backspace", "one\n|two", .text("one|two")),
    KeyRow("ctrl+d", "one|\ntwo", .text("one|two")),
    KeyRow("ctrl+k", "o|ne\ntwo", .text("o|\ntwo")),
    KeyRow("ctrl+k", "one|\ntwo", .text("one|two")),
    KeyRow("ctrl+k ctrl+k ctrl+y", "|one\ntwo", .text("one\n|two")),
    KeyRow("ctrl+u", "one\ntw|o", .text("one\n|o")),
    KeyRow("ctrl+u", "one\n|two", .text("one\n|two")),
    KeyRow("ctrl+w", "one\n|two", .text("|two")),
    KeyRow("ctrl+t", "one\n|two", .yields("one\n|two")),
    KeyRow("enter", "  one|", .text("  one\n  |")),
  ]

  /// Those of an editor of code.
  static let ofCode: [KeyRow] = [
    KeyRow("tab", "|one", .text("  |one")),
    KeyRow("tab", "one| two", .text("one | two")),
    KeyRow("tab", "[one\ntwo|]", .text("[  one\n  two|]")),
    KeyRow("escape tab", "one| two", .app),
    KeyRow("shift+tab", "  one|", .text("one|")),
    KeyRow("shift+tab", "[  one\n  two|]", .text("[one\ntwo|]")),
    KeyRow("backspace", "    |one", .text("  |one")),
    KeyRow("enter", "one {|", .text("one {\n  |")),
    KeyRow("ctrl+]", "|{one}", .yields("{one|}")),
    KeyRow("ctrl+]", "{one|}", .yields("|{one}")),
    KeyRow("ctrl+]", "|one", .app),
    KeyRow("alt+]", "|{one}", .yields("{one|}")),
    KeyRow("alt+}", "one|", .app),
    KeyRow("alt+{", "  one|", .app),
    KeyRow("alt+3", "one|", .app),
  ]
}
