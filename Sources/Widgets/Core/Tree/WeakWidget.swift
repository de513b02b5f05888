/// A reference to a widget that may be removed and freed.
struct WeakWidget {
  weak var widget: Widget?
}
