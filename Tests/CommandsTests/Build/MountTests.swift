import Foundation
import Testing

/// Output folders that are or contain mount points, in a separate mount namespace.
@Suite(.enabled(if: canMount, "this machine doesn't let this user mount anything (unshare -m)")) struct MountTests {
  @Test func buildsIntoAMountPoint() throws {
    let folder = try TemporaryFolder(Sites.small)
    let run = try mounting(
      """
      mkdir Output; mount -t tmpfs none Output
      menugen build; sed -i s/7.50/7.90/ Content/menus/dinner.yaml
      menugen build; cp -R Output edited
      menugen build --force; cp -R Output forced
      """, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let plain = try TemporaryFolder(Sites.small)
    try plain.write(Sites.dinner.replacing("7.50", with: "7.90"), to: "Content/menus/dinner.yaml")
    #expect(try menugen("build", in: plain.path).status == 0)
    #expect(try folder.tree("edited") == plain.tree("Output"))
    #expect(try folder.tree("forced") == plain.tree("Output"))
  }

  @Test(arguments: ["site", "reports", ".menugen"], [true, false])
  func reportsOfAPartThatIsMountedByItself(_ part: String, _ isFirst: Bool) throws {
    let folder = try TemporaryFolder(Sites.small)
    if !isFirst { #expect(try menugen("build", in: folder.path).status == 0) }
    let run = try mounting(
      """
      mkdir -p Output/\(part); mount -t tmpfs none Output/\(part)
      menugen build || echo $?
      menugen build --force || echo $?
      find Output/\(part) -mindepth 1
      """, in: folder)
    #expect(run.output == "74\n74\n")
    #expect(run.ids == ["output.separate", "output.separate"])
    #expect(run.errors.hasPrefix("Output/\(part): "))
  }

  @Test(arguments: ["mount -t tmpfs none", "mount --bind uploads"])
  func leavesWhatIsMountedBelowATree(_ mount: String) throws {
    let folder = try TemporaryFolder(Sites.small)
    #expect(try menugen("build", in: folder.path).status == 0)
    let run = try mounting(
      """
      mkdir uploads Output/site/uploads; \(mount) Output/site/uploads; echo mine >Output/site/uploads/photo
      sed -i s/7.50/7.90/ Content/menus/dinner.yaml
      menugen build --quiet; cp -R Output edited
      menugen build --force || echo $?
      cat Output/site/uploads/photo; ls Output/.menugen
      """, in: folder)
    #expect(run.output == "74\nmine\nlock\nmanifest\n")
    #expect(run.ids == ["output.separate"])
    #expect(try folder.text("edited/site/menus/dinner/index.html").contains("7.90"))
  }
}

private let canMount: Bool = {
  guard let folder = try? TemporaryFolder() else { return false }
  return (try? mounting("mkdir here; mount -t tmpfs none here", in: folder).status) == 0
}()

/// Runs shell lines in a separate mount namespace.
private func mounting(_ lines: String, in folder: TemporaryFolder) throws -> Run {
  try folder.write(lines, to: "lines")
  let flags = getuid() == 0 ? "-m" : "-rm"
  return try shell("unshare \(flags) sh -eu lines", in: folder.path)
}
