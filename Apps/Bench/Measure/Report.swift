import ArgumentParser

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The outputs of results: a table on standard output, and optional files.
struct Report: ParsableArguments {
  @Option(help: "A file for the results as JSON.")
  var json: String?

  @Option(help: "A folder for plots of cost against size, as SVG.")
  var svg: String?

  func write(_ results: [Results], plots: [Plot] = []) throws {
    for result in results { print(result.table) }
    if let json { try write(results.json, to: json) }
    guard let svg else { return }
    mkdir(svg, 0o755)
    for plot in plots { try write(plot.svg, to: "\(svg)/\(plot.name).svg") }
  }

  private func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else {
      throw ValidationError("\(path): \(String(cString: strerror(errno)))")
    }
    fputs(text, file)
    fclose(file)
  }
}
