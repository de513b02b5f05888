extension FileHeader {
  /// The paths before and after the change without the prefixes. Nil stands for no file.
  var paths: (old: String?, new: String?) {
    if origin != nil || target != nil { return (origin ?? target, target ?? origin) }
    var (old, new) = pathsWithPrefix
    if isAdded { old = nil }
    if isDeleted { new = nil }
    return (old, new)
  }

  private var pathsWithPrefix: (old: String?, new: String?) {
    let first = source.trimmed(start)
    if form == .combined, let name = first.after("diff --cc ") ?? first.after("diff --combined ") {
      let path = FileNames.unquoted(name)
      let isGone = newLine.map { FileNames.name(source.trimmed($0).dropFirst(4)) == nil } ?? false
      let isNew = oldLine.map { FileNames.name(source.trimmed($0).dropFirst(4)) == nil } ?? false
      return (isNew ? nil : path, isGone ? nil : path)
    }
    let names = first.after("diff --git ").flatMap(FileNames.pair)
    guard let oldLine else {
      return names.map(FileNames.withoutPrefix) ?? (nil, nil)
    }
    var old = FileNames.name(source.trimmed(oldLine).dropFirst(4))
    var new = newLine.flatMap { FileNames.name(source.trimmed($0).dropFirst(4)) }
    if newLine == nil { new = names?.new ?? old }
    // A side that is no file has its prefix in the line before.
    let hasOld = old != nil
    let hasNew = new != nil
    old = old ?? names?.old ?? new.map(FileNames.otherSide)
    new = new ?? names?.new ?? old.map(FileNames.otherSide)
    guard let old, let new else { return (nil, nil) }
    let paths = FileNames.withoutPrefix((old, new))
    return (hasOld ? paths.old : nil, hasNew ? paths.new : nil)
  }
}
