import Recurse

package typealias BooksBinder = Binder<BooksState, BooksEvent>

// What the world outside is told, and what it tells. Each can be attached, or left out, alone.
extension Binder where State == BooksState, Event == BooksEvent {
  /// Asks a catalogue for what is wanted; a new wish drops the answer to the one before.
  package static func api(_ catalogue: any Catalogue) -> BooksBinder {
    .task(for: \.request) { request, driver in
      driver.perform(.begin)
      do throws(Unreachable) {
        driver.perform(.show(try await catalogue.books(matching: request.query)))
      } catch {
        driver.perform(.fail(error))
      }
    }
  }

  /// Keeps the likes after each change.
  package static func storage(_ store: any LikeStore) -> BooksBinder {
    .onChange(of: \.likes) { likes, driver in
      do throws(LikeProblem) {
        try store.write(likes)
        driver.perform(.kept(problem: nil))
      } catch {
        driver.perform(.kept(problem: "\(error)"))
      }
    }
  }

  /// Counts what people do.
  package static func analytics(_ log: any AnalyticsLog) -> BooksBinder {
    BooksBinder { driver, bag in
      driver.state.map(\.request.query).observeChanges { log.note("search “\($0)”") }
        .disposed(by: bag)
      driver.events.observe { event in
        switch event {
        case .liked(let title): log.note("like “\(title)”")
        case .unliked(let title): log.note("unlike “\(title)”")
        case .closed: log.note("close")
        }
      }.disposed(by: bag)
    }
  }
}
