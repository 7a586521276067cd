// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A program with a module for each folder of menugen's sources, with the same name: none may collide with menugen's
// modules.
//
// `Scripts/outside` copies this to .build/outside/package, adds the modules and the documentation's examples, and
// builds it there.
let namesakes = Context.packageDirectory + "/Sources/Namesakes"
let names = try FileManager.default.contentsOfDirectory(atPath: namesakes).sorted()

let package = Package(
  name: "outside",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "menugen", path: "../../..")],
  targets: names.map { .target(name: $0, path: "Sources/Namesakes/\($0)") } + [
    .target(name: "UIKit"),
    .target(
      name: "Examples", dependencies: ["UIKit", .product(name: "MenugenKit", package: "menugen")],
      swiftSettings: [
        .enableUpcomingFeature("MemberImportVisibility"),
        // Examples may have unused values.
        .unsafeFlags(["-suppress-warnings"]),
      ]),
    .executableTarget(
      name: "Outside",
      dependencies: names.map { .byName(name: $0) } + ["Examples", .product(name: "MenugenKit", package: "menugen")],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
  ]
)
