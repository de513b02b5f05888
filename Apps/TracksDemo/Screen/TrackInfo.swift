import Recurse

// Views that are made once and follow properties.

/// The header: the folder, how many tracks there are, and whether files are still being read.
@MainActor
func trackHeader(_ library: TrackLibrary) -> Box<StackView> {
  let title = Box.label(
    text: library.tracks.elements.combineLatest(with: library.hasRead).map { tracks, hasRead in
      guard hasRead || !tracks.isEmpty else { return library.name }
      let length = Track.kilometres(tracks.reduce(0) { $0 + $1.distance })
      return "\(library.name): \(tracks.count) track\(tracks.count == 1 ? "" : "s"), \(length)"
    })
  title.unbox.lineLimit = 1
  return Box.stackView(
    [title.cast, Box.activityIndicator(animating: library.isLoading).cast], axis: .horizontal,
    spacing: 1)
}

/// The details of the selected track.
@MainActor
func trackInfo(_ library: TrackLibrary) -> Box<StackView> {
  let track = library.selected
  func line(_ title: String, _ text: @escaping (Track) -> String) -> Box<RetainedView> {
    let line = Box.label(text: track.map { track in track.map { "\(title)  \(text($0))" } ?? "" })
    line.unbox.lineLimit = 1
    return line.cast
  }
  let name = Box.label(
    text: track.combineLatest(with: library.hasRead).map { track, hasRead in
      track?.name ?? (hasRead ? "No track" : "")
    })
  name.unbox.foreground = .green
  return Box.stackView([
    name.cast,
    line("Day     ", \.day),
    line("Distance") { "\($0.length) in \($0.time), \($0.pace)" },
    line("Height  ", \.heights),
  ])
}
