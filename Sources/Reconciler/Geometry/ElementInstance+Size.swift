import RecurseGeometry

/// The size data of an element whose children depend on its size.
private final class SizePart {
  weak var reader: SizeReaderInstance?
  var size: CellSize?
}

extension ElementInstance {
  /// The reader that depends on the size of this element's widget.
  var sizeReader: SizeReaderInstance? {
    get { attachments.find(SizePart.self)?.reader }
    set { attachments.find(orAdd: SizePart()).reader = newValue }
  }

  /// The size of the widget's content, if the widget reports it.
  var size: CellSize? { attachments.find(SizePart.self)?.size }

  /// Called by the host: how large the widget's content is.
  package func report(size: CellSize) {
    let part = attachments.find(orAdd: SizePart())
    part.size = size
    part.reader?.show(size)
  }
}
