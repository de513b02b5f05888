/// A widget that wants to hear when its lazy children are others than before, mounted or not.
@MainActor
package protocol LazyHost: AnyObject {
  func lazyChildrenChanged(to rows: any LazyRows)
}
