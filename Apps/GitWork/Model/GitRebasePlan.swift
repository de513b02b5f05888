/// The steps of an interactive rebase, from the oldest commit to the newest.
package struct GitRebasePlan: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case pick
    /// Takes the commit with another message.
    case reword(String)
    /// Adds the commit to the one before, with both messages or a new one.
    case squash(message: String?)
    /// Adds the commit to the one before and forgets its message.
    case fixup
    /// Stops after the commit, so that a person can change it.
    case edit
    case drop
  }

  package struct Step: Identifiable, Hashable, Sendable {
    package var action: Action
    package var commit: GitID
    package var subject: String

    package var id: GitID { commit }

    package init(_ action: Action, _ commit: GitID, subject: String = "") {
      (self.action, self.commit, self.subject) = (action, commit, subject)
    }
  }

  /// The commit that the steps go onto; nil if they begin the history.
  package var base: GitID?
  package var steps: [Step]

  package init(base: GitID?, steps: [Step]) { (self.base, self.steps) = (base, steps) }
}
