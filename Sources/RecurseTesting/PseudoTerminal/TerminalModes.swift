#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The modes of a terminal line, as `stty -a` shows them. Compare those before and after a program.
public struct TerminalModes: Hashable, Sendable, CustomStringConvertible {
  private var input: UInt
  private var output: UInt
  private var control: UInt
  private var local: UInt
  private var speeds: [UInt]
  private var characters: [UInt8]

  /// A Boolean value that indicates whether the kernel edits lines. It does not in raw and cbreak
  /// mode.
  public var isCanonical: Bool { local & UInt(ICANON) != 0 }
  /// A Boolean value that indicates whether the kernel echoes typed characters.
  public var echoes: Bool { local & UInt(ECHO) != 0 }
  /// A Boolean value that indicates whether Ctrl-C and Ctrl-Z are signals instead of bytes.
  public var keysSendSignals: Bool { local & UInt(ISIG) != 0 }
  /// A Boolean value that indicates whether newlines are written as CR LF.
  public var processesOutput: Bool { output & UInt(OPOST) != 0 }

  init(_ descriptor: Int32) throws {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else {
      throw TerminalFailure(
        description: "the terminal's modes: \(String(cString: strerror(errno)))")
    }
    input = UInt(modes.c_iflag)
    output = UInt(modes.c_oflag)
    control = UInt(modes.c_cflag)
    // These two are state of the kernel, not modes.
    local = UInt(modes.c_lflag) & ~(UInt(PENDIN) | UInt(FLUSHO))
    speeds = [UInt(cfgetispeed(&modes)), UInt(cfgetospeed(&modes))]
    characters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
  }

  public var description: String {
    func flag(_ name: String, _ isOn: Bool) -> String { isOn ? name : "-" + name }
    let flags = [
      flag("icanon", isCanonical), flag("isig", keysSendSignals), flag("echo", echoes),
      flag("opost", processesOutput),
    ]
    let numbers = [input, output, control, local].map { String($0, radix: 16) }
    return flags.joined(separator: " ") + " (" + numbers.joined(separator: ":") + ":"
      + characters.map { String($0, radix: 16) }.joined(separator: ",") + ")"
  }
}
