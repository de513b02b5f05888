import Foundation

/// A position with elevation and time.
package struct TrackPoint: Hashable, Sendable {
  /// In degrees.
  package var latitude: Double
  package var longitude: Double
  /// In metres above the sea.
  package var elevation: Double?
  package var time: Date?

  package init(
    latitude: Double, longitude: Double, elevation: Double? = nil, time: Date? = nil
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.elevation = elevation
    self.time = time
  }

  /// The distance in metres along a sphere as large as the Earth, by the haversine formula.
  package func distance(to other: TrackPoint) -> Double {
    let radians = Double.pi / 180
    let north = sin((other.latitude - latitude) * radians / 2)
    let east = sin((other.longitude - longitude) * radians / 2)
    let chord =
      north * north + cos(latitude * radians) * cos(other.latitude * radians) * east * east
    return 2 * 6_371_000 * asin(min(1, chord.squareRoot()))
  }
}
