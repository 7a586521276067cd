import MenugenDomain
import Testing
@testable import MenugenImporting

/// Tables in the layouts that banks publish, and what is above them.
@Suite struct BankTableTests {
  private func ledger(_ text: String) -> MemoryLedger {
    var ledger = MemoryLedger()
    ledger.add("a.csv", text)
    return ledger
  }

  @Test("Bank of America: a summary and the opening balance are above the entries") func readsBankOfAmerica() {
    let found = ledger(
      """
      Description,,Summary Amt.
      Beginning balance as of 01/01/2026,,"1,234.56"
      Total credits,,"812.40"
      Total debits,,"-49.90"
      Ending balance as of 01/31/2026,,"1,997.06"

      Date,Description,Amount,Running Bal.
      01/01/2026,Beginning balance as of 01/01/2026,,"1,234.56"
      01/05/2026,"SQUARE PAYOUT, WEEK 1","812.40","2,046.96"
      01/14/2026,"COFFEE BEANS","-49.90","1,997.06"

      """)
    #expect(found.errors == [])
    #expect(found.rows == ["2026-01-05|SQUARE PAYOUT, WEEK 1|812.40", "2026-01-14|COFFEE BEANS|-49.90"])
    #expect(found.notes.first?.contains("mapping bank-of-america,") == true, "\(found.notes)")
    let head = String(decoding: found.files["movements/bank/ledger.yaml"] ?? [], as: UTF8.self)
    #expect(head.contains("openingBalance: \"1234.56\""), "\(head)")
  }

  @Test("YNAB: columns of outflow and inflow") func readsYNAB() {
    let found = ledger(
      "\"Date\",\"Payee\",\"Memo\",\"Outflow\",\"Inflow\"\n2026-01-31,Metro,Week 5,12.50,0.00\n2026-01-30,Kevin,,0.00,99.90\n"
    )
    #expect(found.errors == [] && found.rows == ["2026-01-30|Kevin|99.90|", "2026-01-31|Metro|-12.50|Week 5"])
  }

  @Test("The number of an account is after its name, and is shown") func readsNamedAccounts() {
    let found = ledger(
      "\"Konto\";\"Girokonto DE02 1203 0000 0000 2020 51\"\n\nBuchungstag;Name;Betrag\n31.01.2026;Metro;-12,50\n")
    #expect(found.text("movements/bank/2026-01-31.csv").contains(",DE02120300000000202051,"))
    #expect(found.notes.first?.contains("account DE02120300000000202051") == true, "\(found.notes)")
  }

  @Test("Bank of America: a card's table") func readsCards() {
    let found = ledger(
      """
      Posted Date,Reference Number,Payee,Address,Amount
      01/15/2026,24692160014100,"COFFEE BEANS","SEATTLE WA ",-49.90

      """)
    #expect(found.errors == [] && found.rows == ["2026-01-15|COFFEE BEANS|-49.90|24692160014100|SEATTLE WA"])
  }

  @Test("Crédit Agricole: texts of several lines, debits and credits, the account above") func readsCreditAgricole() {
    let found = ledger(
      """
      Téléchargement du 02/02/2026;

      Compte de Dépôt n° 12345678901;
      Solde au 31/01/2026 1 234,56 €

      Liste des opérations du compte entre le 01/01/2026 et le 31/01/2026;

      Date;Libellé;Débit euros;Crédit euros;
      05/01/2026;"VIREMENT RECU
      TERMINAL PAY
      ";;812,40;
      14/01/2026;"PAIEMENT PAR CARTE
      CAFE BAR";1 049,90;;

      """)
    #expect(found.errors == [])
    #expect(
      found.rows == [
        "2026-01-05|VIREMENT RECU TERMINAL PAY|812.40|12345678901",
        "2026-01-14|PAIEMENT PAR CARTE CAFE BAR|-1049.90|12345678901",
      ])
    #expect(found.notes.first?.contains("mapping credit-agricole,") == true, "\(found.notes)")
  }

  @Test("GLS: the lines of a purpose have columns") func readsGLS() {
    let found = ledger(
      "Kontonummer;Buchungstag;Auftraggeber/Empfänger;Buchungstext;VWZ1;VWZ2;VWZ3;Betrag;Kontostand;Währung\n"
        + "1234567;05.01.2026;Kevin;Lastschrift;B46 U12;Rechnung 7;;-10,00;90,00;EUR\n")
    #expect(found.errors == [] && found.rows == ["2026-01-05|Kevin|-10.00|Lastschrift B46 U12 Rechnung 7"])
  }

  @Test("UBS: a day of value alone, and texts in numbered columns") func readsUBS() {
    let found = ledger(
      "Produit;Monn.;Description;Date de valeur;Description 1;Description 2;Description 3;Débit;Crédit;Solde\n"
        + "0123 4;CHF;Compte personnel;05.01.2026;Virement;Kevin;;240.00;;11'373.94\n"
        + "0123 4;CHF;Compte personnel;06.01.2026;Ordre;Metro;Zürich;;10.00;11'383.94\n")
    #expect(found.errors == [])
    #expect(
      found.rows == [
        "2026-01-05|Virement|-240.00|Compte personnel Kevin", "2026-01-06|Ordre|10.00|Compte personnel Metro Zürich",
      ])
  }

  @Test("Columns of debits and credits in the plural") func readsPlurals() {
    let found = ledger(
      "Account name: ,Giro\nDate,Transactions,Debits,Credits,Balance\n04 Nov 2025,Direct Debit,18.75,,902.74\n")
    #expect(found.errors == [] && found.rows == ["2025-11-04|Direct Debit|-18.75"])
  }

  @Test("BancoPosta: debits and credits in euros") func readsBancoPosta() {
    let found = ledger(
      """
      Data Contabile;Data Valuta;Addebiti (euro);Accrediti (euro);Descrizione operazioni
      05/01/2026;05/01/2026;;812,40;ACCREDITO POS
      14/01/2026;13/01/2026;1.049,90;;PAGAMENTO CARTA CAFFE

      """)
    #expect(found.errors == [])
    #expect(found.rows == ["2026-01-05|ACCREDITO POS|812.40", "2026-01-14|PAGAMENTO CARTA CAFFE|-1049.90"])
    #expect(found.notes.first?.contains("mapping bancoposta,") == true, "\(found.notes)")
  }

  @Test(
    "The account is read from the lines above a table",
    arguments: [
      ("Konto: DE02 1203 0000 0000 2020 51", "DE02120300000000202051"),
      ("\"Account Number:\";\"00-1234-567\"", "00-1234-567"), ("Kontonummer;1234567", "1234567"),
      ("Girokonto;DE02120300000000202051\nZeitraum;01.01.2026 - 31.01.2026", "DE02120300000000202051"),
      ("\u{FEFF}Auszug;DE02 1203 0000 0000 2020 51", "DE02120300000000202051"),
      ("Rekening: NL91ABNA0417164300\nRekening: NL91 ABNA 0417 1643 00", "NL91ABNA0417164300"),
      ("Numero conto: 000012345678", "000012345678"), ("Account: XXXX-1234", "XXXX-1234"),
    ])
  func findsAccounts(_ above: String, _ account: String) {
    let found = ledger("\(above)\nDatum;Text;Betrag\n05.01.2026;A;1,50\n")
    #expect(found.rows == ["2026-01-05|A|1.50|\(account)"])
  }

  @Test(
    "Other lines above a table name no account",
    arguments: [
      "Kontoauszug vom 01.01.2026", "Konto: Giro", "Konto: 01.01.2026", "Kontostand: 1.234,56 EUR", "Saldo;1234567",
      "Numero movimenti: 1234",
      "Account balance: 12345",
      "Auszug;DE03 1203 0000 0000 2020 51", "Konto: 1234567\nKonto: 7654321",
    ])
  func findsNone(_ above: String) {
    let found = ledger("\(above)\nDatum;Text;Betrag\n05.01.2026;A;1,50\n")
    #expect(found.rows == ["2026-01-05|A|1.50"])
  }

  @Test("A column of accounts comes before the lines above, and --account names both") func prefersColumns() {
    let text = "Konto: 1234567\nDatum;Text;Betrag;Auftragskonto\n05.01.2026;A;1,50;7654321\n06.01.2026;B;2,50;\n"
    #expect(ledger(text).rows == ["2026-01-05|A|1.50|7654321", "2026-01-06|B|2.50|1234567"])
    var named = MemoryLedger()
    named.options.account = "assets/bank"
    named.add("a.csv", text)
    #expect(named.rows == ["2026-01-05|A|1.50|assets/bank", "2026-01-06|B|2.50|assets/bank"])
  }

  @Test(
    "A header without rows adds nothing",
    arguments: ["Date,Payee,Amount\n", "Date,Payee,Amount", "Konto: 1234567\nDatum;Text;Betrag\n\n"])
  func acceptsHeadersAlone(_ text: String) {
    let found = ledger(text)
    #expect(found.errors == [] && found.summary == "added 0, present 0, booked 0, conflicts 0", "\(found.diagnostics)")
    #expect(found.files.isEmpty)
  }

  @Test("Rows that are no entries still stop an import") func refusesOtherRows() {
    #expect(ledger("Date,Payee,Amount\nno date,A,\n").errors.count == 1)
  }
}
