// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is compiled with: Swift 6, explicit existentials, imports that don't leak, and no warnings.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A module and what it may import: the table that `ArchitectureTests` holds the sources to.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The test targets whose folder holds snapshots: read from the disk by the tests, no part of the build.
let hasSnapshots: Set<String> = ["Commands", "Renderers"]

/// The mirror of a module under `Tests/`.
func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  let mirrored: [Target.Dependency] = name == "Architecture" ? [] : [.byName(name: name)]
  return .testTarget(
    name: "\(name)Tests", dependencies: mirrored + ["TestSupport"] + dependencies,
    exclude: hasSnapshots.contains(name) ? ["Snapshots"] : [], swiftSettings: settings)
}

/// What `make bench` runs. Declared only when it is asked for, so that a plain `swift build` doesn't build it.
let benchmarks: [Target] =
  Context.environment["MENUGEN_BENCHMARKS"] == nil
  ? []
  : [
    Target.target(name: "CMeasuring", path: "Tests/Benchmarks/CMeasuring"),
    Target.executableTarget(
      name: "menugen-benchmarks",
      dependencies: [
        "CMeasuring", "Text", "Diagnostics", "Domain", "ViewModels", "Files", "Syntax", "Markdown", "Parsers",
        "Localization", "Pictures", "Pipeline", "Templates", "Renderers", "Publishing", "SiteBuilder", "Commands",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Benchmarks", exclude: ["CMeasuring", "baseline.txt"], swiftSettings: settings),
  ]

let package = Package(
  name: "menugen",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "menugen", targets: ["menugen"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // C: the module maps of libcmark and libyaml, and the system calls that Swift's overlay lacks.
    .systemLibrary(
      name: "CCMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "CSystem"),
    // C: memory for libcmark.
    .target(name: "CArena"),

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
    module("Verification", ["Text", "Diagnostics", "Files", "Publishing", "SiteBuilder"]),
    module(
      "Commands",
      [
        "Text", "Diagnostics", "Domain", "ViewModels", "Files", "Pipeline", "Renderers", "Publishing", "SiteBuilder",
        "Verification",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "menugen",
      dependencies: ["Commands", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: settings),

    .target(
      name: "TestSupport", dependencies: ["Text", "Diagnostics"], path: "Tests/TestSupport",
      swiftSettings: settings),
    // Kills the real binary at a system call, or lets that call fail.
    .target(name: "CTracing", path: "Tests/CTracing"),
    tests("Architecture"),
    tests("Text"),
    tests("Diagnostics", ["Text"]),
    tests("Domain"),
    tests("ViewModels"),
    tests("Files", ["Diagnostics"]),
    tests("Syntax", ["Text", "Diagnostics"]),
    tests("Markdown", ["Text", "Diagnostics", "Domain"]),
    tests("Parsers", ["Text", "Diagnostics", "Domain", "Syntax", "Markdown"]),
    tests("Localization", ["Text", "Domain"]),
    tests("Pictures", ["Text", "Diagnostics"]),
    tests("Pipeline", ["Text", "Diagnostics", "Domain", "Localization", "ViewModels", "Parsers"]),
    tests("Templates", ["Text", "Diagnostics"]),
    tests("Renderers", ["Text", "Diagnostics", "ViewModels", "Templates"]),
    tests("Publishing", ["Text", "Diagnostics", "Files"]),
    tests(
      "Commands",
      [
        "Text", "Diagnostics", "Domain", "ViewModels", "Files", "Syntax", "Parsers", "Localization", "Pictures",
        "Pipeline", "Renderers", "Publishing", "SiteBuilder", "Verification", "CTracing",
      ]),
    // Whole content trees, made from seeds, built in memory and compared with what they say.
    .testTarget(
      name: "WorldTests",
      dependencies: [
        "Text", "Diagnostics", "Domain", "ViewModels", "Files", "Syntax", "Markdown", "Parsers", "Localization",
        "Pictures", "Pipeline", "Templates", "Renderers", "Publishing", "SiteBuilder", "Verification", "Commands",
        "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
  ] + benchmarks
)
