import Recurse

/// Receives what users do.
@MainActor
package protocol AnalyticsLog: AnyObject {
  func note(_ line: String)
}

/// The last reports, to be shown.
@MainActor
package final class RecentNotes: AnalyticsLog {
  package let notes = CollectionProperty<String>()
  private let most: Int

  package init(most: Int = 5) { self.most = most }

  package func note(_ line: String) {
    notes.modify {
      $0.append(line)
      if $0.count > most { $0.removeFirst() }
    }
  }
}
