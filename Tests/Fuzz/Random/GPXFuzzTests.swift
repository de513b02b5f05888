import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing
import tracks_demo

@MainActor
@Suite("Random GPX files") struct GPXFuzzTests {
  private static let numbers = [
    "0", "-0", "52.1", "90", "-180", "1e19", "-1e308", "1e999", "5e-324", "nan", "inf", "x", "",
    "10000000", "0x1p5",
  ]
  private static let times = [
    "2026-05-01T08:00:00Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "-0001-01-01T00:00:00Z",
    "2026-05-01T08:00:00.123Z", "292277026596-12-04T15:30:07Z", "soon",
  ]

  private static func number(_ random: inout SplitMix64) -> String {
    random.below(3) > 0 ? "\(random.below(90))" : numbers[random.below(numbers.count)]
  }

  /// Elements in any order and depth, most of them valid.
  private static func text(_ random: inout SplitMix64) -> String {
    var text = "<gpx>"
    var open = ["gpx"]
    for _ in 0..<random.below(80) {
      let child = ["gpx": "trk", "trk": "trkseg", "trkseg": "trkpt"][open.last ?? ""]
      switch random.below(100) {
      case 0: text += ["</trk>", "<", "&x;", "<!--", "\u{1}"][random.below(5)]
      case 1...15: text += "<name>é&amp;\u{202E}</name>text"
      case 16...45 where open.count > 1: text += "</\(open.removeLast())>"
      case 46...65: text += "<ele>\(number(&random))</ele>"
      case 66...75: text += "<time>\(times[random.below(times.count)])</time>"
      default:
        let strays = ["trk", "trkseg", "trkpt", "gpx", "x"]
        let element = random.below(6) == 0 ? strays[random.below(5)] : child ?? "x"
        let place = element == "trkpt" ? #" lat="\#(place(&random))" lon="\#(place(&random))""# : ""
        text += "<\(element)\(place)>"
        open.append(element)
      }
    }
    return random.below(8) == 0 ? text : text + open.reversed().map { "</\($0)>" }.joined()
  }

  private static func place(_ random: inout SplitMix64) -> String {
    random.below(30) == 0 ? number(&random) : "\(random.below(90))"
  }

  @Test("A random file is shown, or its problem is")
  func shown() async throws {
    let folder = try TemporaryFolder()
    var random = Fuzz.random(21)
    var count = 0
    for _ in 0..<Fuzz.rounds(10) {
      for number in 0..<20 {
        try folder.write(Self.text(&random), to: "\(number).gpx")
      }
      let library = TrackLibrary(TrackFolder(path: folder.path))
      try await library.load()
      let tracks = library.tracks.value
      count += tracks.count
      #expect(tracks.count + library.problems.value.count >= 20, "seed \(Fuzz.seed)")
      #expect(library.problems.value.allSatisfy { !$0.problem.isEmpty })
      for track in tracks {
        #expect(track.duration ?? 0 >= 0, "seed \(Fuzz.seed)")
        #expect(track.distance.isFinite && track.climb.isFinite, "seed \(Fuzz.seed)")
      }
      let screen = TestScreen(TracksApp(library), columns: 80, rows: 24, isStrict: false)
      for _ in tracks.prefix(20) { screen.press(.down) }
      #expect(!screen.text.contains(":-"), "seed \(Fuzz.seed)")
    }
    #expect(count > 0)
  }
}
