import Foundation

/// Where somebody was, and when.
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

  /// In metres, along the surface of a ball as large as the Earth: the haversine formula.
  package func distance(to other: TrackPoint) -> Double {
    let radians = Double.pi / 180
    let north = sin((other.latitude - latitude) * radians / 2)
    let east = sin((other.longitude - longitude) * radians / 2)
    let chord =
      north * north + cos(latitude * radians) * cos(other.latitude * radians) * east * east
    return 2 * 6_371_000 * asin(min(1, chord.squareRoot()))
  }
}
