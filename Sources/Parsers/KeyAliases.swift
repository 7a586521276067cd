/// Other names for the keys of a menu, which people write or other programs export: proposed in a hint, never taken.
enum KeyAliases {
  /// The first of the known keys that another name stands for, whatever its case.
  static func find(_ name: String, among known: [String]) -> String? {
    let name = name.lowercased()
    return table.first { $0.aliases.contains(name[...]) && known.contains($0.key) }?.key
  }

  private static let table: [(key: String, aliases: [Substring])] = lines.description.split(separator: "\n").compactMap
  {
    let parts = $0.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    return (String(parts[0]), parts[1].split(separator: ",").map { $0.drop { $0 == " " } })
  }

  private static let lines: StaticString = """
    name: nome, title, titolo, titel, nom, nombre, label
    description: descrizione, beschreibung, desc, text, details, descripción, descrição
    price: prezzo, preis, prix, precio, preço, prijs, cena, fiyat, cost
    amount: value, price, prezzo, betrag, umsatz, importo, montant, importe, montante, valor, bedrag, kwota, tutar
    date: datum, data, fecha, buchungstag, buchungsdatum, booking date, tarih
    category: kategorie, categoria, catégorie, categoría, categorie, kategoria, kategori
    account: konto, conto, compte, cuenta, conta, rekening, hesap
    reference: referenz, riferimento, référence, referencia, referência, kenmerk
    note: memo, notiz, nota, comment, verwendungszweck, causale, libellé
    sizes: variants, size, formati, größen, tailles, tamaños, prices
    unit: per, um, unità, einheit, unité
    to: max, until, bis, upto, a
    tiers: levels, discounts
    currency: valuta, währung, devise, moneda
    allergens: allergeni, allergene, allergènes, alérgenos, alergénios, allergenen, contains
    mayContain: may-contain, may contain, maycontain, traces, tracce, spuren
    diets: diet, diete, dietary, ernährung, régimes
    ingredients: ingredienti, zutaten, ingrédients, ingredientes, ingrediënten, składniki
    spiciness: spicy, piccante, heat, scharf, piquant
    nutrition: nutrients, nutritional, valori nutrizionali, nährwerte
    calories: kcal, cal, kalorien, calorie, energykcal
    energy: kj, energykj
    carbohydrate: carbs, carbohydrates, carboidrati, kohlenhydrate, glucides
    saturatedFat: saturates, saturated, saturi, gesättigt
    fat: fats, grassi, fett, lipides
    sugar: sugars, zuccheri, zucker, sucres
    fiber: fibre, fibra, fibre alimentari, ballaststoffe
    protein: proteins, proteine, eiweiß
    salt: sale, salz, sel
    servingSize: serving, portion, porzione, weight, peso
    alcoholByVolume: abv, alcohol, alcol, alkohol, vol, gradazione
    orderCode: code, number, numero, nummer, no, nr, codice
    image: photo, picture, foto, img, immagine, bild
    src: url, path, file, href
    alt: caption, text, alternativetext, alternatetext
    tags: labels, badges, etichette
    status: available, availabilitystatus, stato, zustand, statut, estado, soldout, sold-out, sold out, ausverkauft, esaurito, hidden, hide, versteckt
    visibility: sichtbarkeit, visibilità, visibilité, visibilidad, visibilidade, zichtbaarheid, private, public, privat, privato
    draft: entwurf, bozza, brouillon, borrador, rascunho
    source: quelle, fonte, origine, fuente, bron
    movements: transactions, transaktionen, buchungen, umsätze, bewegungen, movimenti, mouvements, opérations, movimientos, movimentos, bewegingen, entries, postings, rows
    openingBalance: startingbalance, opening, anfangsbestand, anfangssaldo, eröffnungssaldo, saldo iniziale, solde initial, saldo inicial, beginsaldo
    languages: sprachen, lingue, langues, idiomas, talen
    ledger: hauptbuch, libro, grand livre, kassenbuch
    availability: hours, when, orari, schedule, times, available
    days: day, dayofweek, giorni, tage, jours
    from: start, opens, begin, dalle, von, hours
    to: end, closes, alle, bis
    validFrom: startdate, from date, since, dal, season
    validThrough: enddate, validto, validuntil, until, fino al
    sections: categories, groups, sezioni, kategorien, menus, abschnitte, bereiche, rubriken, rubriques, secciones, secções, secties
    items: dishes, products, piatti, gerichte, entries, plats, speisen, artikel, produkte, platos, pratos, gerechten, articles
    optionGroups: options, modifiers, modifiergroups, extras, toppings, addons, aggiunte, choices, optionen, beilagen, suppléments, opciones
    options: items, choices, values, modifiers, optionen, opzioni, opciones, opções
    min: minimum, minselect, required
    max: maximum, maxselect, limit
    default: selected, isdefault, preselected
    service: services, services offered, servizio
    updated: lastmodified, modified, date, datemodified, aggiornato
    deposit: pfand, cauzione, consigne
    """
}
