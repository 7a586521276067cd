import Testing
import MenugenText

@Suite struct UTF8Tests {
  private func firstInvalid(_ bytes: [UInt8]) -> Int? {
    firstInvalidUTF8(in: bytes.span)
  }

  @Test func acceptsEveryScalar() {
    var bytes: [UInt8] = []
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      if let scalar = Unicode.Scalar(value) { bytes += UTF8.encode(scalar)! }
    }
    #expect(firstInvalid(bytes) == nil)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x8D],
      [0xE2, 0x28, 0xA1], [0xC3, 0x28],
    ] as [[UInt8]])
  func refusesIllFormedSequencesWhereTheyBegin(sequence: [UInt8]) {
    for padding in [0, 1, 7, 8, 31, 32, 33, 70] {
      let before = [UInt8](repeating: 0x61, count: padding)
      #expect(firstInvalid(before + sequence) == padding)
      #expect(firstInvalid(before + sequence + [0x61]) == padding)
    }
  }

  @Test func agreesWithTheStandardLibraryOnRandomBytes() {
    var generator = SystemRandomNumberGenerator()
    let alphabet: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC2, 0xE0, 0xE2, 0xED, 0xF0, 0xF1, 0xF4]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...6, using: &generator)).map { _ in alphabet.randomElement(using: &generator)! }
      let valid = String(validating: bytes, as: UTF8.self) != nil
      let isValid = isValidUTF8(bytes.span)
      #expect(isValid == valid, "\(bytes)")
    }
  }
}
