import RecurseReactive
import Testing

struct Book: Equatable {
  var title = "Emma"
  var isLiked = false
  var query = ""
  var results: [String] = []
}

enum BookEvent: Equatable { case closed }

extension Action where State == Book, Event == BookEvent {
  static var like: Action { Action("like") { $0.isLiked.toggle() } }
  static var close: Action { Action("close") { _, emit in emit(.closed) } }
}

@Suite("A driver and its binders")
@MainActor
struct DriverTests {
  @Test("Actions change the observable state, and events are delivered once")
  func actions() {
    let driver = Driver<Book, BookEvent>(Book())
    let likes = Recorder(driver.state.isLiked)
    driver.perform(.close)
    let events = Recorder(driver.events)
    driver.perform(.like)
    driver.perform(.close)
    driver.perform("rename") { $0.title = "Persuasion" }
    #expect(likes.values == [false, true])
    #expect(events.values == [.closed])
    #expect(driver.state.value.title == "Persuasion")
  }

  @Test("Observers of a driver's state cannot write it")
  func readOnly() {
    let driver = Driver<Book, Never>(state: Book())
    #expect(!(driver.state is MutableProperty<Book>))
  }

  @Test("The change of an action that a binder performs reaches all observers, in order")
  func verbDuringDelivery() {
    let resetting = Binder<Book, BookEvent>.onChange(of: \.isLiked) { isLiked, driver in
      if isLiked { driver.perform(.like) }
    }
    let driver = Driver(Book(), binders: [resetting])
    let likes = Recorder(driver.state.isLiked)
    driver.perform(.like)
    #expect(likes.values == [false, true, false])
  }

  @Test("A binder is tested alone, with a driver that records what it performs")
  func recording() {
    var log: [String] = []
    let driver = RecordingDriver<Book, BookEvent>(Book())
    driver.attach(.onChange(of: \.isLiked) { isLiked, _ in log.append("liked \(isLiked)") })
    driver.attach(.onEvent { event, driver in driver.perform(.like) })
    driver.state.title = "Persuasion"
    #expect(log.isEmpty)
    driver.send(.closed)
    #expect(driver.performed == ["like"])
    #expect(driver.state.isLiked && log == ["liked true"])
    driver.end()
    driver.state.isLiked = false
    #expect(log == ["liked true"])
  }

  @Test(
    "A new value cancels the work for the old one, whose late action is dropped",
    .timeLimit(.minutes(10)))
  func keyedTask() async {
    var answers: [String: CheckedContinuation<Void, Never>] = [:]
    let asked = EventSource<String>()
    let finished = EventSource<String>()
    let driver = RecordingDriver<Book, BookEvent>(Book())
    func wait(_ signal: Signal<String>, for value: String, _ start: () -> Void) async {
      var observation: Disposable?
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        observation = signal.observe { if $0 == value { continuation.resume() } }
        start()
      }
      observation?.dispose()
    }
    await wait(asked, for: "") {
      driver.attach(
        .task(for: \.query) { query, driver in
          await withCheckedContinuation { continuation in
            answers[query] = continuation
            asked.send(query)
          }
          driver.perform("found \(query)") { $0.results = [query] }
          finished.send(query)
        })
    }
    await wait(asked, for: "b") { driver.state.query = "b" }
    await wait(finished, for: "b") { answers["b"]?.resume() }
    await wait(finished, for: "") { answers[""]?.resume() }
    #expect(driver.performed == ["found b"])
    #expect(driver.state.results == ["b"])
  }

  @Test("A binder may skip the first value and keep the latest", .timeLimit(.minutes(10)))
  func latestChange() async {
    let (saved, save) = AsyncStream.makeStream(of: String.self)
    let driver = RecordingDriver<Book, BookEvent>(Book())
    driver.attach(
      .task(onChangeOf: \.title) { title, driver in
        // The work for an earlier title is cancelled before it gets here.
        await Task.yield()
        if !Task.isCancelled { save.yield(title) }
        driver.perform("saved \(title)") { $0.query = title }
      })
    driver.state.title = "Persuasion"
    driver.state.title = "Sanditon"
    for await title in saved {
      #expect(title == "Sanditon")
      break
    }
    while driver.performed.isEmpty { await Task.yield() }
    #expect(driver.performed == ["saved Sanditon"])
  }

  @Test("The values of a property are a sequence that begins with the current one")
  func values() async {
    let number = MutableProperty(1)
    var values = number.values.makeAsyncIterator()
    #expect(await values.next() == 1)
    number.value = 2
    number.value = 3
    // A slow reader gets the latest.
    #expect(await values.next() == 3)
  }

  @Test("Neither binders nor their unfinished work retain a driver", .timeLimit(.minutes(10)))
  func noCycle() async {
    weak var released: Driver<Book, BookEvent>?
    weak var probe: Probe?
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let (ended, end) = AsyncStream.makeStream(of: Bool.self)
    do {
      let held = Probe()
      probe = held
      let driver = Driver<Book, BookEvent>(
        Book(),
        binders: [
          .onChange(of: \.isLiked) { [held] _, driver in
            _ = held
            driver.perform(.close)
          },
          .task(for: \.query) { _, driver in
            start.yield()
            // Ends by being cancelled alone.
            let (never, open) = AsyncStream.makeStream(of: Never.self)
            for await _ in never {}
            _ = open
            end.yield(Task.isCancelled)
            driver.perform(.like)
          },
        ])
      released = driver
      driver.perform(.like)
      for await _ in started { break }
    }
    #expect(released == nil && probe == nil)
    for await isCancelled in ended {
      #expect(isCancelled)
      break
    }
  }

  @Test("A binder follows a collection from its elements on, until the driver is released")
  func followingCollection() {
    let names = CollectionProperty(["a"])
    var steps: [ChangeStep<String>] = []
    var driver: Driver<Int, Never>? = Driver(
      state: 0,
      binders: [
        .following(names) { change, driver in
          steps += change.changeset.steps
          driver.perform("count") { $0 = change.current.count }
        }
      ])
    #expect(driver?.state.value == 1)
    names.append("b")
    #expect(driver?.state.value == 2)
    driver = nil
    names.append("c")
    #expect(steps == [.insert(at: 0, "a"), .insert(at: 1, "b")])
  }
}
