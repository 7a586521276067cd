import MenugenText

/// All outputs of a build: new and kept ones. Units are numbered across both.
struct BuiltOutputs {
  let finished: [FinishedUnit]
  let kept: [Int]
  let manifest: Manifest

  var count: Int {
    finished.reduce(0) { $0 + $1.outputCount } + kept.reduce(0) { $0 + manifest.units[$1].outputCount }
  }

  func forEach(_ body: (ManifestOutput, Int32) -> Void) {
    for unit in 0..<finished.count + kept.count {
      withOutputs(of: unit) { outputs in
        var outputs = outputs
        while let output = outputs.next() { body(output, Int32(clamping: unit)) }
      }
    }
  }

  func key(ofUnit unit: Int32) -> String {
    let unit = Int(unit)
    return unit < finished.count ? finished[unit].key : manifest.units[kept[unit - finished.count]].key
  }

  /// The path of a unit's output, relative to the output folder.
  func path(_ hash: ContentHash, ofUnit unit: Int32) -> String? {
    withOutputs(of: Int(unit)) { outputs in
      var outputs = outputs
      while let output = outputs.next() {
        if output.pathHash == hash { return output.shownPath }
      }
      return nil
    }
  }

  private func withOutputs<Result>(of unit: Int, _ body: (ManifestOutputs) -> Result) -> Result {
    if unit < finished.count {
      return finished[unit].withOutputs { body(ManifestOutputs($0)) }
    }
    let range = manifest.units[kept[unit - finished.count]].outputs
    return manifest.withSpan { body(ManifestOutputs($0[range])) }
  }
}

/// The units that produce each path, sorted by the paths' hashes.
struct OutputClaims {
  private var claims: [Claim] = []

  struct Claim {
    /// The hash of the path.
    var hash: ContentHash
    var unit: Int32

    static func < (left: Claim, right: Claim) -> Bool {
      (left.hash.low, left.hash.high, left.unit) < (right.hash.low, right.hash.high, right.unit)
    }
  }

  init(_ outputs: BuiltOutputs) {
    claims.reserveCapacity(outputs.count)
    outputs.forEach { output, unit in claims.append(Claim(hash: output.pathHash, unit: unit)) }
    claims.sort { $0 < $1 }
  }

  /// The first unit that produces a path.
  func unit(wanting hash: ContentHash) -> Int32? {
    var low = 0
    var high = claims.count
    while low < high {
      let middle = (low + high) / 2
      let found = claims[middle].hash
      if (found.low, found.high) < (hash.low, hash.high) { low = middle + 1 } else { high = middle }
    }
    return low < claims.count && claims[low].hash == hash ? claims[low].unit : nil
  }

  /// The paths produced more than once, with their claims.
  var repeated: [ArraySlice<Claim>] {
    var repeated: [ArraySlice<Claim>] = []
    var index = 1
    while index < claims.count {
      let first = index - 1
      while index < claims.count, claims[index].hash == claims[first].hash { index += 1 }
      if index - first > 1 { repeated.append(claims[first..<index]) }
      index += 1
    }
    return repeated
  }
}
