package import MenugenText
package import MenugenViewModels

extension ReportValue {
  /// Writes `report.json`: amounts as decimal strings.
  ///
  /// - Parameter register: Writes the rows of each account.
  package func writeJSON(to output: inout ByteBuffer, register: (inout ByteBuffer) -> Void) {
    switch self {
    case .text(let text): output.value(text)
    case .number(let number): output.value(number)
    case .amount(let amount):
      output.append("\"")
      output.append(amount)
      output.append("\"")
    case .list(let values):
      output.openArray()
      for value in values { value.writeJSON(to: &output, register: register) }
      output.closeArray()
    case .members(let members):
      output.openObject()
      for member in members {
        output.key(member.name)
        member.value.writeJSON(to: &output, register: register)
      }
      output.closeObject()
    case .register:
      output.openObject()
      output.append("\n")
      register(&output)
      output.closeObject()
    }
  }
}

extension ByteBuffer {
  /// Appends an amount with its decimals: `-12.50`.
  mutating func append(_ amount: DecimalAmount) {
    appendRow { $0.append(amount) }
  }
}
