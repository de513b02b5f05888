import Recurse

// A user in the list, and what is known about one beside it.
extension UserListScreen {
  func row(_ user: User, hasBadges: Bool) -> Node {
    HStack {
      if hasBadges { badge(of: user) }
      Text(user.name).lineLimit(1)
      if hasBadges, let role = user.detail("role") {
        Spacer()
        // What is left of a role says more than what is left of a name.
        Text(role).foreground(.secondaryText).lineLimit(1).flex(shrink: 0)
        sign(of: user).accessibilityLabel(user.detail("status") ?? "")
      }
    }
    .onEdit(user.name) { $0.rename(user.id, to: $1) }
    .onMove { $0.move(user.id, by: $1.offset) }
    .onDelete { $0.remove(user.id) }
  }

  /// The field for the name of a new user. It is empty, so that what is typed takes the place of
  /// the name that the user has.
  func name(of user: User, hasBadges: Bool) -> Node {
    HStack {
      if hasBadges { badge(of: user) }
      TextField("Name", text: \.draft, prompt: user.name)
        .focused(\.isInName)
        .onSubmit { $0.leaveName(keeping: true) }
        .command("Keep “\(user.name)”", id: "keep-name", key: "escape") {
          $0.leaveName(keeping: false)
        }
    }
  }

  /// The first letters of a name.
  @NodeBuilder<UserListScreen>
  private func badge(of user: User) -> Node {
    let letters = user.name.split(separator: " ").prefix(2).compactMap(\.first)
    // A sign of two columns is enough.
    let isWide = (letters.first?.unicodeScalars.first?.value ?? 0) >= 0x1100
    Text(String(letters.prefix(isWide ? 1 : 2)).uppercased())
      .bold().foreground(.accent).lineLimit(1).frame(width: 3)
      // The name is beside it.
      .accessibilityLabel("")
  }

  /// A status, in a color and with a sign of its own.
  private func sign(of user: User) -> Text {
    switch user.detail("status") {
    case "active": Text("●").foreground(.success)
    case "invited": Text("◌").foreground(.warning)
    case "suspended": Text("✗").foreground(.error)
    default: Text(" ")
    }
  }

  /// The file's facts about the user under the cursor.
  func details(of user: User?) -> Node {
    VStack(alignment: .stretch, spacing: 1) {
      if let user {
        HStack {
          badge(of: user)
          Text(user.name).bold()
        }
        VStack(alignment: .stretch) {
          fact("id", Text(user.id.description))
          for detail in user.details.prefix(12) {
            if detail.name == "status" {
              fact("status", sign(of: user) + Text(" " + detail.value), heard: detail.value)
            } else {
              fact(detail.name, Text(detail.value))
            }
          }
        }
        if user.details.isEmpty {
          Text("Nothing else is known of this user.").foreground(.secondaryText)
        }
      } else {
        EmptyState("No user is selected")
      }
    }
    .padding(horizontal: 2, vertical: 1).frame(maxHeight: .infinity).background(.surface)
  }

  private func fact(_ title: String, _ text: Text, heard: String? = nil) -> Node {
    HStack {
      Text(title).foreground(.secondaryText).lineLimit(1).frame(width: 8)
      let line = text.lineLimit(2)
      if let heard { line.accessibilityLabel(heard) } else { line }
    }
  }
}
