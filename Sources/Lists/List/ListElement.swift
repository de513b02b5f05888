import RecurseReconciler
import RecurseWidgets

/// A list, without its content, which is in lazy children.
package struct ListElement: WidgetElement, Accessible {
  package typealias Event = Change

  package var mode = SelectionMode.none
  /// Whether the owner's state holds the selection.
  package var isBound = false
  package var hasSections = false
  /// Whether Tab reaches headers as well as the row with the cursor.
  package var reachesHeaders = false
  /// Whether typed text that nothing else uses continues the query that the list takes.
  package var continuesQuery = false

  /// A selection or deselection of a row by the user.
  package struct Selection {
    package var key: NodeKey
    package var isSelected: Bool

    package init(key: NodeKey, isSelected: Bool) {
      self.key = key
      self.isSelected = isSelected
    }
  }

  /// A person's opening or closing of a row of a tree.
  package struct Opening {
    package var key: NodeKey
    package var isExpanded: Bool
    /// Whether all below it opens, too.
    package var isDeep = false
  }

  /// The change that a person makes in the state of the list's owner.
  package enum Change {
    case selection(Selection)
    case opening(Opening)
    /// Text at the end of the query.
    case queryText(String)
    /// Removes the last character of the query.
    case queryBackspace
  }

  package var role: Role { .list }
  package var label: String { "" }

  package func makeWidget(_ sender: EventSender<ListElement>) -> ElementWidget<ListElement> {
    ListWidget(self, sender)
  }
}

extension ListElement: CustomStringConvertible {
  package var description: String {
    "list"
  }
}

/// The kind of a line in a list.
package enum ListRowKind: Hashable, Sendable {
  case row, header, footer, placeholder
  /// A row below all others, which for example says that more rows are loading.
  case listFooter
}

/// A row of a list, around a column of nodes from the app.
package struct ListRowElement: WidgetElement, Accessible {
  package var kind = ListRowKind.row
  /// Whether the owner's state selects the row.
  package var isSelected = false
  /// Whether the cursor can move to the row, as its data says.
  package var isSelectable = true
  package var hasGutter = false
  /// The place in a tree; `nil` in a plain list.
  package var branch: RowBranch?

  /// Whether a row of a tree shows what is below it; `nil` if nothing can be below it.
  package var isExpanded: Bool? {
    branch.flatMap { $0.isExpandable ? $0.kind == .expanded : nil }
  }

  package var role: Role {
    switch kind {
    case .row: .row
    case .header: .sectionHeader
    case .footer: .sectionFooter
    case .placeholder: .placeholder
    case .listFooter: .listFooter
    }
  }
  package var label: String { "" }
  package var value: String? { isSelected ? "selected" : nil }

  package func makeWidget(_ sender: EventSender<ListRowElement>) -> ElementWidget<ListRowElement> {
    ListRowWidget(self, sender)
  }
}

extension Role {
  /// A list.
  public static let list = Role("list")
  /// A row of a list.
  public static let row = Role("row")
  /// The content above the rows of a section.
  public static let sectionHeader = Role("sectionHeader")
  /// The content below the rows of a section.
  public static let sectionFooter = Role("sectionFooter")
  /// The content of an empty list.
  public static let placeholder = Role("placeholder")
  /// The content below all rows of a list.
  public static let listFooter = Role("listFooter")
}
