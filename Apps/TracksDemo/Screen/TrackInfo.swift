import Recurse

// Views that are made once and follow properties.

/// The header: the folder, how many tracks there are, and whether files are still being read.
@MainActor
func trackHeader(_ library: TrackLibrary) -> Box<StackView> {
  let title = Box.label(
    text: library.tracks.elements.combineLatest(with: library.state).map { tracks, state in
      guard state.isComplete || !tracks.isEmpty else { return library.name }
      let length = Track.kilometres(tracks.reduce(0) { $0 + $1.distance })
      return "\(library.name): \(tracks.count) track\(tracks.count == 1 ? "" : "s"), \(length)"
    })
  title.unbox.lineLimit = 1
  return Box.stackView(
    [title, Box.activityIndicator(animating: library.state.map { $0.isLoading })],
    axis: .horizontal, spacing: 1)
}

/// The content in the place of the details until the first track was read.
@MainActor
func loadingIndicator(_ library: TrackLibrary) -> Box<StackView> {
  Box.center(
    Box.stackView(
      [
        Box.activityIndicator(animating: library.state.map { $0.isLoading }),
        Box.label(text: library.state.map { $0.isComplete ? "No track" : "" }),
      ], axis: .horizontal, spacing: 1))
}

/// The details of the selected track.
@MainActor
func trackInfo(_ library: TrackLibrary) -> Box<StackView> {
  let track = library.selected
  let name = Box.label(text: track.map { $0?.name ?? "" })
  name.unbox.foreground = .accent
  return Box.stackView([
    name,
    Box.fact("Day     ", of: track, \.day),
    Box.fact("Distance", of: track) { "\($0.length) in \($0.time), \($0.pace)" },
    Box.fact("Height  ", of: track, \.heights),
  ])
}

extension Box where View == StackView {
  /// A line that tells one thing about a track, empty while there is none.
  static func fact(
    _ title: String, of track: Property<Track?>, _ text: @escaping (Track) -> String
  ) -> Box {
    let name = Box<LabelView>.label(text: track.map { $0 == nil ? "" : title })
    name.unbox.foreground = .secondaryText
    let fact = Box<LabelView>.label(text: track.map { $0.map(text) ?? "" })
    fact.unbox.lineLimit = 1
    return stackView([name, fact], axis: .horizontal, spacing: 2)
  }
}
