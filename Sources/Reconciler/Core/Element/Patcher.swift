/// The operations on the host's widgets, with the host's type erased.
@MainActor
class Patcher {
  func make(_ element: ElementBox, for instance: ElementInstance) -> AnyObject {
    preconditionFailure("abstract")
  }
  func update(_ widget: AnyObject, from old: ElementBox, to new: ElementBox) {}
  func insert(_ widget: AnyObject, into parent: AnyObject, at index: Int) {}
  func move(_ widget: AnyObject, in parent: AnyObject, from old: Int, to new: Int) {}
  func remove(_ widget: AnyObject, from parent: AnyObject, at index: Int) {}
  func present(_ widget: AnyObject, order: Int) {}
  func dismiss(_ widget: AnyObject) {}
  func recycle(_ widget: AnyObject) -> Bool { false }
  func perform(_ request: TerminalRequest) {}
}
