import RecurseReconciler
import RecurseTerminal

/// The commands that a node declares, their owner's type erased.
struct CommandSet {
  let commands: [DeclaredCommand]

  /// Returns the first command with an id.
  func command(_ id: String) -> DeclaredCommand? { commands.first { $0.id == id } }
}

/// A command as a node declares it.
struct DeclaredCommand {
  let id: String
  let title: String
  /// The description of what the command does; empty if the title says it.
  var help = ""
  /// The keys that run it, the one to show first.
  var keys: [KeySequence]
  let isEnabled: Bool
  /// The line of code; empty for a command of the library.
  let place: String
  /// Whether it has a name, under which it is listed. The chord of an `onKey` has none.
  var isListed = true
  /// Whether it submits the forms at its node: it then runs only if nothing in them is wrong.
  var submitsForm = false
  /// Runs the transition of an owner, for the node at an instance.
  let run: @MainActor (ComponentInstance, Instance) -> Void

  /// The command as the author of the app knows it.
  var name: String {
    let named = place.isEmpty ? "“\(title)”" : "“\(title)” (\(place))"
    return isListed ? named : "onKey(\"\(keys.first?.source ?? "")\")"
  }

  /// Returns a title in kebab case.
  static func id(of title: String) -> String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// The reasons why keys of it can never come, for the author of the app.
  var impossibleKeys: [String] {
    keys.compactMap { sequence in
      let reason = sequence.keys.lazy.compactMap { key in
        key.reasonImpossible.map { "\(key): \($0)" }
      }.first
      return (sequence.mistake ?? reason).map { "the key of \(name), \($0)" }
    }
  }
}

/// An entry of the command list: a command, or what a control does with a key.
package struct ListedCommand {
  /// The origin of the set.
  package enum Origin {
    /// A control on the way of a key declares what it does by itself, with keys that go together.
    case control
    case command
    /// A menu of the menu bar.
    case menu
    /// A command of every app.
    case app

    /// Whether the command concerns the whole app.
    var isOfEveryApp: Bool { self == .app || self == .menu }
  }

  package let id: String
  package let title: String
  /// The description of what the command does; empty if the title says it.
  package var help = ""
  /// The keys that run it; empty where it has none.
  package internal(set) var keys: [KeySequence]
  package let isEnabled: Bool
  /// The line of code; empty for a command of the library.
  package let place: String
  package var origin = Origin.command
  /// Whether it is a control's, and comes after the commands of the app.
  var followsCommands = false
  /// Whether the line of hints may show it.
  var isOnLine = true
  package let run: @MainActor () -> Void

  /// Whether the library declares the command, as those of tabs and the ones of every editor.
  var isOfLibrary: Bool { followsCommands || origin == .command && place.isEmpty }

  /// The first key, or all that go together: `←/→`.
  package var spelledKeys: String {
    origin == .control
      ? keys.map(\.description).joined(separator: "/") : keys.first?.description ?? ""
  }
}

/// Commands of every app, which it may declare anew.
enum AppCommand: String {
  case help, readScreen, quit

  /// Those of an app that is seen, and of one that is heard.
  static let seen: [AppCommand] = [.help, .quit]
  static let heard: [AppCommand] = [.help, .readScreen, .quit]

  /// The keys that run the command, unless something in the app uses them.
  var keys: [KeySequence] {
    switch self {
    case .help: ["f1", "ctrl+p", "?"]
    case .readScreen: ["f7"]
    case .quit: ["ctrl+q"]
    }
  }

  func title(in words: Words) -> String {
    switch self {
    case .help: words.commands
    case .readScreen: words.readScreen
    case .quit: words.quit
    }
  }
}
