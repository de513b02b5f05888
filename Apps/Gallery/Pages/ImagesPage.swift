import Foundation
import Recurse
import RecurseImages

/// An album of pictures that were computed: as large as their pixels, to fit, and to fill.
struct ImagesPage: GalleryContent {
  struct State: Equatable {
    var hour = 17
    var picture = ImagesPage.coast(hour: 17)
  }

  static let source = """
    Image(state.picture, label: "A coast at \\(state.hour) o'clock")
      .resizable().scaledToFit()
      .frame(height: rows, maxWidth: .infinity)
    Stepper("Hour", value: \\.hour, in: 5...21)
      .onChange(of: state.hour) { $0.picture = ImagesPage.coast(hour: $1) }
    Image(state.picture).resizable().scaledToFill()
      .frame(height: max(4, rows - 2), maxWidth: .infinity)
    Image(state.picture.scaled(width: 24, height: 16))
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    WithEnvironment(\.sceneSize) { size in
      cards(state, rows: cardRows(lines: 2, in: size, least: 8, most: 22, besides: 1))
    }
  }

  private func cards(_ state: State, rows: Int) -> Node {
    Cards {
      Card("The coast at \(state.hour):00", note: state.picture.description) {
        Image(state.picture, label: "A coast at \(state.hour) o'clock")
          .resizable().scaledToFit()
          .frame(height: rows, maxWidth: .infinity)
        Stepper("Hour", value: \.hour, in: 5...21)
          .onChange(of: state.hour) { $0.picture = ImagesPage.coast(hour: $1) }
      }
      Card("A cover", note: "fills its frame") {
        Image(state.picture).resizable().scaledToFill()
          .frame(height: max(4, rows - 2), maxWidth: .infinity)
        Text("Evening Tide").bold().padding(.top).lineLimit(1)
        Text("Six songs, 24 minutes").foreground(.secondaryText).lineLimit(1)
      }
      Card("A thumbnail", note: "its own size") {
        Image(state.picture.scaled(width: 24, height: 16))
        Text("24 by 16 pixels are 24 by 8 cells.").foreground(.secondaryText).padding(.top)
      }
      Card("A day in five pictures", note: "scaled down") {
        FlowStack(spacing: 2, lineSpacing: 1) {
          for (hour, picture) in Self.day {
            VStack {
              Image(picture)
              Text("\(hour):00").foreground(hour == state.hour ? .accent : .secondaryText)
            }
            .key(hour)
          }
        }
      }
    }
  }

  private static let day = [6, 9, 13, 17, 20].map { hour in
    (hour, coast(hour: hour).scaled(width: 12, height: 8))
  }

  /// The sun over the sea, low in the morning and in the evening.
  private nonisolated static func coast(hour: Int) -> Bitmap {
    let (width, height) = (96, 54)
    let day = sin(Double(hour - 5) / 16 * .pi)
    let sun = (x: 10 + Double(hour - 5) / 16 * 76, y: 34 - 26 * day)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        let color = color(Double(x), Double(y), sun, day)
        pixels += [UInt8(color.0), UInt8(color.1), UInt8(color.2), 255]
      }
    }
    return (try? Bitmap(width: width, height: height, pixels: pixels)) ?? .empty
  }

  private nonisolated static func color(
    _ x: Double, _ y: Double, _ sun: (x: Double, y: Double), _ day: Double
  ) -> (Double, Double, Double) {
    let hill = 32 - 7 * sin(x / 13) - 4 * sin(x / 5.3)
    let horizon = 36.0
    let low = 1 - day
    func mix(
      _ a: (Double, Double, Double), _ b: (Double, Double, Double), _ part: Double
    ) -> (Double, Double, Double) {
      let part = min(max(0, part), 1)
      return (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part, a.2 + (b.2 - a.2) * part)
    }
    let top = mix((60, 130, 205), (40, 44, 92), low)
    let bottom = mix((190, 220, 240), (244, 150, 92), low)
    if y >= horizon {
      let glitter = abs(x - sun.x) < 2 + (y - horizon) / 3 && Int(y * 7 + x * 3) % 5 < 2
      let sea = mix((38, 104, 150), (24, 36, 70), low)
      return glitter ? mix(sea, (255, 232, 180), 0.7) : mix(sea, (12, 30, 52), (y - horizon) / 30)
    }
    if x < 44, y > hill { return mix((46, 92, 70), (22, 26, 44), low) }
    let distance = ((x - sun.x) * (x - sun.x) + (y - sun.y) * (y - sun.y)).squareRoot()
    if distance < 5 { return (255, 240, 200) }
    return mix(mix(top, bottom, y / horizon), (255, 232, 180), (9 - distance) / 9)
  }
}
