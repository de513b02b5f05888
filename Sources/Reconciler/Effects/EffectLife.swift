/// The life of a started effect. Every way back from it asks: what comes after its end is dropped.
@MainActor
final class EffectLife {
  var isOver = false
}
