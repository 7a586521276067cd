import MenugenDomain
import Testing
@testable import MenugenImporting

struct StatementTests {
  private func imported(_ name: String, _ bytes: [UInt8]) -> MemoryLedger {
    var ledger = MemoryLedger()
    ledger.add([(name, bytes)])
    return ledger
  }

  private func imported(_ text: String) -> MemoryLedger { imported("a", Array(text.utf8)) }

  private func camt(_ entries: String, type: String = "Stmt", head: String = "") -> String {
    "<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:camt.053.001.02\"><BkToCstmrStmt><\(type)><Id>1</Id>\(head)"
      + "\(entries)</\(type)></BkToCstmrStmt></Document>"
  }

  private let entry =
    "<Ntry><Amt Ccy=\"EUR\">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-01-05</Dt></BookgDt>"
    + "<AddtlNtryInf>Sale</AddtlNtryInf></Ntry>"

  @Test(
    "A statement that doesn't add up is an error, and nothing is written",
    arguments: [
      ("camt053.xml", "1624.60", "1624.61"), ("german.sta", "C260131EUR1419,60\r\n-", "C260131EUR1419,61\r\n-"),
    ])
  func unbalanced(_ name: String, _ closing: String, _ wrong: String) throws {
    let text = String(decoding: try sample(name), as: UTF8.self)
    let broken = text.replacing(closing, with: wrong)
    #expect(broken != text)
    var ledger = imported(name, Array(broken.utf8))
    #expect(ledger.errorIDs == ["import.balance"])
    #expect(ledger.files.isEmpty)
    ledger.add([(name, Array(broken.utf8))], isUnbalanced: true)
    #expect(!ledger.files.isEmpty)
  }

  @Test("CAMT of any version, as a report or notification, and with prefixes", arguments: ["Stmt", "Rpt", "Ntfctn"])
  func versions(_ type: String) {
    #expect(imported(camt(entry, type: type)).rows == ["2026-01-05|Sale|5.00"])
    let prefixed = camt(entry, type: type).replacing("</", with: "</n:").replacing("<Ntry", with: "<n:Ntry")
    let all = prefixed.replacing("<", with: "<n:").replacing("<n:/n:", with: "</n:").replacing("<n:n:", with: "<n:")
    #expect(imported(all).rows == ["2026-01-05|Sale|5.00"])
  }

  @Test("Declared Latin-1, CDATA, entities and comments are read")
  func text() {
    let text =
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>"
      + camt(entry.replacing("Sale", with: "<!-- > -->Caf\u{E9} &amp; <![CDATA[<Bar>]]> &#8364;"))
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    // The information's last text counts.
    #expect(imported("a.xml", bytes).errors == [])
    let plain = camt(entry.replacing("Sale", with: "Caf\u{E9} &amp; Bar"))
    let latin = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" + plain
    #expect(imported("a.xml", latin.unicodeScalars.map { UInt8($0.value) }).rows == ["2026-01-05|Café & Bar|5.00"])
  }

  @Test("Bytes that aren't the declared UTF-8 are an error")
  func invalidUTF8() {
    let sale = Array("Sale".utf8)
    var broken = Array(camt(entry).utf8)
    if let range = broken.firstRange(of: sale) { broken[range.lowerBound + 1] = 0xE9 }
    #expect(imported("a.xml", broken).errorIDs == ["import.damaged"])
  }

  @Test("A document type declaration is an error, and no entity is expanded")
  func entities() {
    let bomb = "<!DOCTYPE Document [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]>" + camt(entry)
    #expect(
      imported(bomb).errors == [
        "import.damaged: can't be read as CAMT: it has a document type declaration, which is never expanded"
      ])
  }

  @Test(
    "Broken XML is an error",
    arguments: ["</Stmt>", "<Ntry>", "<Ntry", "<!-- ", "<a></b>", "<![CDATA[", "<?x", "< >"])
  func broken(_ text: String) {
    #expect(imported(camt(entry + text)).errorIDs == ["import.damaged"])
  }

  @Test("A deeply nested or endless file is an error")
  func hostile() {
    #expect(imported(camt(String(repeating: "<a>", count: 10_000))).errorIDs == ["import.damaged"])
  }

  @Test(
    "An entry without an amount, a day or a direction is an error",
    arguments: ["<Amt Ccy=\"EUR\">5.00</Amt>", "<CdtDbtInd>CRDT</CdtDbtInd>", "<Dt>2026-01-05</Dt>"])
  func incomplete(_ part: String) {
    #expect(imported(camt(entry.replacing(part, with: ""))).errorIDs == ["import.damaged"])
  }

  @Test("Pending entries don't count in a statement's sum, and information isn't imported")
  func status() {
    let pending = entry.replacing("BOOK", with: "PDNG")
    let information = entry.replacing("BOOK", with: "INFO")
    let balances = ["OPBD", "CLBD"].map {
      "<Bal><Tp><CdOrPrtry><Cd>\($0)</Cd></CdOrPrtry></Tp><Amt Ccy=\"EUR\">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd></Bal>"
    }.joined()
    let ledger = imported(camt(pending + information, head: balances))
    #expect(ledger.rows == ["2026-01-05|Sale|5.00|pending"])
    #expect(ledger.notes == ["CAMT, 1 statement, 1 for information omitted"])
  }

  @Test(
    "A statement in several currencies is proved in each of them", arguments: [("10", "7"), ("4", "3"), ("10", "8")])
  func currencies(_ euros: String, _ dollars: String) {
    func balance(_ code: String, _ currency: String, _ amount: String) -> String {
      "<Bal><Tp><CdOrPrtry><Cd>\(code)</Cd></CdOrPrtry></Tp><Amt Ccy=\"\(currency)\">\(amount)</Amt>"
        + "<CdtDbtInd>CRDT</CdtDbtInd></Bal>"
    }
    let entries = [("EUR", euros), ("USD", dollars)].map { currency, amount in
      entry.replacing("Ccy=\"EUR\">5.00", with: "Ccy=\"\(currency)\">\(amount)")
    }
    let opening = balance("OPBD", "EUR", "0") + balance("OPBD", "USD", "0")
    let ledger = imported(
      camt(entries.joined(), head: opening + balance("CLBD", "EUR", "10") + balance("CLBD", "USD", "7")))
    #expect(ledger.hasErrors == (euros != "10" || dollars != "7"))
    #expect(ledger.hasErrors == ledger.files.isEmpty)
  }

  @Test("MT940 subfields of 27 bytes join without a space")
  func subfields() {
    let purpose = String(repeating: "x", count: 27)
    let ledger = imported(
      ":20:A\n:25:1/2\n:60F:C260101EUR0,\n:61:260105C1,NTRFNONREF\n:86:166?00A?20\(purpose)?21yz?22w?32N1?33N2\n:62F:C260105EUR1,\n"
    )
    #expect(ledger.rows == ["2026-01-05|N1N2|1.00|1-2|\(purpose)yz w"])
  }

  @Test(
    "A code before the plain text of MT940 isn't part of it",
    arguments: [
      ("DE1?ACME Hosting\ncard 123", "ACME Hosting card 123"), ("Z?Coffee", "Coffee"), ("Y? What", "Y? What"),
      ("Who?Kevin", "Who?Kevin"), ("WO?Bar AG", "WO?Bar AG"), ("Z46?Client AG", "Client AG"), ("Coffee?", "Coffee?"),
    ])
  func kinds(_ text: String, _ name: String) {
    let ledger = imported(
      ":20:A\n:25:1\n:28C:1\n:60F:C260101EUR9,00\n:61:2601050105D1,00NTRFNONREF\n:86:\(text)\n:62F:C260131EUR8,00\n-\n")
    #expect(ledger.rows.first?.contains("|\(name)|") == true, "\(ledger.rows)")
  }

  @Test("MT940 entries at the turn of a year get the nearest booking day")
  func turnOfYear() {
    let ledger = imported(
      ":20:A\n:25:1\n:60F:C251231EUR0,\n:61:2601011231C1,NTRFREF//B\n:86:/NAME/Kevin/REMI/Rent 1/EREF/E1\n:62F:C260105EUR1,\n"
    )
    #expect(ledger.rows == ["2025-12-31|Kevin|1.00|1|E1|Rent 1"])
  }

  @Test("The 30th of February, as in interest by months of 30 days, is the month's last day")
  func february() {
    let ledger = imported(
      ":20:A\n:25:1\n:60F:C260201EUR0,\n:61:260230C1,NINTNONREF\n:86:Interest\n:61:2602300301D1,NINTNONREF\n"
        + ":86:Fee\n:62F:C260301EUR0,\n")
    #expect(ledger.rows == ["2026-02-28|Interest|1.00|1", "2026-03-01|Fee|-1.00|1"])
  }

  @Test(
    "An OFX file without its end, or with a transaction that lacks its own, is an error",
    arguments: ["</OFX>", "</STMTTRN>"])
  func openOFX(_ part: String) throws {
    let text = String(decoding: try sample("xml.ofx"), as: UTF8.self)
    #expect(text.contains(part))
    #expect(imported(text.replacing(part, with: "", maxReplacements: 1)).errorIDs == ["import.damaged"])
  }

  @Test("An OFX currency in lower case is read")
  func lowerCase() throws {
    let text = String(decoding: try sample("sgml.ofx"), as: UTF8.self)
    #expect(imported(text.replacing("<CURDEF>USD", with: "<CURDEF>usd")).rows == imported(text).rows)
  }

  @Test("The amount of an OFX transaction with ORIGCURRENCY is in CURDEF, with CURRENCY in its own")
  func converted() {
    func rows(_ name: String) -> MemoryLedger {
      imported(
        "OFXHEADER:100\n<OFX><STMTRS><CURDEF>EUR<ACCTID>1<STMTTRN><DTPOSTED>20260105<TRNAMT>-5.00<FITID>2<NAME>Deli"
          + "<\(name)><CURRATE>0.91<CURSYM>USD</\(name)></STMTTRN></STMTRS></OFX>")
    }
    #expect(rows("ORIGCURRENCY").list.contains("-5.00 EUR"))
    #expect(rows("CURRENCY").list.contains("-5.00 USD"))
  }

  @Test(
    "MT940 that is cut off, or whose amount has another mark, is an error",
    arguments: [
      ":61:2601050105CR12", ":61:2601050105CR12,50N", ":61:2601050105DR99.90NTRFNONREF\n:62F:C260101EUR100,00",
      ":61:2601050105CR12,50NTRFNONREF\n:86:x",
    ])
  func cutMT940(_ end: String) {
    #expect(imported(":20:A\n:25:1\n:60F:C260101EUR100,00\n\(end)\n").errorIDs == ["import.damaged"])
    #expect(imported(":20:A\n:25:1\n:28C:1\n:34F:EUR0,\n\(end)\n").errorIDs == ["import.damaged"])
  }

  @Test("A QIF record that isn't ended is an error, and line ends of old Macs are read")
  func openQIF() {
    let records = "!Type:Bank\nD31/01/2026\nT-12.00\nPMetro\n^\nD30/01/2026\nT-13.00\nPRent\n"
    #expect(imported(records).errorIDs == ["import.damaged"])
    #expect(imported(records.replacing("^\n", with: "") + "^\n").errorIDs == ["import.damaged"])
    let old = (records + "^\n").replacing("\n", with: "\r")
    #expect(imported(old).rows == ["2026-01-30|Rent|-13.00", "2026-01-31|Metro|-12.00"])
    #expect(imported("Date,Payee,Amount\r2026-01-05,A,1.00\r").rows == ["2026-01-05|A|1.00"])
  }

  @Test("An OFX statement of investments is an error")
  func investments() {
    #expect(imported("OFXHEADER:100\n<OFX><INVSTMTRS></INVSTMTRS></OFX>").errorIDs == ["import.damaged"])
  }

  @Test(
    "What isn't a statement is named",
    arguments: [
      ("", "the file is empty"), ("%PDF-1.7", "a PDF, which has no data to import"),
      ("hello", "a text without columns"),
      ("<html></html>", "a web page or other XML"), ("a\u{0}b", "binary data"),
    ])
  func unknown(_ text: String, _ what: String) {
    #expect(imported(text).errors == ["import.format: not a statement in a known format: \(what)"])
  }
}
