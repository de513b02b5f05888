import Foundation
import RecurseTesting

/// The compiler on the path, pointed at the modules that were built beside the running tests.
struct Toolchain: Sendable {
  let compiler: String
  /// Where the tests run: the folder of products, `Modules` within it.
  let products: String

  /// Nil where there is no compiler to ask.
  static let found: Toolchain? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compiler = folders.map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    // The demos are built beside the modules, whatever the configuration.
    guard let compiler, let product = try? builtProduct("login-demo") else { return nil }
    return Toolchain(
      compiler: compiler, products: URL(filePath: product).deletingLastPathComponent().path)
  }()

  /// What becomes of a source.
  enum Goal: Sendable {
    case typeCheck
    /// An object that is thrown away. The errors of region isolation come only with it.
    case object
    /// A program that runs the tests in the source.
    case tests
    /// Nothing: the source is a package's manifest, which is type-checked.
    case manifest
  }

  /// What an app's own build would pass.
  ///
  /// - Parameter program: where the program goes.
  func arguments(for source: String, goal: Goal, program: String) -> [String] {
    switch goal {
    case .typeCheck: ["-typecheck"] + options + [source]
    case .object: ["-c", "-o", "/dev/null"] + options + [source]
    case .tests: ["-o", program] + options + [source] + linkerArguments
    case .manifest:
      [
        "-typecheck", "-swift-version", "6", "-package-description-version", "6.2",
        "-I", manifestModules, source,
      ]
    }
  }

  private var options: [String] {
    [
      "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
      "-module-name", "Fixture", "-module-cache-path", "\(products)/ModuleCache",
      "-I", "\(products)/Modules",
    ]
      + ["CEmulator", "CRecurse", "CStack"].flatMap {
        ["-Xcc", "-fmodule-map-file=\(products)/\($0).build/module.modulemap"]
      }
  }

  private var manifestModules: String {
    URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "../lib/swift/pm/ManifestAPI").path
  }

  /// The library's objects, as the last build linked them, and the system's libraries.
  private var linkerArguments: [String] {
    let list = "\(products)/RecursePackageTests.product/Objects.LinkFileList"
    let objects = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
    return objects.split(separator: "\n").map { String($0.replacing("'", with: "")) }.filter {
      path in
      let folder = path.split(separator: "/").last { $0.hasSuffix(".build") } ?? ""
      if folder.hasSuffix("Tests.build") || folder.hasPrefix("RecursePackage") { return false }
      return folder.hasPrefix("Recurse")
        || ["CEmulator.build", "CRecurse.build", "CStack.build"].contains(folder)
    } + ["-lncursesw", "-ltinfo", "-lvterm"]
  }
}
