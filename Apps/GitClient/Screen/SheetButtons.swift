import Recurse

/// The buttons of a sheet, below a blank row where the window has one.
@MainActor
func SheetButtons<Owner: Component>(
  @NodeBuilder<Owner> buttons: @escaping @MainActor () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  WithEnvironment(\.windowSize) { size in
    FlowStack(spacing: 2) { buttons() }.padding(.top, size.rows >= 20 ? 1 : 0)
  }
}
