import CRecurse
import RecurseReconciler
import RecurseTerminal

/// A terminal program, on the whole screen or below the prompt, and its root component.
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
/// The app exits when its state asks for `Effect.quit(status:)`, when the user runs its
/// command with the id `quit`, or on a signal that ends programs. Ctrl+Q runs the `quit` command.
/// Ctrl-C runs it too if nothing handles the key, with the status 130; an app that wants to ask
/// first declares a command with that id. A second Ctrl-C within three seconds, with nothing else
/// pressed in between, always ends the app. Before the command runs, and before a signal ends the
/// app, half-typed text is applied as if the focus left its field. However the app ends, the
/// terminal is left as it was found.
///
/// `RECURSE_DESCRIBE=1 app` needs no terminal: it prints a description of the screen once nothing
/// changes, or after a second, and exits. Each line has a role, a label, a value and states.
/// `RECURSE_DESCRIBE=keys app` prints a list of the key commands instead.
///
/// `RECURSE_SCREEN_READER=1 app` is for a person who hears the terminal. Nothing is painted. Each
/// turn writes at most one line of words below the shell's lines: about the focus, opened layers
/// and announcements of handlers. F7 reads the whole screen; all other keys are the usual ones.
///
/// `RECURSE_INSPECT=1 app` lets the program `inspect` look into the app from a second terminal: at
/// its tree, its state and the reasons for its renders.
///
/// Output that the app prints while it runs is shown after it exits, up to the last 256 KiB of each
/// stream; `RECURSE_LOG=file` keeps all of it.
@MainActor
public protocol App: Component {
  /// Creates the app that ``main()`` starts. An app that is created with values needs no such
  /// initializer: start it with ``launch(_:)``.
  init()

  /// The name of the program's own files, by default the name of the executable.
  ///
  /// The user chooses keys in `$XDG_CONFIG_HOME/NAME/keys`, or `~/.config/NAME/keys`, with a line
  /// for each command: `save = ctrl+w`, `top = g g`, or `close =` for none.
  static var name: String { get }

  /// The colors of the app, by default ``Theme/standard``. The environment variable `RECURSE_THEME`
  /// selects another theme, and `NO_COLOR` turns colors off.
  var theme: Theme { get }

  /// The mouse events that the terminal reports, by default ``MouseReporting/automatic``.
  ///
  /// While the terminal reports any, the user selects text in it by holding Shift. With
  /// ``MouseReporting/none``, the terminal keeps the mouse.
  var mouse: MouseReporting { get }

  /// Returns the part of the terminal that the app has in a state, by default the whole screen.
  ///
  /// ```swift
  /// func presentation(state: State) -> Presentation {
  ///   state.isReading ? .fullScreen : .inline(maxHeight: 12)
  /// }
  /// ```
  ///
  /// Below the prompt the app has as many rows as its content needs, and the lines above stay the
  /// terminal's own; ``ComponentEffect/print(id:_:)-swift.type.method`` adds to them. Focus, text
  /// and scroll stay when the presentation changes. A terminal that is not like xterm always shows
  /// the whole screen.
  func presentation(state: State) -> Presentation

  /// Handles an error of a handler or an effect that no ``ErrorBoundary(content:fallback:)``
  /// caught.
  ///
  /// ```swift
  /// func errorUncaught(_ failure: Failure, state: inout State) { state.message = failure.message }
  /// ```
  ///
  /// The method is a transition of the app's state, and the app continues. An error that it throws
  /// ends the app, with the message on standard error and the status 1. The default implementation
  /// rethrows the original error.
  func errorUncaught(_ failure: Failure, state: inout State) throws
}

extension App {
  /// The name of the executable.
  public static var name: String {
    CommandLine.arguments.first?.split { $0 == "/" }.last.map { String($0) } ?? ""
  }

  /// Calm colors on the terminal's own background.
  public var theme: Theme { .standard }

  /// Reports presses, drags and the wheel, and all motion while a widget asks for it.
  public var mouse: MouseReporting { .automatic }

  /// Returns the whole screen.
  public func presentation(state: State) -> Presentation { .fullScreen }

  /// Ends the app.
  public func errorUncaught(_ failure: Failure, state: inout State) throws { throw failure.error }

  /// Reports that the app cannot be started without values, and ends the program.
  public init() {
    Self.stop("\(Self.self) needs values: start it with \(Self.self).launch { \(Self.self)(…) }")
  }

  /// Runs the app until it exits, then ends the program with its status.
  public nonisolated static func main() {
    launch { Self() }
  }

  /// Runs an app that is created with values, for example in the `run()` of a `ParsableCommand`.
  ///
  /// ```swift
  /// struct Command: ParsableCommand {
  ///   @Argument var path: String
  ///   func run() { Viewer.launch { try Viewer(path: path) } }
  /// }
  /// ```
  ///
  /// Call this method on the main thread from synchronous code: an event loop started inside an
  /// asynchronous main would keep main-actor tasks from running.
  public nonisolated static func launch(_ make: @MainActor () throws -> Self) -> Never {
    guard MainQueue.isMainThread else {
      stop("\(TerminalError.mainQueueIsBusy)")
    }
    // The guard has checked that this is the main thread, and the loop keeps it until the program
    // ends.
    MainActor.assumeIsolated { () -> Never in
      do {
        let app = try make()
        let environment = processEnvironment()
        if let part = environment["RECURSE_DESCRIBE"].flatMap(DescribedPart.init(rawValue:)) {
          try AppDescription(app, of: part, environment: environment).run()
        }
        let runner = try AppRunner(app)
        runner.tellKeys()
        runner.run { $0.endProcess() }
        runner.keepMainThread()
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
