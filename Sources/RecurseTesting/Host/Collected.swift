/// The values that a callback has received so far, in order.
@MainActor
final class Collected<Entry> {
  var entries: [Entry] = []
}
