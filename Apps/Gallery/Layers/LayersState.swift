import Recurse

/// The files, and what is shown over them.
package struct LayersState {
  package enum Order { case name, folder }

  package var files = File.samples
  package var selected: File.ID? = 0
  package var order = Order.name
  package var showsHidden = false

  /// The file that a sheet edits, a new one or a copy.
  package var draft: File?
  /// The file that is to be deleted, once that was asked for.
  package var doomed: File?
  package var notice: Notice?
  package var isChoosingFolder = false
  package var isDiscarding = false
  package var infoEdge: InfoEdge?

  package enum InfoEdge: CaseIterable { case top, leading, trailing, bottom }

  package init() {}

  /// The files that are shown, in order.
  package var shown: [File] {
    let files = files.filter { showsHidden || !$0.isHidden }
    return switch order {
    case .name: files.sorted { $0.name < $1.name }
    case .folder: files.sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
    }
  }

  package var current: File? { selected.flatMap { files[id: $0] } }

  /// Whether the draft differs from the file that it is a copy of, or from a new one.
  package var isDirty: Bool {
    draft.map { $0 != files[id: $0.id] ?? File(id: $0.id, name: "") } ?? false
  }

  package mutating func new() {
    let id = (files.map(\.id).max() ?? 0) + 1
    draft = File(id: id, name: "")
  }

  package mutating func save() {
    guard let draft, !draft.name.isEmpty else { return }
    if files[id: draft.id] == nil { files.append(draft) } else { files[id: draft.id] = draft }
    selected = draft.id
    self.draft = nil
    notice = Notice(text: "\(draft.name) is saved")
  }

  package mutating func delete(_ file: File) {
    files.removeAll { $0.id == file.id }
    notice = Notice(text: "\(file.name) is deleted", deleted: file)
  }

  package mutating func undelete() {
    if let file = notice?.deleted { files.append(file) }
    notice = nil
  }
}

extension LayersState {
  /// Whether the popover of an edge is shown.
  package subscript(showsInfo edge: InfoEdge) -> Bool {
    get { infoEdge == edge }
    set { infoEdge = newValue ? edge : nil }
  }
}
