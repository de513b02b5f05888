import Recurse
import RecurseCharts

/// The runs of a folder: a list, and the details and profile of the selected one.
///
/// It combines both ways of showing data: the list is a component, the header and the details are
/// boxes, and the chart follows a property.
package struct TracksApp: App {
  private let library: TrackLibrary
  private let header: Box<StackView>
  private let info: Box<StackView>
  private let loading: Box<StackView>

  package struct State {
    package var selected: Track.ID?
    var isFocused = true
    var loads = 1
    var isDone = false
  }

  package init(_ library: TrackLibrary) {
    self.library = library
    header = trackHeader(library)
    info = trackInfo(library)
    loading = loadingIndicator(library)
  }

  package var initialState: State { State() }

  package func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      header.bold().foreground(.accent).padding(horizontal: 1).background(.surface)
      WithEnvironment(\.windowSize) { size in
        if size.columns >= 64, size.rows >= 16 {
          HStack(alignment: .stretch, spacing: 0) {
            VStack(alignment: .stretch) {
              tracks.padding(horizontal: 1).border(.rounded, title: "Tracks")
              if size.rows >= 30, size.columns >= 100 {
                TrackSummary(library: library).frame(height: 18)
              }
            }
            .frame(width: 30)
            VStack(alignment: .stretch) { details }
              .padding(horizontal: 1).border(.rounded, title: "Profile")
          }
          .padding(horizontal: max(1, (size.columns - 160) / 2))
        } else if size.columns >= 64 {
          HStack(alignment: .stretch) {
            tracks.frame(width: 26)
            Divider()
            details
          }
        } else {
          tracks
          if size.rows >= 14 {
            Divider()
            details
          }
        }
      }
      Observing(library.problems) { problems in
        for problem in problems.prefix(Self.shownProblems) {
          Text("✗ \(problem)").foreground(.error).lineLimit(2)
        }
        if problems.count > Self.shownProblems {
          Text("… and \(problems.count - Self.shownProblems) more").foreground(.error).lineLimit(1)
        }
      }
      KeyHints()
    }
    .windowTitle("Tracks – \(library.name)")
    .onChange(of: state.selected) { _, id in library.selection.value = id }
    .commands {
      Command("Reload", key: "r") { $0.loads += 1 }
      Command("Quit", key: "q") { $0.isDone = true }
    }
  }

  /// More problems would leave no space for the tracks.
  private static let shownProblems = 2

  private var tracks: Node {
    List(library.tracks, selection: \.selected) { track in
      VStack(alignment: .stretch) {
        Text(track.name).lineLimit(1)
        Text("\(track.day)  \(track.length)").foreground(.secondaryText).lineLimit(1)
      }
    } placeholder: {
      Observing(library.state) { state in
        if state.isComplete { EmptyState("There is no GPX file here") }
      }
    }
    .accessibilityLabel("Tracks")
    .focused(\.isFocused)
  }

  private var details: Node {
    Observing(library.selected.map { $0 != nil }) { hasTrack in
      if hasTrack {
        VStack(alignment: .stretch) {
          info
          Chart(following: library.selected.map { $0?.profile.samples ?? [] }) {
            LineMark(x: \.kilometres, y: \.elevation)
          }
          .chartXAxisLabel("km").chartYAxisLabel("Elevation in m")
          .chartYScale(domain: .automatic(includesZero: false))
        }
      } else {
        loading
      }
    }
  }

  package func effects(state: State) -> [Effect] {
    .task(id: state.loads) { app in
      try await library.load()
      app.send { state in
        if state.selected == nil { state.selected = library.selected.value?.id }
      }
    }
    if state.isDone { .quit() }
  }
}
