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

  /// What an app's own build would pass. The errors of region isolation come only with full
  /// compilation, so a fixture is compiled to an object that is thrown away.
  func arguments(for source: String, thorough: Bool) -> [String] {
    let mode = thorough ? ["-c", "-o", "/dev/null"] : ["-typecheck"]
    return mode + [
      "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
      "-module-name", "Fixture", "-module-cache-path", "\(products)/ModuleCache",
      "-I", "\(products)/Modules",
      "-Xcc", "-fmodule-map-file=\(products)/CRecurse.build/module.modulemap",
      "-Xcc", "-fmodule-map-file=\(products)/CStack.build/module.modulemap", source,
    ]
  }
}
