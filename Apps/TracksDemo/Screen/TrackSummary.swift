import Foundation
import Recurse
import RecurseCharts

/// All runs together: how far, how long and how high they were, and a bar for each.
struct TrackSummary: Component {
  let library: TrackLibrary

  /// The sums over some tracks.
  private struct Totals: Equatable {
    let distance, longest, climb: Double
    let duration: TimeInterval

    init(_ tracks: [Track]) {
      distance = tracks.reduce(0) { $0 + $1.distance }
      longest = tracks.map(\.distance).max() ?? 0
      climb = tracks.reduce(0) { $0 + $1.climb }
      duration = tracks.reduce(0) { $0 + ($1.duration ?? 0) }
    }
  }

  /// A bar: the day of a run, and how far it was.
  private struct Bar: Equatable {
    let day: String
    let kilometres: Double

    init(_ track: Track) {
      day = String(track.day.suffix(5))
      kilometres = track.distance / 1000
    }
  }

  func render(state: Void) -> Node {
    VStack(alignment: .stretch) {
      Text("All runs").bold()
      Observing(library.tracks.elements.map(Totals.init)) { totals in
        VStack(alignment: .stretch) {
          fact("Distance", Track.kilometres(totals.distance))
          fact("Longest", Track.kilometres(totals.longest))
          fact("Time", "\(Int(totals.duration) / 3600) h \(Int(totals.duration) / 60 % 60) min")
          fact("Climb", "\(totals.climb.whole) m")
        }
      }
      Chart(following: library.tracks.elements.map { $0.prefix(6).map(Bar.init) }) {
        BarMark(x: \.kilometres, y: \.day)
      }
      .padding(.top).accessibilityLabel("Kilometres of each run")
    }
    .padding(horizontal: 2, vertical: 1).frame(maxHeight: .infinity).background(.surface)
  }

  private func fact(_ title: String, _ value: String) -> Node {
    HStack {
      Text(title).foreground(.secondaryText).lineLimit(1)
      Spacer()
      Text(value).lineLimit(1)
    }
  }
}
