import CRecurse
import RecurseTerminal

/// Writes a line to standard error. While the app runs, the output is captured; it is shown when
/// the app exits.
///
/// The message is escaped, because it may quote text from elsewhere, as an error does.
func writeToStandardError(_ message: String) {
  var line = message.terminalSafe + "\n"
  line.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
}
