import Recurse

/// The tracks of a folder as far as they have been read: what the screen shows is bound to these.
@MainActor
package final class TrackLibrary {
  private let source: any TrackSource
  private var found: [String: [Track]] = [:]
  /// Those that go on; one that was asked for again may not have noticed yet that it is to end.
  private var loads = 0

  /// What the folder is called.
  package let name: String
  package let isLoading = MutableProperty(false)
  /// Whether the folder was read to its end: before that nothing says that there is nothing in it.
  package let hasRead = MutableProperty(false)
  /// The latest first.
  package let tracks = CollectionProperty<Track>()
  /// The files that could not be read, by name.
  package let problems = CollectionProperty<TrackProblem>()
  /// Which track is shown; the first where this one is not there.
  package let selection = MutableProperty<Track.ID?>(nil)
  package let selected: Property<Track?>

  package init(_ source: any TrackSource) {
    self.source = source
    name = source.name
    selected = tracks.elements.combineLatest(with: selection).map { tracks, id in
      tracks.first { $0.id == id } ?? tracks.first
    }
  }

  /// Reads every file. What was read before stays until it is read again, and for good where that
  /// fails; what is no longer there goes.
  package func load() async throws {
    loads += 1
    isLoading.value = true
    defer {
      loads -= 1
      isLoading.value = loads > 0
    }
    var problems: [TrackProblem] = []
    let files: [String]
    do {
      files = try source.files()
    } catch {
      show([error])
      hasRead.value = true
      return
    }
    for file in files {
      do throws(TrackProblem) {
        found[file] = try await source.tracks(in: file)
      } catch {
        problems.append(error)
      }
      try Task.checkCancellation()
      show(problems)
    }
    found = found.filter { files.contains($0.key) }
    show(problems)
    hasRead.value = true
  }

  private func show(_ problems: [TrackProblem]) {
    transaction {
      tracks.value = found.values.joined().sorted(by: Self.comesBefore)
      self.problems.value = problems
    }
  }

  private static func comesBefore(_ left: Track, _ right: Track) -> Bool {
    switch (left.start, right.start) {
    case (let left?, let right?) where left != right: left > right
    case (.some, nil): true
    case (nil, .some): false
    default: (left.id.file, left.id.number) < (right.id.file, right.id.number)
    }
  }
}
