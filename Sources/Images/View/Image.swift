import RecurseReconciler
import RecurseWidgets

/// A picture in half blocks: two pixels in a cell.
///
/// ```swift
/// Image(state.picture, label: "A cat")
/// ```
///
/// An image is as large as its pixels, a column and half a row each, or smaller if there is less
/// room: it keeps its aspect. ``resizable()`` lets it take all the room.
///
/// Transparent pixels show the content behind the image. A pixel that is partly opaque is mixed
/// with the background. If the terminal has not told its own, the pixel is shown if it is at least
/// half opaque.
///
/// A terminal with fewer colors shows the nearest ones. The pairs of colors of a terminal are
/// limited, so an image has at most 15,000: a larger one may have coarser colors.
/// Without colors, and without UTF-8, the characters ` .:-=+*#%@` have more ink for more light, or
/// for less if the background is light.
///
/// An equal bitmap paints nothing. Another bitmap or size scales it once, which takes milliseconds
/// for each million pixels: see ``Bitmap/scaled(width:height:)``.
public struct Image: StaticContent, Modifiable {
  private var element: ImageElement

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels, of which none is an empty image.
  ///   - label: a description of the picture for people who do not see it. Empty for an image that
  ///     only decorates.
  public init(_ bitmap: Bitmap, label: String = "") {
    element = ImageElement(bitmap: bitmap, label: label)
  }

  /// Lets the image take all the room, or the size of its frame, and keep its aspect.
  ///
  /// ```swift
  /// Image(state.picture).resizable().frame(width: 40, height: 12)
  /// ```
  ///
  /// Pixels that are larger than a half block are repeated.
  public consuming func resizable() -> Image { scaledToFit() }

  /// Shows all of the picture, as large as the room allows. The same as ``resizable()``.
  ///
  /// ```swift
  /// Image(state.picture).resizable().scaledToFit()
  /// ```
  public consuming func scaledToFit() -> Image {
    element.sizing = .fit
    return self
  }

  /// Covers all the room, and cuts off the rest of the picture.
  ///
  /// ```swift
  /// Image(state.picture).resizable().scaledToFill().frame(height: 8)
  /// ```
  public consuming func scaledToFill() -> Image {
    element.sizing = .fill
    return self
  }

  /// The image as a node.
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(element)
  }
}

extension Role {
  /// The role of a picture that an ``Image`` shows.
  public static let image = Role("image")
}

struct ImageElement: WidgetElement, Accessible {
  let bitmap: Bitmap
  let label: String
  var sizing = ImageSizing.natural

  var role: Role { .image }

  func makeWidget(_ sender: EventSender<ImageElement>) -> ElementWidget<ImageElement> {
    ImageWidget(self, sender)
  }
}

/// Without the pixels.
extension ImageElement: CustomStringConvertible {
  var description: String { "image of \(bitmap)" }
}
