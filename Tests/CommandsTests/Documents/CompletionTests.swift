import Foundation
import Testing

/// The completions that `make install` and the packages install.
struct CompletionTests {
  @Test("Each shell's completions are where it looks for them, and name every command")
  func installsCompletions() throws {
    let folder = try TemporaryFolder()
    let run = try shell("'\(Repository.root)/Scripts/completions' '\(MenugenBinary.path)' share", in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    let commands = try menugen("help", in: folder.path).output.matches(of: /\n  (\w+)  +\w/).map { String($0.1) }
    #expect(commands.count > 7)
    let places = [
      "bash-completion/completions/menugen", "zsh/site-functions/_menugen", "fish/vendor_completions.d/menugen.fish",
    ]
    for place in places {
      let text = try folder.text("share/\(place)")
      for command in commands { #expect(text.contains(command), "\(command) in \(place)") }
      let mode = try FileManager.default.attributesOfItem(atPath: folder.place("share/\(place)"))[.posixPermissions]
      #expect(mode as? Int == 0o644)
    }
    #expect(try folder.text("share/zsh/site-functions/_menugen").hasPrefix("#compdef menugen"))
    let hasBash = try shell("bash -n share/bash-completion/completions/menugen", in: folder.path)
    #expect(hasBash.status == 0, "\(hasBash.errors)")
  }

  @Test("make install puts everything below DESTDIR, as named in the documentation")
  func namesPlaces() throws {
    let folder = try TemporaryFolder()
    // Without building: `make` prints what it would run.
    let run = try shell(
      "make -n -C '\(Repository.root)' install DESTDIR=/stage PREFIX=/usr", in: folder.path)
    let lines = run.output.split(separator: "\n").filter { $0.contains("/stage") }
    #expect(lines.contains { $0.hasSuffix("\"/stage/usr/bin/menugen\"") })
    #expect(lines.contains { $0.hasSuffix("\"/stage/usr/share/man/man1/menugen.1\"") })
    #expect(lines.contains { $0.hasPrefix("Scripts/completions ") && $0.hasSuffix("\"/stage/usr/share\"") })
    #expect(!run.output.contains("\"/usr/"))
  }
}
