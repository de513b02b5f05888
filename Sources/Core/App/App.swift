import CRecurse
import RecurseReconciler
import RecurseTerminal

/// A program that fills the terminal: its root component.
///
/// ```swift
/// import Recurse
///
/// @main struct Counter: App {
///   var initialState: Int { 0 }
///
///   func render(state: Int) -> Node {
///     Text("Count: \(state)").bold()
///     Button("Add one") { $0 += 1 }
///   }
/// }
/// ```
///
/// The app ends by the effect ``ComponentEffect/quit(status:)``, by its command with the id `quit`, and
/// by the signals that end programs. Ctrl+Q runs that command, and so does Ctrl-C where nothing handles
/// it, then with the status 130: an app that wants to ask first declares a command with that id. A second
/// Ctrl-C within three seconds, with nothing pressed in between, ends the app in any case. Before that
/// command runs, and before a signal ends the app, what is half typed is taken as if the focus left
/// it. However it ends, the terminal is left as it was found.
///
/// `RECURSE_DESCRIBE=1 app` needs no terminal: it prints in words what the app shows when nothing
/// changes any more, or after a second, a role, a label, a value and states on a line, and ends.
/// `RECURSE_DESCRIBE=keys app` prints what keys do then.
///
/// What the app prints while it runs is shown after it, the last 256 KiB of each stream;
/// `RECURSE_LOG=file` keeps all of it.
@MainActor
public protocol App: Component {
  /// Makes the app that ``main()`` starts. An app whose values come from elsewhere needs none:
  /// it is started with ``launch(_:)``.
  init()

  /// The name of the program's own files: that of its executable where the app says nothing.
  ///
  /// A person chooses keys in `$XDG_CONFIG_HOME/NAME/keys`, or `~/.config/NAME/keys`, a line for each
  /// command: `save = ctrl+w`, `top = g g`, or `close =` for none.
  static var name: String { get }

  /// What the app's colors look like: ``Theme/standard`` where the app says nothing. `RECURSE_THEME`
  /// in the environment chooses another one, and `NO_COLOR` none.
  var theme: Theme { get }

  /// What the terminal tells of the mouse: ``MouseReporting/automatic`` where the app says nothing.
  ///
  /// While it tells anything, a person selects text in the terminal with Shift held. With
  /// ``MouseReporting/none`` the mouse stays the terminal's.
  var mouse: MouseReporting { get }

  /// Takes an error of a handler or an effect that no ``ErrorBoundary(content:fallback:)`` caught.
  ///
  /// ```swift
  /// func errorUncaught(_ failure: Failure, state: inout State) { state.message = failure.message }
  /// ```
  ///
  /// It is a transition of the app's state, and the app goes on. What it throws ends the app, with the
  /// message on standard error and the status 1; so does the error itself where the app says nothing.
  func errorUncaught(_ failure: Failure, state: inout State) throws
}

extension App {
  /// The name of the executable.
  public static var name: String {
    CommandLine.arguments.first?.split { $0 == "/" }.last.map { String($0) } ?? ""
  }

  /// Calm colors on the terminal's own background.
  public var theme: Theme { .standard }

  /// Presses, drags and the wheel, and all motion while something asks for it.
  public var mouse: MouseReporting { .automatic }

  /// Ends the app.
  public func errorUncaught(_ failure: Failure, state: inout State) throws { throw failure.error }

  /// Says that the app cannot be started without values, and ends the program.
  public init() {
    Self.stop("\(Self.self) needs values: start it with \(Self.self).launch { \(Self.self)(…) }")
  }

  /// Runs the app until it ends, then ends the program with its status.
  public nonisolated static func main() {
    launch { Self() }
  }

  /// Runs an app that is made with values, from a `ParsableCommand`'s `run()`, say.
  ///
  /// ```swift
  /// struct Command: ParsableCommand {
  ///   @Argument var path: String
  ///   func run() { Viewer.launch { try Viewer(path: path) } }
  /// }
  /// ```
  ///
  /// Call it on the main thread from synchronous code: an event loop that started inside an
  /// asynchronous main would keep main-actor tasks from running.
  public nonisolated static func launch(_ make: @MainActor () throws -> Self) -> Never {
    guard MainQueue.isMainThread else {
      stop("\(TerminalError.mainQueueIsBusy)")
    }
    // The main thread was checked above; the loop takes it over until the program ends.
    MainActor.assumeIsolated { () -> Never in
      do {
        let app = try make()
        let environment = processEnvironment()
        if let part = environment["RECURSE_DESCRIBE"].flatMap(DescribedPart.init(rawValue:)) {
          try AppDescription(app, of: part, environment: environment).run()
        }
        try AppRunner(app).run()
      } catch {
        stop("\(error)")
      }
    }
  }

  private nonisolated static func stop(_ message: String) -> Never {
    writeToStandardError(message)
    exit(1)
  }
}
