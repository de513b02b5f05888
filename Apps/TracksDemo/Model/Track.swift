import Foundation

/// One run.
package struct Track: Identifiable, Hashable, Sendable {
  /// The file of the track, and its index in the file.
  package struct ID: Hashable, Sendable {
    package var file: String
    package var number: Int

    package init(file: String, number: Int) {
      self.file = file
      self.number = number
    }
  }

  package let id: ID
  package let name: String
  /// The start of the run.
  package let start: Date?
  /// The time from the earliest point to the latest, including rests.
  package let duration: TimeInterval?
  /// The elevation from start to end.
  package let profile: ElevationProfile
  /// The distance in metres, without the gaps between segments.
  package let distance: Double
  /// The sum of all ascents in metres.
  package let climb: Double

  /// - Parameter segments: points without a gap between them.
  package init(id: ID, name: String, segments: [[TrackPoint]]) {
    self.id = id
    self.name = name
    // Times may go back if the clock was set meanwhile, or if points were merged.
    let times = segments.joined().compactMap(\.time)
    let start = times.min()
    self.start = start
    duration = start.flatMap { times.max()?.timeIntervalSince($0) }
    var distance = 0.0
    var samples: [ElevationProfile.Sample] = []
    for segment in segments {
      for (index, point) in segment.enumerated() {
        if index > 0 { distance += segment[index - 1].distance(to: point) }
        if let elevation = point.elevation {
          samples.append(ElevationProfile.Sample(distance: distance, elevation: elevation))
        }
      }
    }
    self.distance = distance
    profile = ElevationProfile(samples)
    climb = profile.climb
  }
}
