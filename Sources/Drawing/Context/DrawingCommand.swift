/// One step of a drawing.
enum DrawingCommand: Equatable, Sendable {
  case stroke(Path, Paint)
  case fill(Path, FillStyle, Paint)
  case text(String, Dot, Paint)
  /// Limits what follows in the layer.
  case clip(Path, FillStyle)
  case beginLayer
  /// Ends the clips of the layer.
  case endLayer
}
