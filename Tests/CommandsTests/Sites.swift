import Foundation

/// Sample content shared by tests.
enum Sites {
  /// Six movements.
  static let katas = """
    [{"name":"Kevin","amount":123},{"name":"Alejandro","amount":456},{"name":"Ivan","amount":789},
     {"name":"Roberto","amount":1234},{"name":"Magno","amount":5678},{"name":"Julian","amount":9012}]
    """

  static let dinner = """
    name: Dinner
    sections:
    - name: Pizzas
      items:
      - {id: margherita, name: Margherita, price: 7.50, allergens: [gluten.wheat, milk], diets: [vegetarian]}
      - {id: marinara, name: Marinara, price: 6.80, allergens: [gluten.wheat], diets: [vegan]}

    """

  static let small = [
    "Content/site.yaml": "name: Giuseppe's\ncurrency: EUR\n",
    "Content/menus/dinner.yaml": dinner,
    "Content/movements/bank.json":
      #"[{"date": "2026-03-02", "name": "Card sales", "amount": "812.40", "item": "dinner/margherita"}]"#,
    "Content/pages/about.md": "---\ntitle: About us\n---\nWe opened in **1987**.\n",
    "Content/static/note.txt": "Buon appetito!\n",
  ]
}
