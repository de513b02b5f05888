/// The mouse actions that the terminal reports.
public enum MouseReporting: Hashable, Sendable {
  /// No actions: the mouse selects text in the terminal.
  case none
  /// Buttons and the wheel.
  case buttons
  /// Buttons, the wheel, and motion while a button is held.
  case drags
  /// Buttons, the wheel, and all motion.
  case motion
  /// Like `drags`, and all motion while a feature needs it: `onHover`, `help`, an open menu.
  case automatic
}

/// The features of the terminal that a session uses.
package struct TerminalOptions: Hashable, Sendable {
  package var mouse: MouseReporting
  /// Whether a paste is one event.
  package var bracketsPastes: Bool
  /// Whether the gain and loss of the keyboard focus are events.
  package var reportsFocus: Bool
  /// Whether kitty's keyboard protocol is used, if the terminal supports it.
  package var usesKittyKeyboard: Bool
  /// Whether standard output and error are captured during the session and shown after it.
  package var capturesOutput: Bool
  /// Whether the terminal is asked for its background, and tells when it becomes dark or light.
  package var asksForColors: Bool
  /// Whether lines are written below the shell's, and no picture: the modes are those of input.
  package var isForLines: Bool

  package init(
    mouse: MouseReporting = .buttons, bracketsPastes: Bool = true, reportsFocus: Bool = true,
    usesKittyKeyboard: Bool = true, capturesOutput: Bool = true, asksForColors: Bool = false,
    isForLines: Bool = false
  ) {
    self.mouse = mouse
    self.bracketsPastes = bracketsPastes
    self.reportsFocus = reportsFocus
    self.usesKittyKeyboard = usesKittyKeyboard
    self.capturesOutput = capturesOutput
    self.asksForColors = asksForColors
    self.isForLines = isForLines
  }

  /// The features for a person who hears the app: the keyboard's.
  package static let lines = TerminalOptions(mouse: .none, reportsFocus: false, isForLines: true)
}

/// The bytes that enter an app's mode, full-screen, rows below the prompt or lines, those that
/// leave it, and those for an emergency.
struct SessionModes {
  let enter: [UInt8]
  /// ``enter`` for a terminal that was not left: without the modes that the terminal stacks.
  let renew: [UInt8]
  /// The reverse of ``enter``, in reverse order.
  let leave: [UInt8]
  /// ``leave`` for a terminal that may be within an unfinished sequence.
  let emergency: [UInt8]
  /// The place in ``emergency`` where the cursor goes down to the last row of the app.
  let descentPlace: Int
  /// The bytes that undo what another program may have left. They take nothing from a stack, which
  /// may have entries of the shell.
  let settle: [UInt8]
  let usesKittyKeyboard: Bool

  /// The flags requested of kitty's keyboard protocol: keys without ambiguity (1), and a key's
  /// place on a Latin layout (4).
  private static let keyboardFlags = 5

  /// Returns the bytes that request keys, and also their repetitions and releases (2).
  static func keyboard(reportsKeyPhases: Bool) -> [UInt8] {
    Array("\u{1b}[=\(keyboardFlags | (reportsKeyPhases ? 2 : 0))u".utf8)
  }

  /// Returns the bytes that turn reports of all motion on, or leave only those of drags.
  static func motion(_ isReported: Bool) -> [UInt8] {
    Array((isReported ? "\u{1b}[?1003h" : "\u{1b}[?1003l\u{1b}[?1002h").utf8)
  }

  /// The keys of a program, in kitty's form and in xterm's. Those of its screen are meant, so this
  /// comes before the screen is left.
  private static let settlingKeys = "\u{1b}[=0u\u{1b}[>4m"

  /// The sequences that undo the modes of a program. They end an unfinished sequence, the alternate
  /// screen, an open link, the mouse, pastes, and reports of focus, colors and sizes. They reset
  /// the form of keys, cursor and keypad keys, the rows that scroll, inserting, wrapping, letters
  /// as lines, colors and the cursor. Origin mode, whose end moves the cursor, is left.
  ///
  /// The alternate screen is entered before it is left. On it already, the terminal returns to the
  /// place where the program entered it; otherwise the cursor stays where it is.
  private static func settling(_ usesKittyKeyboard: Bool) -> String {
    "\u{18}\u{1b}[?2026l" + (usesKittyKeyboard ? settlingKeys : "")
      + "\u{1b}[?1049h\u{1b}[?1049l\u{1b}7\u{1b}[r\u{1b}8\u{1b}[4l\u{1b}[?7h\u{1b}(B\u{f}\u{1b}[m"
      + "\u{1b}[?1l\u{1b}>\u{1b}[?1000;1002;1003;1005;1006;1015;1016l\u{1b}[?1004l\u{1b}[?2031l"
      + "\u{1b}[?2048l\u{1b}[?2004l\u{1b}[?25h\u{1b}[0 q\u{1b}]8;;\u{1b}\\"
  }

  /// Returns the bytes for an emergency, if others than ``descentPlace`` says leave the rows.
  func emergency(with region: [UInt8]) -> [UInt8] {
    region.isEmpty ? emergency : Array("\u{18}\u{1b}[?2026l\u{1b}[?7h".utf8) + region + leave
  }

  @MainActor
  init(screen: NcursesScreen, options: TerminalOptions) {
    let isInline = screen.isInline
    usesKittyKeyboard = screen.type.isXtermLike && options.usesKittyKeyboard
    var steps: [(enter: [UInt8], leave: [UInt8], isStacked: Bool)] = []
    func step(_ enter: [UInt8]?, _ leave: [UInt8]?, isStacked: Bool = false) {
      steps.append((enter ?? [], leave ?? [], isStacked))
    }
    func mode(_ number: String) {
      step(Array("\u{1b}[?\(number)h".utf8), Array("\u{1b}[?\(number)l".utf8))
    }

    if !options.isForLines {
      // The last step of leaving: terminals with libvterm restore the cursor's visibility together
      // with its place when the alternate screen is left.
      step([], screen.capability("cnorm"))
      if !isInline {
        step(screen.capability("smcup"), screen.capability("rmcup"), isStacked: true)
        step(
          [], screen.capability("clear").flatMap { screen.capability("rmcup") == nil ? $0 : nil })
      }
      step(screen.capability("rmir"), [])
      // Below the prompt the entry of ncurses has another, so that a frame never breaks a row.
      let breaking = isInline ? InlineRegion.breakRows : screen.capability("smam")
      step(breaking, breaking)
      step(screen.capability("sgr0"), screen.capability("sgr0"))
      step(screen.capability("op"), screen.capability("op"))
    }
    step(screen.capability("smkx"), screen.capability("rmkx"))
    if screen.type.isXtermLike {
      // After the alternate screen, which has its own stack of keyboard modes.
      if usesKittyKeyboard {
        step(Array("\u{1b}[>\(Self.keyboardFlags)u".utf8), Array("\u{1b}[<u".utf8), isStacked: true)
      }
      if !options.isForLines { step([], Array("\u{1b}[0 q".utf8)) }
      if screen.showsProgress { step([], ProgressSequence.bytes(for: nil)) }
      // A frame may have been cut within a link.
      if !options.isForLines { step([], Hyperlink.closing) }
      // The title of the window, which the app may change.
      step(Array("\u{1b}[22;2t".utf8), Array("\u{1b}[23;2t".utf8), isStacked: true)
      if options.bracketsPastes { mode("2004") }
      if options.reportsFocus { mode("1004") }
      if options.asksForColors { mode("2031") }
      switch options.mouse {
      case .none: break
      case .buttons: mode("1000")
      case .drags: mode("1002")
      case .motion: mode("1003")
      case .automatic:
        // It may be on at the end.
        step([], Array("\u{1b}[?1003l".utf8))
        mode("1002")
      }
      if options.mouse != .none { mode("1006") }
    }
    enter = steps.flatMap(\.enter)
    renew = steps.filter { !$0.isStacked }.flatMap(\.enter)
    leave = steps.reversed().flatMap(\.leave)
    // CAN ends any unfinished sequence.
    // A line is not cut within a frame, and resetting the rows that scroll moves the cursor.
    let rows = options.isForLines ? "" : "\u{1b}[?2026l\u{1b}[r"
    let unfinished = screen.type.isXtermLike ? Array("\u{18}\(rows)".utf8) : []
    emergency =
      (isInline ? InlineRegion.endingBefore + InlineRegion.endingAfter : unfinished) + leave
    descentPlace = isInline ? InlineRegion.endingBefore.count : 0
    settle = screen.type.isXtermLike ? Array(Self.settling(usesKittyKeyboard).utf8) : leave
  }
}
