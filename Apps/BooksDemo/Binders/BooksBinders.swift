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

  /// Stores the likes after each change, not those of the start. A new change ends the work for the
  /// one before, so that the store gets the latest.
  package static func storage(_ store: any LikeStore) -> BooksBinder {
    .task(onChangeOf: \.order) { order, driver in
      do throws(LikeProblem) {
        try await store.write(order.likes)
        driver.perform(.kept(order.likes))
      } catch {
        driver.perform(.notKept(error))
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
        case .opened(let title): log.note("look “\(title)”")
        case .closed: log.note("close")
        }
      }.disposed(by: bag)
    }
  }
}
