import RecurseLayout
import RecurseReconciler

extension Modifiable {
  /// Sets the size of the content, in cells. A dimension that is `nil` follows from the content.
  ///
  /// ```swift
  /// Text(name).frame(width: 12)                        // 12 columns
  /// Text(title).frame(maxWidth: .infinity)             // all the room there is
  /// List(…).frame(minWidth: 10, idealWidth: 30, maxWidth: 60)
  /// ```
  ///
  /// A frame with a maximum expands up to it, and never shrinks below its minimum. Its ideal size
  /// applies when nothing bounds it; in a stack it grows and shrinks from there. The content fills
  /// the frame, and text starts at its upper left. With an alignment,
  /// ``frame(width:height:alignment:)``, the content keeps its own size.
  public consuming func frame(
    width: Int? = nil, height: Int? = nil, minWidth: Int? = nil, idealWidth: Int? = nil,
    maxWidth: FrameLimit? = nil, minHeight: Int? = nil, idealHeight: Int? = nil,
    maxHeight: FrameLimit? = nil
  ) -> Modified {
    let size = FrameSize(
      width: .cells(width), height: .cells(height), minWidth: .cells(minWidth),
      minHeight: .cells(minHeight), idealWidth: .cells(idealWidth),
      idealHeight: .cells(idealHeight), maxWidth: maxWidth?.bounded, maxHeight: maxHeight?.bounded)
    return modified(by: .style(.frame) { $0.frame = size })
  }

  /// Sets the size of the content in any unit: cells, or percentages of the container.
  ///
  /// ```swift
  /// sidebar.frame(width: .percent(30), minWidth: 20)
  /// ```
  ///
  /// A percentage has an effect only if the container's size does not depend on its content: almost
  /// always for a width, less often for a height. Otherwise it counts as `nil`.
  @_disfavoredOverload
  public consuming func frame(
    width: LayoutLength? = nil, height: LayoutLength? = nil, minWidth: LayoutLength? = nil,
    idealWidth: LayoutLength? = nil, maxWidth: FrameLimit? = nil, minHeight: LayoutLength? = nil,
    idealHeight: LayoutLength? = nil, maxHeight: FrameLimit? = nil
  ) -> Modified {
    let size = FrameSize(
      width: width?.atLeastZero ?? .auto, height: height?.atLeastZero ?? .auto,
      minWidth: minWidth?.atLeastZero ?? .auto, minHeight: minHeight?.atLeastZero ?? .auto,
      idealWidth: idealWidth?.atLeastZero ?? .auto, idealHeight: idealHeight?.atLeastZero ?? .auto,
      maxWidth: maxWidth?.bounded, maxHeight: maxHeight?.bounded)
    return modified(by: .style(.frame) { $0.frame = size })
  }

  /// Sets the ratio of the content's width to its height, as CSS's `aspect-ratio`: if one is known,
  /// the other follows from it. `nil` sets no ratio.
  ///
  /// ```swift
  /// photo.aspectRatio(2).frame(height: 10)     // 20 columns, 10 rows: a square on most screens
  /// ```
  ///
  /// It means the same before and after a frame. Both dimensions are counted in cells, which are
  /// about twice as high as they are wide.
  public consuming func aspectRatio(_ ratio: Double?) -> Modified {
    modified(by: .style(.ratio) { $0.aspectRatio = ratio.map { Float($0.bounded) } })
  }

  /// Places the content in a frame of a fixed size, with an alignment.
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

  /// Places the content in a frame with bounds, with an alignment.
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
  /// The length, or 0 if it is negative.
  fileprivate var atLeastZero: LayoutLength { isNegative ? 0 : self }

  fileprivate static func cells(_ count: Int?) -> LayoutLength {
    count.map { .within($0) } ?? .auto
  }
}

extension NodeModifier {
  /// A frame with an alignment is its own container.
  fileprivate static func alignedFrame(
    _ frame: FrameSize, _ alignment: Alignment
  ) -> NodeModifier {
    NodeModifier { node in
      var style = WidgetStyle()
      style.stage = .frame
      style.frame = frame
      node = node.inContainer(style, alignment: alignment)
    }
  }
}
