import CRecurse

/// The environment variables of the process.
package func processEnvironment() -> [String: String] {
  var result: [String: String] = [:]
  guard var next = recurse_environment() else { return result }
  while let entry = next.pointee {
    let text = String(cString: entry)
    if let sign = text.firstIndex(of: "=") {
      result[String(text[..<sign])] = String(text[text.index(after: sign)...])
    }
    next += 1
  }
  return result
}
