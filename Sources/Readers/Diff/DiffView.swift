import RecurseCore
import RecursePatches
import RecurseReconciler
import RecurseWidgets

/// The arrangement of removed and added lines in a view of a patch.
public enum DiffStyle: Hashable, Sendable {
  /// Removed lines above the added ones.
  case unified
  /// The old file on the left and the new one on the right. A view of less than 40 columns is
  /// unified.
  case sideBySide
  /// Side by side if the view is 120 columns wide or more.
  case automatic

  /// The columns from which on the files are side by side; `nil` if they never are.
  var leastColumns: Int? {
    switch self {
    case .unified: nil
    case .sideBySide: 40
    case .automatic: 120
    }
  }
}

/// A view of a patch: its files, its hunks, and the words that changed in their lines.
///
/// ```swift
/// DiffView(Patch(output))
/// DiffView(Patch(from: saved, to: draft, oldPath: "letter.md", newPath: "letter.md"))
/// ```
///
///      ─── ▾ M letter.md  +1 −1
///          ▾ @@ -1,2 +1,2 @@
///      1 1   Dear Ada,
///      2   - I read your note.
///        2 + I read your notes.
///
/// `[` and `]` choose the part before and the next one: a file or a hunk, which a bar marks. Enter
/// and a click on its header fold it and show it again. A long run of lines that are the same in
/// both files is folded at first; a click shows it, and `e` shows and hides all of them. The header
/// of a file stays in the first row while its lines are in view, in a view of three rows or more.
/// A path that is too long for the row is cut in the middle. A long line continues below its first
/// word.
///
/// In a theme with backgrounds, added and removed lines have one in its color of success or of
/// errors. Changed words in them have a stronger one, and text has the colors of the file's
/// language. Each hunk is read as if the file began there.
///
/// Apart from that it is a `LogView` that starts at the first line. Arrows, Page Up and Page Down,
/// Home, End and the wheel scroll. A drag of the mouse selects text to copy, `/` finds a text, and
/// `m` marks a line. Copied text has no numbers and no signs. Side by side each side finds in and
/// copies from its own lines. `:` goes to a line of the new file that is in view. `/` also finds
/// folded text, and unfolds it; Escape folds it again.
///
/// Controls and invisible characters are shown by signs (`␛`, `<U+202E>`). Carriage returns are
/// shown if only some lines of a hunk have them. Blanks at the end of added lines have a color. A
/// `\` beside a line stands for a missing end of line, as in a patch's own text.
///
/// The prose of a patch, such as the message of a commit that `git show` writes, is above its
/// files. A patch without files and prose is shown as “No changes”. The view expands to the
/// available room. The cost of a frame depends on the lines in view. A new patch is looked at once,
/// O(n), and a hunk with colors up to the last line that was in view. A view that becomes wider or
/// narrower keeps its focus, its place and its selection.
///
/// - Parameters:
///   - patch: the shown patch. An equal patch is not read again.
///   - style: whether the files are one below the other or side by side.
///   - wraps: whether long lines continue in the next row if the files are one below the other.
///     Otherwise ← and → scroll, as they do side by side.
@MainActor
public func DiffView<Owner: Component>(
  _ patch: Patch, style: DiffStyle = .automatic, wraps: Bool = true
) -> VirtualNode<Owner> {
  VStack(alignment: .stretch) {
    PatchViewer(patch: patch, style: style, wraps: wraps).on { _, _ in }
  }
}

/// A view of a patch in which a person chooses a file or a hunk, for example to stage it.
///
/// ```swift
/// DiffView(state.patch, selection: \.part)
///   .commands {
///     Command("Stage", key: "s") { state in
///       guard let part = state.part else { return }
///       state.stage(state.patch.selecting(PatchSelection(part)))
///     }
///   }
/// ```
///
/// Nothing is chosen until a person presses `]` or `[` or clicks. When neither the header nor a
/// changed line of the chosen part is in view, the first part in view is chosen instead. If another
/// patch lacks the chosen part, the state gets `nil`. Hunks are counted, so that after one was
/// staged the next one of its file is chosen.
///
/// - Parameter selection: the key path to the chosen part in the state.
@MainActor
public func DiffView<Owner: Component>(
  _ patch: Patch, style: DiffStyle = .automatic, wraps: Bool = true,
  selection: WritableKeyPath<Owner.State, PatchPart?>
) -> VirtualNode<Owner> {
  VStack(alignment: .stretch) {
    Reading(selection) { part in
      PatchViewer(patch: patch, style: style, wraps: wraps, isBound: true, part: part)
        .on { state, part in state[keyPath: selection] = part }
    }
  }
}

extension Role {
  /// A view of a patch.
  public static let diff = Role("diff")
}
