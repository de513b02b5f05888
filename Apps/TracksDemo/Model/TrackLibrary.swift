import Recurse

/// The tracks of a folder that have been read so far. The screen is bound to these properties.
@MainActor
package final class TrackLibrary {
  private let source: any TrackSource
  private var found: [String: [Track]] = [:]
  /// The running loads. A replaced one may not have noticed its cancellation yet.
  private var loads = 0

  /// The progress of reading the folder.
  package struct State: Equatable {
    /// Whether files are being read.
    package var isLoading = false
    /// Whether the whole folder was read once.
    package var hasRead = false

    package init() {}

    /// Whether what was read is all there is. Until then nothing is known to be missing.
    package var isComplete: Bool { hasRead && !isLoading }
  }

  /// The name of the folder.
  package let name: String
  package let state = MutableProperty(State())
  /// Sorted by start, latest first.
  package let tracks = CollectionProperty<Track>()
  /// The files that could not be read, by name.
  package let problems = CollectionProperty<TrackProblem>()
  /// The selected track; the first one if this one does not exist.
  package let selection = MutableProperty<Track.ID?>(nil)
  package let selected: Property<Track?>

  package init(_ source: any TrackSource) {
    self.source = source
    name = source.name
    selected = tracks.elements.combineLatest(with: selection).map { tracks, id in
      tracks.first { $0.id == id } ?? tracks.first
    }
  }

  /// Reads every file. Earlier tracks stay until their file is read again, also if that fails;
  /// those of removed files are removed.
  package func load() async throws {
    loads += 1
    state.value.isLoading = true
    defer {
      loads -= 1
      state.value.isLoading = loads > 0
    }
    var problems: [TrackProblem] = []
    let files: [String]
    do {
      files = try source.files()
    } catch {
      show([error])
      state.value.hasRead = true
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
    state.value.hasRead = true
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
