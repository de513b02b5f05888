import RecurseLayout
import RecurseReconciler

extension Modifiable {
  /// Gives the content a size of its own, in cells. What is `nil` follows from the content.
  ///
  /// ```swift
  /// Text(name).frame(width: 12)                        // 12 columns, whatever room there is
  /// Text(title).frame(maxWidth: .infinity)             // all the room that there is
  /// List(…).frame(minWidth: 10, idealWidth: 30, maxWidth: 60)
  /// ```
  ///
  /// A frame with a most takes the room that it is offered up to that, and never less than its
  /// least. Its ideal size is the one that it has where nothing bounds it, and from which it grows
  /// and shrinks in a stack. The content has the whole frame, and text starts at its upper left; with
  /// an alignment, ``frame(width:height:alignment:)``, it keeps its own size and stands in it.
  public func frame(
    width: Int? = nil, height: Int? = nil, minWidth: Int? = nil, idealWidth: Int? = nil,
    maxWidth: FrameLimit? = nil, minHeight: Int? = nil, idealHeight: Int? = nil,
    maxHeight: FrameLimit? = nil
  ) -> Modified {
    let size = FrameSize(
      width: .cells(width), height: .cells(height), minWidth: .cells(minWidth),
      minHeight: .cells(minHeight), idealWidth: .cells(idealWidth),
      idealHeight: .cells(idealHeight), maxWidth: maxWidth, maxHeight: maxHeight)
    return modified(by: .box(.frame) { $0.frame = size })
  }

  /// Puts the content in a frame of a size, where it stands by an alignment.
  ///
  /// ```swift
  /// Text("menu").frame(width: 20, height: 3, alignment: .center)
  /// ```
  public func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment
  ) -> Modified {
    modified(
      by: .alignedFrame(
        FrameSize(width: .cells(width), height: .cells(height)), alignment))
  }

  /// Puts the content in a frame that has bounds, where it stands by an alignment.
  public func frame(
    minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: FrameLimit? = nil,
    minHeight: Int? = nil, idealHeight: Int? = nil, maxHeight: FrameLimit? = nil,
    alignment: Alignment
  ) -> Modified {
    modified(
      by: .alignedFrame(
        FrameSize(
          minWidth: .cells(minWidth), minHeight: .cells(minHeight),
          idealWidth: .cells(idealWidth), idealHeight: .cells(idealHeight), maxWidth: maxWidth,
          maxHeight: maxHeight), alignment))
  }
}

extension LayoutLength {
  fileprivate static func cells(_ count: Int?) -> LayoutLength {
    count.map { .within($0) } ?? .auto
  }
}

extension NodeModifier {
  /// A frame is a box of its own where it says where the content stands.
  fileprivate static func alignedFrame(
    _ frame: FrameSize, _ alignment: Alignment
  ) -> NodeModifier {
    NodeModifier { node in
      var style = BoxStyle()
      style.stage = .frame
      style.frame = frame
      return node.inBox(style, alignment: alignment)
    }
  }
}
