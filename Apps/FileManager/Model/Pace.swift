import FileWork

/// The pace of a copy: how many bytes it takes in a second, and how long it will go on.
struct Pace: Hashable, Sendable {
  /// The words for the status line, once a pace can be told.
  private(set) var words: String?
  private var last: Duration?
  private var bytes: Int64 = 0
  private var perSecond: Double?

  /// Nobody reads the pace of what is done at once.
  private static let first = Duration.seconds(1)

  /// - Parameter time: the time since the copy began.
  mutating func take(_ progress: FileProgress, after time: Duration) {
    guard progress.bytesTotal > 0, time >= Self.first else { return }
    let (done, total) = (progress.bytesDone, progress.bytesTotal)
    // Twice a second is often enough to be read.
    if last.map({ time - $0 >= .milliseconds(500) }) ?? true {
      let seconds = (time - (last ?? .zero)) / .seconds(1)
      let now = Double(max(0, done - bytes)) / seconds
      // What was measured before has its part, so that the guess does not jump.
      perSecond = perSecond.map { $0 * 0.7 + now * 0.3 } ?? now
      (last, bytes) = (time, done)
    }
    let amount = "\(FileEntry.text(ofSize: done)) of \(FileEntry.text(ofSize: total))"
    guard let perSecond, perSecond >= 1 else { return words = amount }
    let left = Self.words(of: Double(max(0, total - done)) / perSecond)
    words = "\(amount), \(FileEntry.text(ofSize: Int64(perSecond)))/s, \(left) left"
  }

  /// `9 s`, `3 min`, `2 h`
  private static func words(of seconds: Double) -> String {
    switch seconds {
    case ..<90: "\(Int(seconds.rounded(.up))) s"
    case ..<5400: "\(Int((seconds / 60).rounded())) min"
    default: "\(Int(min(seconds / 3600, 10_000).rounded())) h"
    }
  }
}
