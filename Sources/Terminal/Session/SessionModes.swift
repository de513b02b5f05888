/// What the mouse reports.
public enum MouseReporting: Hashable, Sendable {
  /// Nothing: the terminal selects text with it.
  case none
  /// Buttons and the wheel.
  case buttons
  /// And motion while a button is held.
  case drags
  /// And all motion.
  case motion
}

/// What a session asks of the terminal.
public struct TerminalOptions: Hashable, Sendable {
  public var mouse: MouseReporting
  /// A paste comes as one event.
  public var bracketsPastes: Bool
  /// The window's gain and loss of the keyboard are events.
  public var reportsFocus: Bool
  /// Keys are unambiguous where the terminal knows kitty's protocol.
  public var usesKittyKeyboard: Bool
  /// Standard output and error are kept while the session lasts, and shown after it.
  public var capturesOutput: Bool

  public init(
    mouse: MouseReporting = .buttons, bracketsPastes: Bool = true, reportsFocus: Bool = true,
    usesKittyKeyboard: Bool = true, capturesOutput: Bool = true
  ) {
    self.mouse = mouse
    self.bracketsPastes = bracketsPastes
    self.reportsFocus = reportsFocus
    self.usesKittyKeyboard = usesKittyKeyboard
    self.capturesOutput = capturesOutput
  }
}

/// The bytes that take over the terminal, those that give it back, and those for an emergency.
struct SessionModes {
  let enter: [UInt8]
  /// ``enter`` for a terminal that was never given back: without what would be stacked twice.
  let renew: [UInt8]
  /// The reverse of ``enter``, in reverse order.
  let leave: [UInt8]
  /// ``leave``, for a terminal that may be in the middle of anything.
  let emergency: [UInt8]
  let usesKittyKeyboard: Bool

  @MainActor
  init(screen: NcursesScreen, options: TerminalOptions) {
    usesKittyKeyboard = screen.type.isXtermLike && options.usesKittyKeyboard
    var steps: [(enter: [UInt8], leave: [UInt8], isStacked: Bool)] = []
    func step(_ enter: [UInt8]?, _ leave: [UInt8]?, isStacked: Bool = false) {
      steps.append((enter ?? [], leave ?? [], isStacked))
    }
    func mode(_ number: String) {
      step(Array("\u{1b}[?\(number)h".utf8), Array("\u{1b}[?\(number)l".utf8))
    }

    // Last of all: terminals made with libvterm take the cursor's visibility back from where
    // ncurses saved its place, when the alternate screen is left.
    step([], screen.capability("cnorm"))
    step(screen.capability("smcup"), screen.capability("rmcup"), isStacked: true)
    step([], screen.capability("clear").flatMap { screen.capability("rmcup") == nil ? $0 : nil })
    step(screen.capability("rmir"), [])
    step(screen.capability("smam"), screen.capability("smam"))
    step(screen.capability("sgr0"), screen.capability("sgr0"))
    step(screen.capability("op"), screen.capability("op"))
    step(screen.capability("smkx"), screen.capability("rmkx"))
    if screen.type.isXtermLike {
      // After the alternate screen: it has a stack of keyboard modes of its own.
      if usesKittyKeyboard {
        step(Array("\u{1b}[>1u".utf8), Array("\u{1b}[<u".utf8), isStacked: true)
      }
      step([], Array("\u{1b}[0 q".utf8))
      if options.bracketsPastes { mode("2004") }
      if options.reportsFocus { mode("1004") }
      switch options.mouse {
      case .none: break
      case .buttons: mode("1000")
      case .drags: mode("1002")
      case .motion: mode("1003")
      }
      if options.mouse != .none { mode("1006") }
    }
    enter = steps.flatMap(\.enter)
    renew = steps.filter { !$0.isStacked }.flatMap(\.enter)
    leave = steps.reversed().flatMap(\.leave)
    // CAN ends a sequence that was cut, whatever it was.
    let unfinished = screen.type.isXtermLike ? Array("\u{18}\u{1b}[?2026l\u{1b}[r".utf8) : []
    emergency = unfinished + leave
  }
}
