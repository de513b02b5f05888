import GitWork

/// A question before a step or an end that loses something, with the answers that do something.
struct Question: Sendable {
  struct Answer: Sendable {
    enum Action: Sendable {
      case step(Step)
      /// The end of the app: at once, or after the step that goes on.
      case quit(waits: Bool)
    }

    let title: String
    let isDestructive: Bool
    let action: Action

    init(title: String, isDestructive: Bool, action: Action) {
      (self.title, self.isDestructive, self.action) = (title, isDestructive, action)
    }

    init(title: String, isDestructive: Bool, step: Step) {
      self.init(title: title, isDestructive: isDestructive, action: .step(step))
    }
  }

  let title: String
  let message: String
  let answers: [Answer]
  /// Whether a person is expected to take the first answer, which Enter then does.
  var isExpected = false

  /// Whether it asks how the app is to end.
  var isAboutQuitting: Bool {
    answers.contains { if case .quit = $0.action { true } else { false } }
  }
}

/// A text that a person types in a sheet.
enum Prompt: Hashable, Sendable {
  case newBranch(at: GitRevision, words: String)
  case renameBranch(GitRef)
  case newTag(at: GitRevision, words: String)
  case stash
  case newRemote

  var title: String {
    switch self {
    case .newBranch(_, let words): "New branch at \(words)"
    case .renameBranch(let branch): "Rename “\(branch.name)”"
    case .newTag(_, let words): "New tag at \(words)"
    case .stash: "Stash changes and untracked files"
    case .newRemote: "New remote"
    }
  }

  /// The word of the button that answers it.
  var verb: String {
    switch self {
    case .newBranch, .newTag: "Create"
    case .renameBranch: "Rename"
    case .stash: "Stash"
    case .newRemote: "Add"
    }
  }

  var hint: String {
    switch self {
    case .newBranch, .renameBranch: "name"
    case .newTag: "name, and a message if it is to have one"
    case .stash: "message"
    case .newRemote: "origin"
    }
  }

  /// The label of the field, where there is another one.
  var label: String { self == .newRemote ? "Name" : title }

  /// Whether nothing has to be typed.
  var canBeEmpty: Bool { self == .stash }

  /// The name of a branch, which has no blanks: words are joined.
  private static func branchName(_ text: String) -> String {
    text.split(separator: " ").joined(separator: "-")
  }

  /// The step that uses the typed text.
  ///
  /// - Parameter address: the text of the second field, of a remote.
  func step(_ text: String, address: String = "") -> Step? {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    switch self {
    case .newBranch(let revision, _):
      let name = Self.branchName(text)
      return .change("New branch “\(name)”") { try await $0.createBranch(name, at: revision) }
    case .renameBranch(let branch):
      let name = Self.branchName(text)
      return .change("Renaming") { try await $0.renameBranch(branch, to: name) }
    case .newTag(let revision, _):
      guard let name = words.first else { return nil }
      let message = words.count > 1 ? words[1] : nil
      return .change("New tag “\(name)”") {
        try await $0.createTag(name, at: revision, message: message)
      }
    case .stash:
      return .change("Stashing") { try await $0.pushStash(message: text) }
    case .newRemote:
      let (name, url) = (Self.branchName(text), address.filter { !$0.isWhitespace })
      guard !name.isEmpty, !url.isEmpty else { return nil }
      return .plain("New remote") { try await $0.addRemote(name, url: url) }
    }
  }
}

/// A program that has the terminal.
enum Program: Hashable, Sendable {
  case editor(String)
  case commit(CommitDraft)
}
