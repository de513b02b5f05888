import ArgumentParser
import DemoCommand
import Recurse
import UserListScreen

/// The app. Its state is the screen that is shown.
package struct LoginApp: App {
  package enum State: Equatable {
    case form
    case welcome(String)
    case signingUp
    /// The list, and the name of who has logged in to it.
    case users(String?)
  }

  /// The duration of signing up.
  package var delay: Duration

  package init(delay: Duration) { self.delay = delay }

  package var initialState: State { .form }

  package func render(state: State) -> Node {
    switch state {
    case .form:
      // In a narrow window the buttons come closer, so that neither is cut.
      WithEnvironment(\.windowSize) { size in
        let isLarge = size.columns >= 100 && size.rows >= 24
        LoginForm(
          spacing: size.columns > 20 ? 2 : 1, hasPanel: size.columns >= 32 && size.rows >= 10,
          isLarge: isLarge
        )
        .on { state, output in
          switch output {
          case .loggedIn(let name): state = .welcome(name)
          case .signUp: state = .signingUp
          }
        }
        if size.rows >= 16, !isLarge {
          Text("Log in as Test, with the password Test.").foreground(.secondaryText)
            .frame(maxWidth: .infinity, alignment: .center).padding(.bottom)
        }
      }
      KeyHints().windowTitle("Log in")
    case .welcome(let name):
      Center {
        WithEnvironment(\.windowSize) { size in
          let hasPanel = size.columns >= 32 && size.rows >= 10
          VStack(alignment: .center, spacing: hasPanel ? 1 : 0) {
            Text("\(Text("✓").foreground(.success)) Welcome, \(name)").bold()
            if size.columns >= 100, size.rows >= 24 {
              Text("You are logged in as a member of Quillon.").foreground(.secondaryText)
            }
            HStack(spacing: hasPanel ? 2 : 1) {
              Button("Users") { $0 = .users(name) }.keyboardShortcut(.defaultAction)
              Button("Log out") { $0 = .form }
            }
          }
          .padding(horizontal: hasPanel ? 2 : 0, vertical: hasPanel ? 1 : 0)
          .border(hasPanel ? .rounded : nil, color: .success)
        }
      }
      .command("Log out", key: "escape") { $0 = .form }
      KeyHints().windowTitle("Welcome, \(name)")
    case .signingUp:
      Center { ProgressView("Signing up…") }.command("Stop", key: "escape") { $0 = .form }
      KeyHints().windowTitle("Sign up")
    case .users(let name):
      UserListScreen(.sample, hasBack: true).on { state, _ in
        state = name.map { .welcome($0) } ?? .form
      }
    }
  }

  package func effects(state: State) -> [Effect] {
    if state == .signingUp {
      .task(id: "sign up") { [delay] app in
        try await app.clock.sleep(for: delay)
        app.send { $0 = .users(nil) }
      }
    }
  }
}

@main struct LoginDemo: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "login-demo", abstract: "A login form: try Test and Test, then something else.")

  @Option(parsing: .unconditional, help: "The duration of signing up, in milliseconds.")
  var delay = 500

  func validate() throws {
    try expectTime("The delay", delay)
  }

  func run() {
    LoginApp.launch { LoginApp(delay: .milliseconds(delay)) }
  }
}
