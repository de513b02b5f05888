import RecurseReconciler
import RecurseWidgets

// What a list says to one of its rows. A modifier of the row listens.

/// The row was chosen: Enter, a click, or Space where several can be selected.
package struct RowSelection { package init() {} }

/// The row is no longer selected, by something that the person did.
package struct RowDeselection { package init() {} }

/// The row is to be deleted.
package struct RowDeletion { package init() {} }

/// The row is to be edited in place.
package struct RowEditing { package init() {} }

/// A person types where the cursor is, on a cell that takes that as its new text.
package struct RowTyping {
  package let text: String
}

/// What is done with one cell of a table, or with a row as a whole: of another cell it means nothing.
protocol CellEvent {}
extension RowDeletion: CellEvent {}
extension RowEditing: CellEvent {}
extension RowTyping: CellEvent {}

/// What belongs to the row was pressed.
package struct RowAccessory { package init() {} }

/// What is not to be done with a row.
struct RowRules: OptionSet {
  let rawValue: Int
  static let selectionDisabled = RowRules(rawValue: 1)
  static let notEditable = RowRules(rawValue: 2)
}

extension Instance {
  /// Offers what a list says to one of its rows to those who listen in it, further in first.
  ///
  /// - Returns: whether one of them did what is asked.
  @discardableResult
  package final func offer<Event>(toRow event: Event) -> Bool {
    offer(toRow: event, entersCells: !(Event.self is any CellEvent.Type))
  }

  private func offer<Event>(toRow event: Event, entersCells: Bool) -> Bool {
    guard !isClosedToRowEvents else { return false }
    return childInstances.contains {
      (entersCells || !$0.isCell) && $0.offer(toRow: event, entersCells: entersCells)
    } || hears(event)
  }

  /// Whether something in the row listens for a type of event.
  package final func isRow<Event>(listeningFor event: Event.Type) -> Bool {
    hasInRow(entersCells: !(event is any CellEvent.Type)) { $0.listens(for: event) }
  }

  /// Whether something in the row would do what an event asks for.
  final func isRow<Event>(accepting event: Event) -> Bool {
    hasInRow(entersCells: !(Event.self is any CellEvent.Type)) { $0.accepts(event) }
  }

  private func hasInRow(entersCells: Bool, where isWanted: (Instance) -> Bool) -> Bool {
    guard !isClosedToRowEvents else { return false }
    return isWanted(self)
      || childInstances.contains {
        (entersCells || !$0.isCell) && $0.hasInRow(entersCells: entersCells, where: isWanted)
      }
  }

  /// Whether it is a cell in a row.
  private var isCell: Bool { (self as? ElementInstance)?.widget is any RowCell }

  /// What the row's modifiers forbid.
  final var rowRules: RowRules {
    guard !isClosedToRowEvents else { return [] }
    var rules = trait(of: RowRules.self) ?? []
    for child in childInstances { rules.formUnion(child.rowRules) }
    return rules
  }

  /// What is disabled hears nothing, and neither does what listens around that alone; a list within
  /// a row speaks to rows of its own.
  private var isClosedToRowEvents: Bool {
    if let element = self as? ElementInstance {
      return element.isDisabled || element.box.identity == ObjectIdentifier(ListElement.self)
    }
    var current: Instance = self
    while !(current is ElementInstance), current.childInstances.count == 1 {
      current = current.childInstances[0]
    }
    return (current as? ElementInstance)?.isDisabled == true
  }
}

extension ElementInstance {
  fileprivate var isDisabled: Bool {
    (box.attributes as? StyleAttributes)?.style.isInert == true
  }
}
