import RecurseCore

/// A text that links to an address.
///
/// ```swift
/// Link("Documentation", destination: "https://swift.org/documentation")
/// ```
///
/// The terminal receives the address (OSC 8), and opens it as it opens all links: on Ctrl and a
/// click, in most terminals. On Enter, Space or a click, the app opens it with
/// ``EnvironmentValues/openURL``, if it provides that action. Only the app knows where a browser
/// is: the terminal may be on another machine. Otherwise the address is copied to the clipboard in
/// the form that the terminal receives, and a toast says so.
///
/// An address of more than 2,083 bytes is not passed to the terminal, and is reported.
///
/// - Parameters:
///   - title: the text, in one line.
///   - destination: the address. Characters other than printable ASCII are percent-encoded for the
///     terminal.
@MainActor
public func Link<Owner: Component>(
  _ title: String, destination: String
) -> VirtualNode<Owner> {
  WithEnvironment(\.openURL) { openURL in
    if let openURL {
      VirtualNode(LinkElement(title: title, destination: destination)) { _, _ in
        openURL(destination)
      }
    } else {
      CopiedLink(title: title, destination: destination)
    }
  }
}

/// A link that copies its address, and shows a notice for a while.
private struct CopiedLink: Component {
  struct State {
    var notice: Notice?
    var copies = 0
  }
  /// A notice of one copy; each copy has a new one.
  struct Notice: Hashable { var copy: Int }

  let title: String
  let destination: String

  var initialState: State { State() }

  func render(state: State) -> Node {
    VirtualNode(LinkElement(title: title, destination: destination)) { state, _, emit in
      emit.copy(destination.percentEncoded)
      state.copies += 1
      state.notice = Notice(copy: state.copies)
    }
    .toast(item: \.notice, for: .seconds(3)) { _ in
      WithEnvironment(\.words) { words in
        Text(destination.percentEncoded)
        Text("✓ \(words.copied)").foreground(.success)
      }
    }
  }
}

/// A text that links to an address, and runs a transition when it is pressed.
///
/// ```swift
/// Link("Chapter 2", destination: "https://example.org/book/2") { $0.chapter = 2 }
/// ```
///
/// - Parameter action: the transition that Enter, Space and a click run.
@MainActor
public func Link<Owner: Component>(
  _ title: String, destination: String,
  _ action: @escaping @MainActor (inout Owner.State) throws -> Void
) -> VirtualNode<Owner> {
  VirtualNode(LinkElement(title: title, destination: destination)) { state, _ in
    try action(&state)
  }
}

extension Role {
  /// A control that leads to an address or to another screen.
  public static let link = Role("link")
}

struct LinkElement: WidgetElement, Accessible {
  struct Event: Sendable {}

  var title: String
  var destination: String

  var role: Role { .link }
  var label: String { title }
  var value: String? { destination }

  func makeWidget(_ sender: EventSender<LinkElement>) -> ElementWidget<LinkElement> {
    LinkWidget(self, sender)
  }
}

/// The underlined title: it looks like a link even without colors.
final class LinkWidget: LineControlWidget<LinkElement>, Pressable {
  override func naturalWidth(_ glyphs: GlyphTable) -> Int { glyphs.columns(of: element.title) }

  private var columns: Int {
    glyphs.map { min(naturalWidth($0), contentSize.columns) } ?? 0
  }

  override func paintLine(_ context: GraphicsContext) {
    context.draw(element.title, column: 0, width: columns, style: style(context))
    guard !isDisabled else { return }
    context.link(
      CellRect(column: 0, row: 0, columns: columns, rows: 1), to: element.destination)
  }

  private func style(_ context: GraphicsContext) -> CellStyle {
    if isDisabled { return context.style }
    var style = context.controlStyle(isFocused: context.isFocused || isArmed)
    if isArmed {
      if context.showsSurfaces { style.background = .selection }
      style.attributes.insert(.bold)
    } else if !context.isFocused {
      style.foreground = style.foreground ?? .link
      if isHovered { style.attributes.insert(.bold) }
    }
    style.attributes.insert(.underline)
    return style
  }

  override func keyHints(in words: Words) -> [KeyHint] {
    [KeyHint(words.open, keys: .enter)]
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard key.key == .enter || key.key == .space else { return false }
    press()
    return true
  }

  func press() {
    guard !isDisabled else { return }
    send(LinkElement.Event())
  }

  override func handle(_ mouse: MouseEvent) -> Bool { follow(mouse, press: press) }

  /// Only the title is hit, even if the link is laid out wider.
  override func hitTest(_ location: CellPoint) -> Bool {
    location.row == 0 && location.column < columns
  }
}

extension String {
  /// The address in printable ASCII, so that it stays on one line wherever it is pasted.
  fileprivate var percentEncoded: String {
    let digits = Array("0123456789ABCDEF")
    return utf8.reduce(into: "") { address, byte in
      if (0x21..<0x7F).contains(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address += ["%", digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
  }
}
