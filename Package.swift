// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is compiled with: Swift 6, explicit existentials, imports that don't leak, functions that return a `Span`,
/// and no warnings.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableExperimentalFeature("Lifetimes"),
  .treatAllWarnings(as: .error),
]

/// The settings of modules without pointers, whose unsafe code is an error.
let safeSettings: [SwiftSetting] = settings + [.strictMemorySafety()]

/// Every module is imported as `Menugen` and the name of its folder, so that none collides with a module of a program
/// that depends on this package.
let prefix = "Menugen"

/// A module of this package by the name of its folder, or the one product of another package.
func dependency(_ name: String) -> Target.Dependency {
  switch name {
  case "ArgumentParser": .product(name: "ArgumentParser", package: "swift-argument-parser")
  case "MenugenKit": .byName(name: name)
  default: .byName(name: prefix + name)
  }
}

/// The modules with pointers, and the folder that has them: its README.md says what makes them safe.
let pointerFolders = [
  "Text": "Scanning/", "Syntax": "", "Markdown": "Tree/", "Templates": "", "Files": "",
]

/// A module and what it may import: the table that `ArchitectureTests` compares with the sources.
func module(_ name: String, _ dependencies: [String] = []) -> Target {
  let pointers = pointerFolders[name]
  return .target(
    name: prefix + name, dependencies: dependencies.map(dependency), path: "Sources/\(name)",
    exclude: pointers.map { ["\($0)README.md"] } ?? [], swiftSettings: pointers == nil ? safeSettings : settings)
}

/// A module written in C.
func moduleInC(_ name: String, in folder: String = "Sources") -> Target {
  .target(name: prefix + name, path: "\(folder)/\(name)")
}

/// An installed C library.
func library(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: prefix + name, path: "Sources/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// The test targets whose folder holds snapshots: read from the disk by the tests, no part of the build.
let hasSnapshots: Set<String> = ["Commands", "Renderers"]

/// The tests of a module, in the mirror of its folder under `Tests/`.
func tests(_ name: String, _ dependencies: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: (dependencies + ["TestSupport"]).map(dependency),
    exclude: hasSnapshots.contains(name) ? ["Snapshots"] : [], swiftSettings: settings)
}

/// What `make bench` runs. Declared only when it is asked for, so that a plain `swift build` doesn't build it.
let benchmarks: [Target] =
  Context.environment["MENUGEN_BENCHMARKS"] == nil
  ? []
  : [
    moduleInC("CMeasuring", in: "Tests/Benchmarks"),
    Target.executableTarget(
      name: "menugen-benchmarks",
      dependencies: [
        "CMeasuring", "Text", "Diagnostics", "Domain", "ViewModels", "Files", "Syntax", "Markdown", "Parsers",
        "Localization", "Pictures", "Pipeline", "Templates", "Renderers", "Publishing", "SiteBuilder", "Commands",
        "ArgumentParser",
      ].map(dependency),
      path: "Tests/Benchmarks", exclude: ["CMeasuring", "baseline.txt"], swiftSettings: settings),
  ]

let package = Package(
  name: "menugen",
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "menugen", targets: ["menugen"]),
    .library(name: "MenugenKit", targets: ["MenugenKit"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // C: the module maps of libcmark and libyaml, and the system calls that Swift's overlay lacks.
    library("CCMark", pkgConfig: "libcmark", apt: "libcmark-dev", brew: "cmark"),
    library("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    moduleInC("CSystem"),
    // C: memory for libcmark.
    moduleInC("CArena"),

    module("Text"),
    module("Diagnostics", ["Text"]),
    module("Domain"),
    module("ViewModels"),
    module("Files", ["Diagnostics", "CSystem"]),
    module("Syntax", ["Text", "Diagnostics", "CYAML"]),
    module("Markdown", ["Text", "Diagnostics", "Domain", "CArena", "CCMark"]),
    module("Parsers", ["Text", "Diagnostics", "Domain", "Syntax", "Markdown"]),
    module("Pictures", ["Text", "Diagnostics"]),
    module("Localization", ["Text", "Domain"]),
    module("Pipeline", ["Text", "Diagnostics", "Domain", "Localization", "ViewModels"]),
    module("Templates", ["Text", "Diagnostics"]),
    module("Renderers", ["Text", "Diagnostics", "ViewModels", "Templates"]),
    module("Publishing", ["Text", "Diagnostics", "Files"]),
    module(
      "SiteBuilder",
      [
        "Text", "Diagnostics", "Domain", "ViewModels", "Files", "Parsers", "Localization", "Pictures", "Pipeline",
        "Templates", "Renderers", "Publishing",
      ]),
    module("Verification", ["Text", "Diagnostics", "Files", "Syntax", "Publishing", "SiteBuilder"]),
    module(
      "Commands",
      [
        "Text", "Diagnostics", "Domain", "ViewModels", "Files", "Parsers", "Pipeline", "Renderers", "Publishing",
        "SiteBuilder", "Verification", "ArgumentParser",
      ]),
    // The library for other packages.
    .target(
      name: "MenugenKit",
      dependencies: [
        "Text", "Diagnostics", "Domain", "ViewModels", "Files", "Parsers", "Localization", "Pipeline", "Publishing",
        "SiteBuilder",
      ].map(dependency), swiftSettings: safeSettings),
    .executableTarget(
      name: "menugen",
      dependencies: ["Commands", "ArgumentParser"].map(dependency),
      swiftSettings: safeSettings),

    .target(
      name: prefix + "TestSupport", dependencies: ["Text", "Diagnostics"].map(dependency), path: "Tests/TestSupport",
      swiftSettings: settings),
    // Kills the real binary at a system call, or lets that call fail.
    moduleInC("CTracing", in: "Tests"),
    tests("Architecture"),
    tests("Text", ["Text"]),
    tests("Diagnostics", ["Diagnostics", "Text"]),
    tests("Domain", ["Domain"]),
    tests("ViewModels", ["ViewModels"]),
    tests("Files", ["Files", "Diagnostics"]),
    tests("Syntax", ["Syntax", "Text", "Diagnostics"]),
    tests("Markdown", ["Markdown", "Text", "Diagnostics", "Domain"]),
    tests("Parsers", ["Parsers", "Text", "Diagnostics", "Domain", "Syntax", "Markdown"]),
    tests("Localization", ["Localization", "Text", "Domain"]),
    tests("Pictures", ["Pictures", "Text", "Diagnostics"]),
    tests("Pipeline", ["Pipeline", "Text", "Diagnostics", "Domain", "Localization", "ViewModels", "Parsers"]),
    tests("Templates", ["Templates", "Text", "Diagnostics"]),
    tests("Renderers", ["Renderers", "Text", "Diagnostics", "ViewModels", "Templates"]),
    tests("Publishing", ["Publishing", "Text", "Diagnostics", "Files"]),
    tests(
      "Commands",
      [
        "Commands", "Text", "Diagnostics", "Domain", "ViewModels", "Files", "Syntax", "Parsers", "Localization",
        "Pictures", "Pipeline", "Renderers", "Publishing", "SiteBuilder", "Verification", "CTracing",
      ]),
    tests("MenugenKit", ["MenugenKit"]),
    // Whole content trees, made from seeds, built in memory and compared with what they say.
    tests(
      "World",
      [
        "Text", "Diagnostics", "Domain", "ViewModels", "Files", "Syntax", "Markdown", "Parsers", "Localization",
        "Pictures", "Pipeline", "Templates", "Renderers", "Publishing", "SiteBuilder", "Verification", "Commands",
        "ArgumentParser",
      ]),
  ] + benchmarks
)
