/// The elevation of a track along its distance.
package struct ElevationProfile: Hashable, Sendable {
  package struct Sample: Hashable, Sendable {
    /// The distance from the start in metres; never less than that of the sample before.
    package var distance: Double
    /// In metres.
    package var elevation: Double

    package init(distance: Double, elevation: Double) {
      self.distance = distance
      self.elevation = elevation
    }
  }

  package let samples: [Sample]

  package init(_ samples: [Sample]) { self.samples = samples }

  package var isEmpty: Bool { samples.isEmpty }

  /// The lowest and the highest elevation.
  package var range: ClosedRange<Double>? {
    guard let lowest = samples.map(\.elevation).min(),
      let highest = samples.map(\.elevation).max()
    else { return nil }
    return lowest...highest
  }

  /// The sum of all ascents. Smaller ascents than this many metres are noise of the receiver.
  package static let noise = 3.0

  package var climb: Double {
    guard var lowest = samples.first?.elevation else { return 0 }
    var climb = 0.0
    for sample in samples {
      if sample.elevation < lowest {
        lowest = sample.elevation
      } else if sample.elevation >= lowest + Self.noise {
        climb += sample.elevation - lowest
        lowest = sample.elevation
      }
    }
    return climb
  }

  /// The elevations at the middles of `count` parts of equal length. O(n).
  package func heights(_ count: Int) -> [Double] {
    guard count > 0, let first = samples.first, let last = samples.last else { return [] }
    let length = last.distance - first.distance
    var next = 0
    return (0..<count).map { part in
      let place = first.distance + length * (Double(part) + 0.5) / Double(count)
      while next < samples.count - 1, samples[next].distance < place { next += 1 }
      let after = samples[next]
      let before = samples[max(0, next - 1)]
      let gap = after.distance - before.distance
      guard gap > 0 else { return after.elevation }
      let share = (place - before.distance) / gap
      return before.elevation + (after.elevation - before.elevation) * share
    }
  }
}
