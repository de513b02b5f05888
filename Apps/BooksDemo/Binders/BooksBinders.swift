import Recurse

package typealias BooksBinder = Binder<BooksState, BooksEvent>

// The side effects of the books. Each can be attached on its own.
extension Binder where State == BooksState, Event == BooksEvent {
  /// Searches a catalogue. A new request drops the answer to the one before.
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

  /// Stores the likes after each change.
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

  /// Reports events and searches to analytics.
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
