import RecurseLayout
import RecurseReconciler

extension Modifiable {
  /// Sets the size of the content, in cells. What is `nil` follows from the content.
  ///
  /// ```swift
  /// Text(name).frame(width: 12)                        // 12 columns
  /// Text(title).frame(maxWidth: .infinity)             // all the room there is
  /// List(…).frame(minWidth: 10, idealWidth: 30, maxWidth: 60)
  /// ```
  ///
  /// A frame with a maximum expands up to it, and never shrinks below its minimum. Its ideal size
  /// is the one where nothing bounds it, from which it grows and shrinks in a stack. The content
  /// fills the frame, and text starts at its upper left. With an alignment,
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

  /// Sets the size of the content in any unit: cells, or shares of the container.
  ///
  /// ```swift
  /// sidebar.frame(width: .percent(30), minWidth: 20)
  /// ```
  ///
  /// A share has an effect where the container's size does not follow from its content: nearly
  /// always for a width, less often for a height. Elsewhere it counts as `nil`.
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

  /// Sets the ratio of the content's width to its height, as CSS's `aspect-ratio`: where one of
  /// them is known, the other follows from it. `nil` sets none.
  ///
  /// ```swift
  /// photo.aspectRatio(2).frame(height: 10)     // 20 columns, 10 rows: a square on most screens
  /// ```
  ///
  /// It means the same before and after a frame. Both are counted in cells, which are about twice
  /// as high as they are wide.
  public consuming func aspectRatio(_ ratio: Double?) -> Modified {
    modified(by: .style(.ratio) { $0.aspectRatio = ratio.map { Float($0.bounded) } })
  }

  /// Puts the content in a frame of a size, and aligns it there.
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

  /// Puts the content in a frame with bounds, and aligns it there.
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
  /// The length, at least 0.
  fileprivate var atLeastZero: LayoutLength { isNegative ? 0 : self }

  fileprivate static func cells(_ count: Int?) -> LayoutLength {
    count.map { .within($0) } ?? .auto
  }
}

extension NodeModifier {
  /// A frame with an alignment is a container of its own.
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
