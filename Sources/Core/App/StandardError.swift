import CRecurse
import RecurseTerminal

/// Writes a line to standard error. While the app runs that is captured, and shown when it ended.
///
/// A message may quote what came from elsewhere, as an error does.
func writeToStandardError(_ message: String) {
  var line = message.terminalSafe + "\n"
  line.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
}
