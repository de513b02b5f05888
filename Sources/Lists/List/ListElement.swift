import RecurseReconciler
import RecurseWidgets

/// A list, as far as its widget has to know it: its content are its lazy children.
package struct ListElement: WidgetElement, Accessible {
  package typealias Event = Selection

  package var mode = SelectionMode.none
  /// Whether the owner's state holds the selection.
  package var isBound = false
  package var hasSections = false
  /// Whether Tab comes to headers as well as to the row with the cursor.
  package var reachesHeaders = false

  /// The person selected a row, or took it out of the selection.
  package struct Selection {
    package var key: NodeKey
    package var isSelected: Bool

    package init(key: NodeKey, isSelected: Bool) {
      self.key = key
      self.isSelected = isSelected
    }
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

/// What a line of a list shows.
package enum ListRowKind: Hashable, Sendable {
  case row, header, footer, placeholder
  /// Below all rows: that more are loaded, say.
  case listFooter

  /// Whether the cursor may come to some of this kind.
  var mayTakeCursor: Bool { self == .row || self == .listFooter }
}

/// One row of a list around the nodes that the app gave it, which form a column.
package struct ListRowElement: WidgetElement, Accessible {
  package var kind = ListRowKind.row
  /// Whether the owner's state has the row selected.
  package var isSelected = false
  package var hasGutter = false

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
  /// What is above the rows of a section.
  public static let sectionHeader = Role("sectionHeader")
  /// What is below the rows of a section.
  public static let sectionFooter = Role("sectionFooter")
  /// What an empty list shows.
  public static let placeholder = Role("placeholder")
  /// What is below all rows of a list.
  public static let listFooter = Role("listFooter")
}
