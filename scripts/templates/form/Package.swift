// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "app-name",
  platforms: [.macOS("15.4")],
  dependencies: [.package(path: "../../..")],
  targets: [
    .executableTarget(
      name: "app-name", dependencies: [.product(name: "Recurse", package: "recurse")]),
    .testTarget(
      name: "AppNameTests",
      dependencies: ["app-name", .product(name: "RecurseTesting", package: "recurse")]),
  ])
