import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the tracks of a GPX file with Foundation's parser.
///
///     gpx ─▶ trk ─┬─▶ name
///                 └─▶ trkseg ─▶ trkpt (lat, lon) ─┬─▶ ele
///                                                 └─▶ time
final class GPXReader: NSObject, XMLParserDelegate {
  private let file: String
  private var tracks: [Track] = []
  private var problem: TrackProblem?
  private var hasRoot = false

  private var names: [String] = []
  private var name: String?
  private var segments: [[TrackPoint]] = []
  private var point: TrackPoint?
  private var text = ""

  private init(_ file: String) { self.file = file }

  /// - Throws: the problem, with its line.
  static func tracks(in data: Data, of file: String) throws(TrackProblem) -> [Track] {
    let reader = GPXReader(file)
    let parser = XMLParser(data: data)
    parser.delegate = reader
    // The return value is not reliable: on Linux it is true for elements that are not closed.
    _ = parser.parse()
    if let problem = reader.problem { throw problem }
    guard !data.isEmpty else {
      throw TrackProblem(file: file, problem: "is no GPX file: it is empty.")
    }
    guard !reader.tracks.isEmpty else {
      throw TrackProblem(file: file, problem: "has no track in it.")
    }
    return reader.tracks
  }

  // MARK: - XMLParserDelegate

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if !hasRoot, element != "gpx" {
      return fail(parser, "is no GPX file: it begins with <\(element)>.")
    }
    hasRoot = true
    text = ""
    // The same names elsewhere belong to extensions.
    switch (element, names) {
    case ("trk", ["gpx"]): (name, segments) = (nil, [])
    case ("trkseg", ["gpx", "trk"]): segments.append([])
    case ("trkpt", Self.segment):
      guard let latitude = attributes["lat"].flatMap(Double.init), abs(latitude) <= 90,
        let longitude = attributes["lon"].flatMap(Double.init), abs(longitude) <= 180
      else {
        return fail(parser, "line \(parser.lineNumber): a point is nowhere on Earth.")
      }
      point = TrackPoint(latitude: latitude, longitude: longitude)
    default: break
    }
    names.append(element)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    fail(parser, "is no GPX file: line \(max(1, parser.lineNumber)) is not valid XML.")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    _ = names.popLast()
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    switch (element, names) {
    case ("name", ["gpx", "trk"]): name = text
    case ("ele", Self.inPoint): point?.elevation = Self.elevation(text)
    case ("time", Self.inPoint): point?.time = Self.time(text)
    case ("trkpt", Self.segment):
      if let point { segments[segments.count - 1].append(point) }
      point = nil
    case ("trk", ["gpx"]) where segments.contains { !$0.isEmpty }:
      let id = Track.ID(file: file, number: tracks.count)
      let title = name.flatMap { $0.isEmpty ? nil : $0 } ?? file
      tracks.append(Track(id: id, name: title, segments: segments))
    default: break
    }
  }

  /// The elements that contain points.
  private static let segment = ["gpx", "trk", "trkseg"]
  private static let inPoint = segment + ["trkpt"]

  private func fail(_ parser: XMLParser, _ text: String) {
    guard problem == nil else { return }
    problem = TrackProblem(file: file, problem: text)
    parser.abortParsing()
  }

  /// An elevation in metres; `nil` for what is not a number, or not possible on Earth.
  private static func elevation(_ text: String) -> Double? {
    Double(text).flatMap { abs($0) <= 10_000_000 ? $0 : nil }
  }

  /// A date as GPX has it, with optional fractions of a second, of the years 1 to 9999.
  private static func time(_ text: String) -> Date? {
    let time =
      (try? Date.ISO8601FormatStyle().parse(text))
      ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
    return time.flatMap {
      (-62_135_596_800..<253_402_300_800).contains($0.timeIntervalSince1970) ? $0 : nil
    }
  }
}
