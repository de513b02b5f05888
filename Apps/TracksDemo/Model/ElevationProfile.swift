/// The elevation of a track along its distance.
package struct ElevationProfile: Hashable, Sendable {
  package struct Sample: Hashable, Sendable {
    /// The distance from the start in metres; never less than that of the sample before.
    package var distance: Double
    /// In metres.
    package var elevation: Double

    /// The distance in kilometres, to ten metres.
    package var kilometres: Double { (distance / 10).rounded() / 100 }

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
}
