/// What a bank's word for the state of an entry means.
enum EntryState {
  case booked, pending
  /// Declined or withdrawn: it was never booked, or is for information.
  case ignored

  /// Finds the meaning of a word, in lower case; nil for an unknown one.
  ///
  /// - Parameter isInAnyColumn: Whether the column's name isn't one for states.
  init?(_ word: String, isInAnyColumn: Bool = false) {
    if word.isEmpty || Self.bookedWords.contains(word) || !isInAnyColumn && Self.impactWords.contains(word) {
      self = .booked
    } else if Self.pendingWords.contains(word) {
      self = .pending
    } else if Self.ignoredWords.contains(word) {
      self = .ignored
    } else {
      return nil
    }
  }

  private static let bookedWords: Set<String> = [
    "booked", "complete", "completed", "posted", "cleared", "settled", "executed", "processed", "done", "paid",
    "success", "successful", "approved", "reconciled", "refunded", "partially refunded", "book",
    "gebucht", "umsatz gebucht", "verbucht", "abgeschlossen", "ausgeführt", "erfolgreich", "erledigt", "bezahlt",
    "abgerechnet", "contabilizzato", "contabilizzata", "eseguito", "eseguita", "completato", "completata",
    "registrato", "comptabilisé", "comptabilisée", "effectué", "effectuée", "exécuté", "exécutée", "terminé",
    "terminée", "validé", "contabilizado", "contabilizada", "completado", "completada", "ejecutado", "ejecutada",
    "liquidado", "realizado", "realizada",
    "geboekt", "verwerkt", "uitgevoerd", "voltooid", "concluído", "concluída", "efetuado", "efetuada", "processado",
    "processada", "zaksięgowano", "zaksięgowana", "zaksięgowane", "zrealizowano", "zrealizowana", "zrealizowane",
    "rozliczono", "rozliczona", "wykonano", "wykonana", "tamamlandı", "gerçekleşti", "zaúčtováno", "zaúčtovaná",
    "zaúčtovaný", "provedeno", "provedená", "dokončeno", "uskutečněno", "bokförd", "bokfört", "genomförd",
    "genomfört",
  ]

  /// Of PayPal's `Balance Impact`.
  private static let impactWords: Set<String> = ["debit", "credit", "soll", "haben"]

  private static let pendingWords: Set<String> = [
    "pending", "authorised", "authorized", "authorisation", "authorization", "processing", "in progress", "in process",
    "uncleared", "unsettled", "held", "on hold", "placed", "unclaimed", "open", "scheduled", "created", "pdng",
    "vorgemerkt", "umsatz vorgemerkt", "ausstehend", "offen", "in bearbeitung", "reserviert", "autorisiert",
    "in attesa", "in sospeso", "in corso", "in elaborazione", "non contabilizzato", "non contabilizzata", "autorizzato",
    "autorizzata", "en attente", "en cours", "à venir", "autorisé", "autorisée", "non comptabilisé", "pendiente",
    "en proceso", "en curso", "retenido", "autorizado", "autorizada", "no contabilizado",
    "in behandeling", "gereserveerd", "openstaand", "in afwachting", "pendente", "em processamento",
    "não contabilizado", "oczekująca", "oczekujące", "oczekujący", "w realizacji", "w trakcie realizacji", "blokada",
    "niezaksięgowana", "niezaksięgowane", "bekliyor", "beklemede", "bekleyen", "provizyon", "čekající",
    "čeká na zpracování", "čeká na zaúčtování", "rezervace", "blokace", "nezaúčtováno", "nezaúčtovaná", "väntande",
    "reserverad", "reserverat", "ej bokförd",
  ]

  private static let ignoredWords: Set<String> = [
    "declined", "reverted", "failed", "denied", "rejected", "refused", "canceled", "cancelled", "expired", "void",
    "voided", "removed", "blocked", "memo", "abgelehnt", "storniert", "abgebrochen", "fehlgeschlagen",
    "zurückgewiesen", "abgelaufen", "widerrufen", "rifiutato", "rifiutata", "annullato", "annullata", "respinto",
    "respinta", "scaduto", "scaduta", "fallito", "refusé", "refusée", "annulé", "annulée", "rejeté", "rejetée",
    "échoué", "échouée", "expiré", "expirée", "rechazado", "rechazada", "cancelado", "cancelada", "anulado",
    "anulada", "denegado", "denegada", "fallido", "fallida", "caducado",
    "geweigerd", "geannuleerd", "mislukt", "afgewezen", "recusado", "recusada", "rejeitado", "rejeitada", "odrzucono",
    "odrzucona", "odrzucone", "anulowano", "anulowana", "anulowane", "reddedildi", "iptal", "iptal edildi",
    "başarısız", "zamítnuto", "zamítnutá", "zrušeno", "zrušená", "stornováno", "odmítnuto", "nekad", "nekat",
    "avvisad", "avbruten", "makulerad",
  ]
}

extension TableMapping {
  /// Finds the meaning of a state. A mapping's own words come first; of one with such words, all others are booked.
  func state(_ text: String) -> EntryState? {
    if ignoredStates.contains(text) { return .ignored }
    if pendingStates.contains(text) { return .pending }
    return EntryState(columnKey(text)) ?? (isOwn && !(pendingStates + ignoredStates).isEmpty ? .booked : nil)
  }
}
