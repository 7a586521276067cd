// swift-tools-version: 6.2
import PackageDescription

/// The settings of every Swift target: Swift 6, explicit existentials, strict imports, functions that return a `Span`,
/// and no warnings.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableExperimentalFeature("Lifetimes"),
  .treatAllWarnings(as: .error),
]

/// Optimizes debug builds, for tests that run long: their build takes half as long again, and the tests half the time.
let optimization: [SwiftSetting] =
  Context.environment["MENUGEN_OPTIMIZED"] == nil
  ? []
  : [.unsafeFlags(["-O", "-whole-module-optimization", "-num-threads", "2"], .when(configuration: .debug))]

/// The settings of modules without pointers: unsafe code is an error.
let safeSettings: [SwiftSetting] = settings + [.strictMemorySafety()]

/// The prefix of every module's name, so that no module collides with one of a program that depends on this package:
/// `import MenugenDomain` imports `Sources/Domain`.
let prefix = "Menugen"

/// Returns a dependency on a module of this package by its folder, or on the product of another package.
func dependency(_ name: String) -> Target.Dependency {
  switch name {
  case "ArgumentParser": .product(name: "ArgumentParser", package: "swift-argument-parser")
  case "NIOCore", "NIOPosix", "NIOHTTP1": .product(name: name, package: "swift-nio")
  case "MenugenKit": .byName(name: name)
  default: .byName(name: prefix + name)
  }
}

/// The modules with pointers, and the folder that contains them. Its README.md explains their safety.
let pointerFolders = [
  "Text": "Scanning/", "Syntax": "", "Markdown": "Tree/", "Templates": "", "Files": "",
]

/// Returns a module with the modules it may import; `ArchitectureTests` compares them with the sources.
func module(_ name: String, _ dependencies: [String] = []) -> Target {
  let pointers = pointerFolders[name]
  return .target(
    name: prefix + name, dependencies: dependencies.map(dependency), path: "Sources/\(name)",
    exclude: pointers.map { ["\($0)README.md"] } ?? [],
    swiftSettings: (pointers == nil ? safeSettings : settings) + optimization)
}

/// Returns a module written in C.
func moduleInC(_ name: String, in folder: String = "Sources") -> Target {
  .target(name: prefix + name, path: "\(folder)/\(name)")
}

/// Returns an installed C library.
func library(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: prefix + name, path: "Sources/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// The test targets with snapshots, which are excluded from the build: the tests read them from disk.
let hasSnapshots: Set<String> = ["Commands", "Renderers"]

/// Returns the tests of a module, in `Tests/<module>Tests`.
func tests(_ name: String, _ dependencies: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: (dependencies + ["TestSupport"]).map(dependency),
    exclude: hasSnapshots.contains(name) ? ["Snapshots"] : [], swiftSettings: settings)
}

/// The benchmarks of `make bench`, which a plain `swift build` doesn't build.
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
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    // The module maps of libcmark and libyaml, and system calls that Swift's overlay lacks.
    library("CCMark", pkgConfig: "libcmark", apt: "libcmark-dev", brew: "cmark"),
    library("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    moduleInC("CSystem"),
    // An allocator for libcmark.
    moduleInC("CArena"),

    module("Text"),
    module("Diagnostics", ["Text"]),
    module("Domain"),
    module("ViewModels"),
    module("Colors", ["Domain"]),
    module("Files", ["Diagnostics", "CSystem"]),
    module("Syntax", ["Text", "Diagnostics", "CYAML"]),
    module("Markdown", ["Text", "Diagnostics", "Domain", "CArena", "CCMark"]),
    module("Checks", ["Text", "Diagnostics", "Domain", "Colors"]),
    module("Parsers", ["Text", "Diagnostics", "Domain", "Syntax", "Markdown", "Checks"]),
    module("Pictures", ["Text", "Diagnostics", "Domain"]),
    module("Importing", ["Text", "Diagnostics", "Domain", "Syntax"]),
    module("Localization", ["Text", "Domain"]),
    module("Pipeline", ["Text", "Diagnostics", "Domain", "Colors", "Localization", "ViewModels"]),
    module("Templates", ["Text", "Diagnostics"]),
    module("Renderers", ["Text", "Diagnostics", "ViewModels", "Templates"]),
    module("Publishing", ["Text", "Diagnostics", "Files"]),
    module("Fetching", ["Text", "Diagnostics", "Domain", "Files"]),
    module(
      "SiteBuilder",
      [
        "Text", "Diagnostics", "Domain", "ViewModels", "Files", "Checks", "Parsers", "Localization", "Pictures",
        "Pipeline", "Templates", "Renderers", "Publishing", "Fetching",
      ]),
    module("Verification", ["Text", "Diagnostics", "Files", "Syntax", "Publishing", "SiteBuilder"]),
    module("Deploying", ["Text", "Diagnostics", "Files", "Syntax", "Publishing"]),
    module("Server", ["Text", "Diagnostics", "Files", "NIOCore", "NIOPosix", "NIOHTTP1"]),
    module(
      "Commands",
      [
        "Text", "Diagnostics", "Domain", "ViewModels", "Files", "Parsers", "Importing", "Pipeline", "Renderers",
        "Publishing", "Fetching", "SiteBuilder", "Verification", "Deploying", "Server", "ArgumentParser",
      ]),
    // The library for other packages.
    .target(
      name: "MenugenKit",
      dependencies: [
        "Text", "Diagnostics", "Domain", "ViewModels", "Files", "Parsers", "Localization", "Pipeline", "Publishing",
        "SiteBuilder",
      ].map(dependency), swiftSettings: safeSettings + optimization),
    .executableTarget(
      name: "menugen",
      dependencies: ["Commands", "ArgumentParser"].map(dependency),
      swiftSettings: safeSettings + optimization),

    .target(
      name: prefix + "TestSupport", dependencies: ["Text", "Diagnostics"].map(dependency), path: "Tests/TestSupport",
      swiftSettings: settings),
    // Kills a process at a system call, or makes the call fail.
    moduleInC("CTracing", in: "Tests"),
    tests("Architecture"),
    tests("Text", ["Text"]),
    tests("Diagnostics", ["Diagnostics", "Text"]),
    tests("Domain", ["Domain"]),
    tests("Colors", ["Colors", "Domain"]),
    tests("Files", ["Files", "Diagnostics"]),
    tests("Syntax", ["Syntax", "Text", "Diagnostics"]),
    tests("Markdown", ["Markdown", "Text", "Diagnostics", "Domain"]),
    tests("Checks", ["Checks", "Text", "Diagnostics", "Domain", "Parsers"]),
    tests("Parsers", ["Parsers", "Checks", "Text", "Diagnostics", "Domain", "Syntax", "Markdown"]),
    tests("Importing", ["Importing", "Text", "Diagnostics", "Domain", "Syntax", "Parsers", "Files"]),
    tests("Localization", ["Localization", "Text", "Domain"]),
    tests("Pictures", ["Pictures", "Text", "Diagnostics", "Domain"]),
    tests("Pipeline", ["Pipeline", "Text", "Diagnostics", "Domain", "Localization", "ViewModels", "Parsers"]),
    tests("Templates", ["Templates", "Text", "Diagnostics"]),
    tests("Renderers", ["Renderers", "Text", "Diagnostics", "ViewModels", "Templates"]),
    tests("Publishing", ["Publishing", "Text", "Diagnostics", "Files"]),
    tests("Fetching", ["Fetching", "Diagnostics", "Domain", "Files"]),
    tests(
      "Commands",
      [
        "Commands", "Text", "Diagnostics", "Domain", "ViewModels", "Files", "Syntax", "Parsers", "Localization",
        "Pictures", "Pipeline", "Renderers", "Publishing", "Fetching", "SiteBuilder", "Verification", "Deploying",
        "CTracing",
      ]),
    tests("Deploying", ["Deploying", "Text", "Diagnostics", "Files"]),
    tests("Server", ["Server", "Text", "Diagnostics", "Files"]),
    tests("MenugenKit", ["MenugenKit"]),
    // Content generated from seeds, built in memory and compared with the output.
    tests(
      "World",
      [
        "Text", "Diagnostics", "Domain", "ViewModels", "Files", "Syntax", "Markdown", "Parsers", "Localization",
        "Pictures", "Pipeline", "Templates", "Renderers", "Publishing", "SiteBuilder", "Verification", "Commands",
        "ArgumentParser",
      ]),
  ] + benchmarks
)
