import Foundation

extension FileError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .cancelled: "Cancelled."
    case .missing(let path): "“\(path)” does not exist."
    case .exists(let path): "“\(path)” already exists."
    case .noPermission(let path): "You do not have permission for “\(path)”."
    case .readOnly(let path): "“\(path)” is on a file system that cannot be changed."
    case .full(let path): "There is not enough space for “\(path)”."
    case .notAFolder(let path): "“\(path)” is not a folder."
    case .outside(let path): "“\(path)” is outside of the folder that may be changed."
    case .invalidName(let name, let flaw): flaw.text(name)
    case .noName(let path): "“\(path)” cannot be copied, moved or deleted."
    case .intoItself(let path): "The folder “\(path)” cannot go into itself."
    case .ontoItself(let path): "“\(path)” is already there."
    case .replacesItem(let path):
      "“\(path)” can neither be replaced nor merged: it contains an item that is to go there."
    case .special(let path):
      "“\(path)” is a pipe, a socket or a device, and has no contents."
    case .link(let path): "“\(path)” is a link, which has no rights of its own."
    case .noUser(let name): "There is no user “\(name)”."
    case .noGroup(let name): "There is no group “\(name)”."
    case .ownerRefused(let path):
      "You may not give “\(path)” to others. Only root does, and its owner to a group of theirs."
    case .changed(let path): "“\(path)” changed while it was moved."
    case .holdsTrash(let path): "“\(path)” contains the trash."
    case .inTrash(let path): "“\(path)” is in the trash already."
    case .noTrash(let path, let reason):
      "The trash “\(path)” cannot be made. \(reason)"
    case .notInTrash(let path): "“\(path)” is no longer in the trash."
    case .halfMoved(let source, let target, let reason):
      "“\(source)” was copied to “\(target)”, but the original could only be removed in part. "
        + reason.description
    case .leftover(let path, let reason):
      "\(reason) An incomplete copy is left at “\(path)”."
    case .archive(let path, let words): "“\(path.name)” cannot be unpacked: \(words)."
    case .packing(let name, let words): "“\(name)” cannot be packed: \(words)."
    case .noText(let path): "The name “\(path.name)” is no text, which only tar allows."
    case .tooMuch(let path, _): "Too much comes out of “\(path.name)”."
    case .leadsOut(let name): "The name “\(name)” leads out of the archive."
    case .onlyRead(let name, let reason):
      "Nothing is changed in “\(name)”: \(reason). F5 copies out of it."
    case .savedBeside(let path, let reason):
      "What was edited is “\(path)” now. \(reason)"
    case .changedArchive(let path):
      "“\(path.name)” has changed since it was unpacked, and is unpacked again."
    case .busy: "Another change is going on."
    case .system(let code, let path): "“\(path)”: \(String(cString: strerror(code)))."
    }
  }
}

extension RawName.Flaw {
  /// The sentence for a person who typed the name.
  func text(_ name: RawName) -> String {
    switch self {
    case .empty: "A name cannot be empty."
    case .reserved: "“\(name)” has a meaning of its own and cannot be a name."
    case .slash: "A name cannot contain “/”."
    case .zero: "A name cannot contain the character zero."
    case .tooLong: "The name “\(name)” is too long."
    }
  }
}
