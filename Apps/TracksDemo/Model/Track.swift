import Foundation

/// One run.
package struct Track: Identifiable, Hashable, Sendable {
  /// The file that it stands in, and which of the file's tracks it is.
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
  /// When it began.
  package let start: Date?
  /// From the earliest point to the latest, rests included.
  package let duration: TimeInterval?
  /// How high it was, from the beginning to the end.
  package let profile: ElevationProfile
  /// In metres, without the gaps between segments.
  package let distance: Double
  /// In metres, all ways up together.
  package let climb: Double

  /// - Parameter segments: points without a gap between them.
  package init(id: ID, name: String, segments: [[TrackPoint]]) {
    self.id = id
    self.name = name
    // A clock that is set meanwhile, or points that were put together, may go back in time.
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
