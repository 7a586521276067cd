/// Synonyms of a menu's keys, used by people and other programs. Suggested in hints, never accepted.
enum KeyAliases {
  /// The first known key with this synonym, ignoring case, spaces, `-` and `_`.
  static func find(_ name: String, among known: [String]) -> String? {
    let name = letters(of: name[...])
    return table.first { $0.aliases.contains(name) && known.contains($0.key) }?.key
  }

  /// Whether a name means one day.
  static func isDay(_ name: String) -> Bool {
    ["date", "dates", "datum", "data", "fecha"].contains(letters(of: name[...]))
  }

  /// Whether two names are equal, ignoring case, spaces, `-` and `_`.
  static func isSame(_ name: String, _ other: String) -> Bool { letters(of: name[...]) == letters(of: other[...]) }

  /// The synonyms of a key, as they are written.
  static func synonyms(of key: String) -> [String] { rows.first { $0.key == key }?.aliases ?? [] }

  private static let table = rows.map { (key: $0.key, aliases: $0.aliases.map { letters(of: $0[...]) }) }

  private static let rows: [(key: String, aliases: [String])] = lines.description.split(separator: "\n").compactMap {
    let parts = $0.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    return (String(parts[0]), parts[1].split(separator: ",").map { String($0.drop { $0 == " " }) })
  }

  static func letters(of name: Substring) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
  }

  private static let lines: StaticString = """
    name: nome, title, titolo, titel, nom, nombre, label
    description: descrizione, beschreibung, desc, text, details, descripción, descrição
    price: prezzo, preis, prix, precio, preço, prijs, cena, fiyat, cost, amount, betrag, importo, montant, importe, montante, bedrag, aufpreis, zuschlag, surcharge, supplement, supplément, supplemento
    amount: value, price, prezzo, betrag, umsatz, importo, montant, importe, montante, valor, bedrag, kwota, tutar
    date: datum, data, fecha, buchungstag, buchungsdatum, booking date, transaction date, posting date, tarih
    category: kategorie, categoria, catégorie, categoría, categorie, kategoria, kategori
    account: konto, conto, compte, cuenta, conta, rekening, hesap
    reference: referenz, riferimento, référence, referencia, referência, kenmerk
    vat: tax, rate, tax rate, vat rate, mwst, ust, mehrwertsteuer, umsatzsteuer, iva, tva, btw, moms, kdv
    note: memo, notiz, nota, comment, verwendungszweck, causale, libellé
    sizes: variants, varianten, varianti, variantes, size, portions, portionen, porzioni, porciones, formati, größen, tailles, tamaños, prices, preise, prezzi
    unit: per, pro, um, unità, einheit, unité
    to: max, until, bis, upto, a
    tiers: levels, discounts
    currency: valuta, währung, devise, moneda
    allergens: allergeni, allergene, allergènes, alérgenos, alergénios, allergenen, contains, contain, allergen, allergies, allergy, allergy info, allergieinfo, allergien, allergie, allergeny, alergeny, alergeni, alerjenler, allergener, allergeenit, allergének, alérgenos, alergênicos, αλλεργιογόνα, алергени, аллергены, 알레르기, アレルゲン, アレルギー, 过敏原, 過敏原, dị ứng, enthält, enthaelt, contiene, contient, contém, bevat, zawiera, içerir, obsahuje, indeholder, inneholder, innehåller, sisältää, tartalmaz, περιέχει, містить, содержит, 함유, 含む, 含有, 含, chứa, يحتوي, يحتوي على, מכיל, حاوی, دارای
    mayContain: may-contain, may contain, maycontain, may contain traces, may contain traces of, traces, traces of, tracce, tracce di, spuren, spuren von, kann enthalten, kann spuren enthalten, kann spuren von enthalten, può contenere, puo contenere, può contenere tracce di, peut contenir, traces éventuelles, puede contener, trazas, pode conter, vestígios, vestigios, kan bevatten, sporen, sporen van, może zawierać, śladowe ilości, içerebilir, eser miktar, může obsahovat, stopy, kan indeholde, spor, kan inneholde, kan innehålla, spår, saattaa sisältää, voi sisältää, jäämiä, tartalmazhat, nyomokban, μπορεί να περιέχει, ίχνη, може містити, сліди, может содержать, следы, 포함할 수 있음, 혼입 가능, 含む可能性, 可能含有, 可能含, 可能會含有, 可能會含, 微量, có thể chứa
    diets: diet, diete, dietary, ernährung, régimes
    ingredients: ingredienti, zutaten, ingrédients, ingredientes, ingrediënten, składniki
    spiciness: spicy, piccante, heat, scharf, piquant
    latitude: lat, breite, breitengrad, latitudine
    longitude: lng, lon, long, länge, längengrad, longitudine
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
    image: photo, photos, picture, foto, img, immagine, bild
    src: url, path, file, href
    alt: caption, text, alternativetext, alternatetext
    tags: labels, badges, etichette
    status: available, availabilitystatus, stato, zustand, statut, estado, soldout, sold-out, sold out, ausverkauft, esaurito, hidden, hide, versteckt, visible, isvisible, active, isactive, published, ispublished, publish, enabled, isenabled, isavailable, ishidden, issoldout, disabled, inactive, unpublished, archived, invisible, unavailable, stock, in stock, instock, out of stock, inventory, bestand, vergriffen, ausgeblendet, nascosto, non disponibile, épuisé, rupture, en rupture, indisponible, caché, masqué, affiché, agotado, oculto, esgotado, uitverkocht, show, display, sichtbar, aktiv, verfügbar, visibile, attivo, disponibile, disponible, actif, activo, ativo, zichtbaar, actief
    visibility: sichtbarkeit, visibilità, visibilité, visibilidad, visibilidade, zichtbaarheid, private, public, privat, privato
    goal: target, ziel, zielbetrag, obiettivo, objectif, objetivo, doel
    started: start, begun, begonnen, gestartet, iniziato, commencé
    draft: entwurf, bozza, brouillon, borrador, rascunho
    source: quelle, fonte, origine, fuente, bron
    movements: transactions, transaktionen, buchungen, umsätze, bewegungen, movimenti, mouvements, opérations, movimientos, movimentos, bewegingen, entries, postings, rows
    openingBalance: startingbalance, opening, anfangsbestand, anfangssaldo, eröffnungssaldo, saldo iniziale, solde initial, saldo inicial, beginsaldo
    languages: sprachen, lingue, langues, idiomas, talen
    ledger: hauptbuch, libro, grand livre, kassenbuch
    availability: hours, when, orari, schedule, times, available
    days: day, dayofweek, giorni, tage, jours
    from: start, opens, begin, dalle, von, ab, hours
    to: end, closes, alle, bis
    validFrom: startdate, from date, since, dal, season, saison, stagione, temporada, months, monate, mesi, mois, availablefrom, date, dates, datum, data, fecha
    validThrough: enddate, validto, validuntil, availableuntil, until, gültig bis, fino al
    sections: categories, groups, sezioni, kategorien, menus, abschnitte, bereiche, rubriken, rubriques, secciones, secções, secties
    items: dishes, products, piatti, gerichte, entries, plats, speisen, artikel, produkte, platos, pratos, gerechten, articles
    optionGroups: options, modifiers, modifiergroups, extras, toppings, addons, aggiunte, choices, optionen, beilagen, suppléments, opciones
    options: items, choices, values, modifiers, optionen, opzioni, opciones, opções
    min: minimum, minselect, required
    max: maximum, maxselect, limit
    default: selected, isdefault, preselected
    service: services, services offered, servizio
    telephone: phone, tel, mobile, telefon, telefono, téléphone, teléfono, telefone, telefoon, telefonnummer, telephonenumber, phonenumber, phone number, номер телефона, телефон, 電話, 电话, 電話番號
    openingHours: hours, opening hours, openinghour, opening_hours, open, öffnungszeiten, oeffnungszeiten, orari, orario, orari di apertura, horaires, heures d'ouverture, horario, horarios, horário, horários, openingstijden, openingsuren, godziny, godziny otwarcia, çalışma saatleri, часы работы, 営業時間, 营业时间, 營業時間
    specialOpeningHoursSpecification: specialhours, specialopeninghours, special hours, holidays, holidayhours, closures, closeddays, ferien, urlaub, betriebsferien, feiertage, ruhetage, ferie, chiusure, fermetures, congés, vacances, vacaciones, festivos, férias, feriados, vakantie, święta, tatil, праздники, 休業日, 假日
    opens: open, opening, opensat, öffnet, apre, apertura, ouvre, ouverture, abre, otwarcie
    closes: close, closing, closesat, schließt, schliesst, chiude, chiusura, ferme, fermeture, cierra, fecha, zamknięcie
    dayOfWeek: weekday, weekdays, wochentag, wochentage, dayofweeks
    servesCuisine: cuisine, cuisines, küche, kueche, cucina, cocina, cozinha, keuken, kuchnia, mutfak, кухня, 料理, 菜系
    address: adresse, anschrift, indirizzo, dirección, direccion, endereço, endereco, adres, адрес, location, 住所, 地址
    streetAddress: street, straße, strasse, via, rue, calle, rua, straat, ulica, addressline, line1
    postalCode: zip, zipcode, postcode, plz, cap, codepostal, códigopostal, código postal, code postal, kod pocztowy, postaladdress
    addressLocality: city, town, stadt, ort, città, citta, ville, ciudad, cidade, plaats, miasto, şehir, город
    addressRegion: state, region, province, provincia, bundesland, kanton, région
    addressCountry: country, land, paese, pays, país, kraj, ülke, страна
    email: mail, e-mail, e_mail, courriel, correo, posta
    hasMap: map, maps, googlemaps, google maps, karte, mappa, carte, mapa, kaart, harita
    url: website, site, web, homepage, webseite, sito, sitio
    sameAs: social, socials, links, profiles, instagram, facebook, socialmedia, social media
    paymentAccepted: payment, payments, paymentmethods, paymentmethod, zahlung, zahlungsarten, zahlungsmittel, pagamento, pagamenti, paiement, pago, pagos, betaling, płatność, ödeme, оплата, currenciesaccepted
    acceptsReservations: reservations, reservation, booking, reservierung, prenotazioni, prenotazione, réservation, reservas, reserva, reserveren, rezerwacja
    slogan: motto, tagline, claim
    updated: lastmodified, modified, date, datemodified, aggiornato
    deposit: pfand, cauzione, consigne
    """
}
