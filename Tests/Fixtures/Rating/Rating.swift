import Recurse

/// A rating of up to three stars: a custom element that uses the public interface only.
public struct Rating: WidgetElement, Accessible {
  /// Sent with the new number of stars.
  public typealias Event = Int

  public static let most = 3

  public var title: String
  public var stars: Int

  public init(_ title: String, stars: Int) {
    self.title = title
    self.stars = min(max(0, stars), Rating.most)
  }

  public var role: Role { Role("rating") }
  public var label: String { title }
  public var value: String? { "\(stars)" }

  public func makeWidget(_ sender: EventSender<Rating>) -> ElementWidget<Rating> {
    RatingWidget(self, sender)
  }
}

final class RatingWidget: ElementWidget<Rating> {
  override var isFocusable: Bool { true }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    CellSize(columns: Rating.most, rows: 1)
  }

  override func baseline(in size: CellSize) -> Int? { 1 }

  override func update(from old: Rating) { setNeedsPaint() }

  override func paint(_ context: GraphicsContext) {
    let stars =
      String(repeating: "★", count: element.stars)
      + String(repeating: "☆", count: Rating.most - element.stars)
    context.draw(
      stars, column: 0, row: 0,
      style: context.isFocused ? context.style(adding: .reverse) : context.style)
  }

  override func handle(_ event: KeyEvent) -> Bool {
    switch event.key {
    // At an end the arrow stays here: it is not to move the focus where it moved a star before.
    case .left: if element.stars > 0 { send(element.stars - 1) }
    case .right: if element.stars < Rating.most { send(element.stars + 1) }
    default: return false
    }
    return true
  }
}
