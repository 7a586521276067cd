/// The files that `menugen init` writes, by path.
let starterFiles: [(path: String, text: String)] = [
  (
    "Content/site.yaml",
    """
    # yaml-language-server: $schema=../schemas/site.schema.json
    # The site and the restaurant. Every key is optional.
    name: Our restaurant

    # The site's public address. With it, pages have canonical links, and the site has a sitemap.
    # baseURL: https://restaurant.example/

    # The first language is at the root of the site, the others are in folders: it/, de/, …
    language: en
    languages: [en, it]

    currency: EUR
    timeZone: Europe/Rome

    restaurant:
      servesCuisine: [Italian]
      telephone: "+39 06 555 0100"
      address:
        streetAddress: Via delle Rose 12
        postalCode: "00100"
        addressLocality: Roma
        addressCountry: IT
      openingHours:
        - { days: [tue, wed, thu, fri], opens: "18:00", closes: "23:00" }
        - { days: [sat, sun], opens: "12:00", closes: "23:30" }

    """
  ),
  (
    "Content/menus/dinner.yaml",
    """
    # yaml-language-server: $schema=../../schemas/menu.schema.json
    # One menu. Its id is the file's name, so its page is menus/dinner/.
    name: { en: Dinner, it: Cena }
    description:
      en: Everything is baked in the *wood oven*.
      it: Tutto cotto nel *forno a legna*.

    sections:
      - id: pizzas
        name: { en: Pizzas, it: Pizze }
        optionGroups: [toppings]
        items:
          - id: margherita
            name: { en: Margherita, it: Margherita }
            description:
              en: Tomato, **mozzarella**, basil.
              it: Pomodoro, **mozzarella**, basilico.
            sizes:
              - { id: small, name: 26 cm, price: 7.50 }
              - { id: large, name: 33 cm, price: 9.50 }
            # The EU's fourteen allergens. An empty list means that there are none; without the key, the page
            # shows that allergens are not declared.
            allergens: [gluten.wheat, milk]
            diets: [vegetarian]
          - id: marinara
            name: { en: Marinara, it: Marinara }
            description: { en: "Tomato, garlic, oregano.", it: "Pomodoro, aglio, origano." }
            sizes:
              - { id: small, name: 26 cm, price: 6.80 }
              - { id: large, name: 33 cm, price: 8.80 }
            allergens: [gluten.wheat]
            diets: [vegan]

      - id: drinks
        name: { en: Drinks, it: Bevande }
        items:
          - name: { en: Mineral water, it: Acqua minerale }
            price: 2.50
            allergens: []
          - name: { en: Catch of the day, it: Pescato del giorno }
            price: { kind: market }
            allergens: [fish]
            status: sold-out

    optionGroups:
      - id: toppings
        name: { en: Extra toppings, it: Aggiunte }
        max: 4
        options:
          - { id: olives, name: { en: Olives, it: Olive }, price: { small: 0.80, large: 1.20 }, allergens: [] }
          - { id: anchovies, name: { en: Anchovies, it: Acciughe }, price: 1.50, allergens: [fish] }

    """
  ),
  (
    "Content/pages/about.md",
    """
    ---
    title: About us
    description: Who we are and where our flour comes from.
    ---
    We opened in **1987** with one oven and twelve chairs.
    See [what we serve](/menus/dinner/).

    """
  ),
  (
    "Content/movements/till.json",
    """
    {
      "$schema": "../../schemas/ledger.schema.json",
      "name": "Till",
      "openingBalance": "150.00",
      "closingBalance": "391.20",
      "movements": [
        {"id": "m-1", "date": "2026-03-02", "name": "Evening sales", "amount": "318.40", "category": "sales/food"},
        {"id": "m-2", "date": "2026-03-03", "name": "Green market", "amount": "-77.20", "category": "costs/produce"}
      ]
    }

    """
  ),
]
