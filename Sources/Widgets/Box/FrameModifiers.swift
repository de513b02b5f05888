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
  /// and shrinks in a stack. The content has the whole frame, and text starts at its upper left;
  /// with an alignment, ``frame(width:height:alignment:)``, it keeps its own size and stands in it.
  public consuming func frame(
    width: Int? = nil, height: Int? = nil, minWidth: Int? = nil, idealWidth: Int? = nil,
    maxWidth: FrameLimit? = nil, minHeight: Int? = nil, idealHeight: Int? = nil,
    maxHeight: FrameLimit? = nil
  ) -> Modified {
    let size = FrameSize(
      width: .cells(width), height: .cells(height), minWidth: .cells(minWidth),
      minHeight: .cells(minHeight), idealWidth: .cells(idealWidth),
      idealHeight: .cells(idealHeight), maxWidth: maxWidth?.bounded, maxHeight: maxHeight?.bounded)
    return modified(by: .box(.frame) { $0.frame = size })
  }

  /// Gives the content a size of its own in any unit: cells, or shares of the box around it.
  ///
  /// ```swift
  /// sidebar.frame(width: .percent(30), minWidth: 20)
  /// ```
  ///
  /// A share means something where the size of what is around is known: of a width nearly always,
  /// of a height where that does not follow from its content. Elsewhere it is as good as none.
  @_disfavoredOverload
  public consuming func frame(
    width: LayoutLength? = nil, height: LayoutLength? = nil, minWidth: LayoutLength? = nil,
    idealWidth: LayoutLength? = nil, maxWidth: FrameLimit? = nil, minHeight: LayoutLength? = nil,
    idealHeight: LayoutLength? = nil, maxHeight: FrameLimit? = nil
  ) -> Modified {
    let size = FrameSize(
      width: width?.held ?? .auto, height: height?.held ?? .auto,
      minWidth: minWidth?.held ?? .auto, minHeight: minHeight?.held ?? .auto,
      idealWidth: idealWidth?.held ?? .auto, idealHeight: idealHeight?.held ?? .auto,
      maxWidth: maxWidth?.bounded, maxHeight: maxHeight?.bounded)
    return modified(by: .box(.frame) { $0.frame = size })
  }

  /// Keeps the content's width at so many times its height, as CSS's `aspect-ratio` does: where one
  /// of them is given or follows from the room there is, the other follows from it. `nil` lets both
  /// be.
  ///
  /// ```swift
  /// photo.aspectRatio(2).frame(height: 10)     // 20 columns, 10 rows: a square on most screens
  /// ```
  ///
  /// Before or behind a frame it means the same. Both are counted in cells, which are about twice
  /// as high as they are wide.
  public consuming func aspectRatio(_ ratio: Double?) -> Modified {
    modified(by: .box(.ratio) { $0.aspectRatio = ratio.map { Float($0.bounded) } })
  }

  /// Puts the content in a frame of a size, where it stands by an alignment.
  ///
  /// ```swift
  /// Text("menu").frame(width: 20, height: 3, alignment: .center)
  /// ```
  public consuming func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment
  ) -> Modified {
    modified(
      by: .alignedFrame(
        FrameSize(width: .cells(width), height: .cells(height)), alignment))
  }

  /// Puts the content in a frame that has bounds, where it stands by an alignment.
  public consuming func frame(
    minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: FrameLimit? = nil,
    minHeight: Int? = nil, idealHeight: Int? = nil, maxHeight: FrameLimit? = nil,
    alignment: Alignment
  ) -> Modified {
    modified(
      by: .alignedFrame(
        FrameSize(
          minWidth: .cells(minWidth), minHeight: .cells(minHeight),
          idealWidth: .cells(idealWidth), idealHeight: .cells(idealHeight),
          maxWidth: maxWidth?.bounded, maxHeight: maxHeight?.bounded), alignment))
  }
}

extension LayoutLength {
  /// A size is never less than nothing.
  fileprivate var held: LayoutLength { isNegative ? 0 : self }

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
      node = node.inBox(style, alignment: alignment)
    }
  }
}
