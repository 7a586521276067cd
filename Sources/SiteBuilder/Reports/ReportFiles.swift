package import MenugenPipeline
import MenugenRenderers
package import MenugenText
package import MenugenViewModels

/// Writes `report.json` with the register of every account.
package func writeReportJSON(
  _ sums: ReportValue, _ register: RegisterRows, to output: inout ByteBuffer,
  _ flush: (inout ByteBuffer) -> Void = { _ in }
) {
  var json = RegisterJSON(register.names)
  sums.writeJSON(to: &output) { output in
    for account in register.accounts() {
      json.begin(account.key, to: &output)
      register.forEach(in: account) { row in
        json.write(row, to: &output)
        flush(&output)
      }
      json.end(to: &output)
    }
  }
  output.append("\n")
}

/// Writes `report.csv`.
package func writeRegisterCSV(
  _ register: RegisterRows, _ inputs: [ReportInput], _ form: CSVForm = .plain, to output: inout ByteBuffer,
  _ flush: (inout ByteBuffer) -> Void = { _ in }
) {
  let csv = RegisterCSV(register.names, inputs: inputs, form: form)
  csv.writeHeader(to: &output)
  register.forEach { row in
    csv.write(row, to: &output)
    flush(&output)
  }
}
