import Foundation
import RecurseTesting

/// The compiler in `PATH`, and the modules that were built with the running tests.
struct Toolchain: Sendable {
  let compiler: String
  /// The folder of products, which contains `Modules`.
  let products: String

  /// `nil` if there is no compiler.
  static let found: Toolchain? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compiler = folders.map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    // Demos are built beside the modules in every configuration.
    guard let compiler, let product = try? builtProduct("login-demo") else { return nil }
    return Toolchain(
      compiler: compiler, products: URL(filePath: product).deletingLastPathComponent().path)
  }()

  /// What a source is compiled to.
  enum Goal: Sendable {
    case typeCheck
    /// An object that is thrown away. Only this reports errors of region isolation.
    case object
    /// A program that runs the tests in the source.
    case tests
    /// Nothing: a package's manifest is type-checked.
    case manifest
  }

  /// The arguments of an app's build.
  ///
  /// - Parameter program: the path of the program to make.
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
      "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-module-name", "Fixture",
    ] + importArguments
  }

  /// What a compiler needs to import the modules that were built.
  var importArguments: [String] {
    ["-module-cache-path", "\(products)/ModuleCache", "-I", "\(products)/Modules"]
      + Self.modulesInC.flatMap {
        ["-Xcc", "-fmodule-map-file=\(products)/\($0).build/module.modulemap"]
      }
  }

  private static let modulesInC = [
    "CAllocations", "CEmulator", "CImages", "CMarkdown", "CRecurse", "CStack",
  ]

  /// The modules of other packages that the library's products need.
  private static let modulesOfPackages = ["_RopeModule", "InternalCollectionsUtilities"]

  private var manifestModules: String {
    URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "../lib/swift/pm/ManifestAPI").path
  }

  /// The library's objects, as the last build linked them, and the system's libraries.
  private var linkerArguments: [String] {
    let list = "\(products)/RecursePackageTests.product/Objects.LinkFileList"
    let objects = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
    let paths = objects.split(separator: "\n").map { String($0.replacing("'", with: "")) }
    let libraries = ["ncursesw", "tinfo", "vterm", "cmark-gfm", "cmark-gfm-extensions", "png"]
    return paths.filter(isOfLibrary) + libraries.map { "-l\($0)" }
  }

  /// Returns whether an object is of a module of the library, or of one that it needs.
  private func isOfLibrary(_ path: String) -> Bool {
    let folder = path.split(separator: "/").last { $0.hasSuffix(".build") } ?? ""
    let module = String(folder.dropLast(".build".count))
    if module.hasSuffix("Tests") || module.hasPrefix("RecursePackage") { return false }
    return module.hasPrefix("Recurse") || Self.modulesInC.contains(module)
      || Self.modulesOfPackages.contains(module)
  }
}
