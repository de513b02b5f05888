import Recurse

/// The last line of a demo: its keys, and at the trailing edge how to leave, which is visible in
/// windows of every width.
///
/// ```swift
/// Footer("a add · d delete", leave: "q quit")
/// ```
package struct Footer: StaticContent {
  let hints: String
  let leave: String

  package init(_ hints: String = "", leave: String) {
    self.hints = hints
    self.leave = leave
  }

  package func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    HStack(spacing: 0) {
      Text(hints).lineLimit(1).dim()
      Spacer(minLength: 2)
      Text(leave).lineLimit(1).flex(shrink: 0)
    }
  }
}
