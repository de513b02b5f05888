import Foundation

// The texts about a track.
extension Track {
  /// The day in the local time zone.
  var day: String {
    start.map { $0.formatted(.iso8601.year().month().day()) } ?? "no date"
  }

  /// `8.4 km`
  var length: String { Self.kilometres(distance) }

  /// `1:02:05`
  var time: String {
    guard let duration else { return "no time" }
    let seconds = Int(duration.rounded())
    let minutes = String(format: "%02d:%02d", seconds / 60 % 60, seconds % 60)
    return "\(seconds / 3600):\(minutes)"
  }

  /// The pace in minutes per kilometre: `5:21 min/km`
  package var pace: String {
    guard let duration, duration > 0, distance >= 1 else { return "no pace" }
    let seconds = Int((duration / distance * 1000).rounded())
    return "\(seconds / 60):\(String(format: "%02d", seconds % 60)) min/km"
  }

  /// `12 m up, 54–61 m`
  var heights: String {
    guard let range = profile.range else { return "no elevations" }
    return "\(climb.whole) m up, \(range.lowerBound.whole)–\(range.upperBound.whole) m"
  }

  static func kilometres(_ metres: Double) -> String { String(format: "%.1f km", metres / 1000) }
}

extension Double {
  /// The rounded number of any size; zero has no sign.
  var whole: String { String(format: "%.0f", rounded() + 0) }
}
