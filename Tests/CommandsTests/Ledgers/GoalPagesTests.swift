import Testing

/// Goals as pages and text: state and figures.
@Suite struct GoalPagesTests {
  static let goals = [
    ("rest", #"{"name": "Rest", "goal": 1000, "steps": 2000}"#, "Completed, 2,000 of 1,000"),
    ("soon", #"{"name": "Soon", "goal": 1000, "steps": 20}"#, "Not started, 20 of 1,000"),
    (
      "swim",
      #"{"name": "Swim", "unit": {"en": "km", "de": "Kilometer"}, "goal": "12.50", "started": true, "steps": 7.25}"#,
      "In progress, 7.25 of 12.50 km"
    ),
    (
      "run",
      #"{"name": "Run", "unit": "steps", "goal": 1000, "started": true, "steps": 640, "distance": 900, "pursuer": {"name": "Nessie", "distance": 400}}"#,
      "In progress, 640 of 1,000 steps"
    ),
    ("nap", #"{"name": "Nap", "goal": 1000, "started": true, "paused": true, "steps": 640}"#, "Paused, 640 of 1,000"),
    ("done", #"{"name": "Done", "goal": 1000, "started": true, "steps": 1000}"#, "Completed, 1,000 of 1,000"),
    (
      "lost",
      #"{"name": "Lost", "goal": 1000, "started": true, "steps": 5000, "distance": 9, "pursuer": {"distance": 9}}"#,
      "Caught, 5,000 of 1,000"
    ),
    (
      "oven",
      #"{"ledger": "bank", "category": "savings", "goal": "50.00", "pursuer": {"name": "Spending", "category": "costs"}}"#,
      "In progress, €30.00 of €50.00"
    ),
    (
      "roof", #"{"ledger": "bank", "category": "savings", "goal": "20.00", "pursuer": {"category": "costs/all"}}"#,
      "Caught, €30.00 of €20.00"
    ),
    (
      "wait", #"{"ledger": "bank", "category": "savings", "goal": "50.00", "paused": true}"#,
      "Paused, €30.00 of €50.00"
    ),
    (
      "anew", #"{"ledger": "bank", "category": "savings", "goal": "50.00", "restart": true}"#,
      "Not started, €0.00 of €50.00"
    ),
    ("jar", #"{"ledger": "tips", "goal": "5.00"}"#, "Completed, €7.00 of €5.00"),
  ]

  @Test func sayInWordsHowTheyStand() throws {
    var files = [
      "Content/site.yaml": "currency: EUR\n",
      "Content/movements/bank.json": """
      [{"amount": 30, "category": "savings/oven"}, {"amount": -20, "category": "costs"},
       {"amount": -10, "category": "costs/all"}, {"amount": -20, "category": "costs/all/rent"}, {"amount": 29, "category": "costs"},
       {"amount": 4, "currency": "USD", "category": "savings"}, {"amount": -90, "currency": "USD", "category": "costs"}]
      """,
      "Content/movements/tips.json": #"{"visibility": "public", "movements": [{"amount": 7}]}"#,
    ]
    for (id, goal, _) in Self.goals { files["Content/goals/\(id).json"] = goal }
    let folder = try TemporaryFolder(files)
    let run = try menugen("build", in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    let lists = try (folder.text("Output/site/goals.txt"), folder.text("Output/reports/goals.txt"))
    for (id, _, state) in Self.goals {
      let isPrivate = ["oven", "roof", "wait", "anew"].contains(id)
      let page = try folder.text("Output/\(isPrivate ? "reports" : "site")/goals/\(id)/index.html")
      #expect(words(page).replacing("\u{A0}", with: " ").contains(state), "\(id)")
      #expect(page.contains("<svg class=\"chart\"") && page.contains("role=\"img\""))
      #expect(!folder.exists("Output/\(isPrivate ? "site" : "reports")/goals/\(id)"))
      let list = isPrivate ? lists.1 : lists.0
      #expect(list.contains(state.prefix { $0 != "," }))
    }
    // The pursuer is shown as text and in the chart.
    let race = words(try folder.text("Output/site/goals/run/index.html"))
    #expect(race.contains("Nessie 400") && race.contains("Distance: 900"))
    let oven = words(try folder.text("Output/reports/goals/oven/index.html"))
    #expect(oven.contains("Spending €21.00") && oven.contains("Not counted $4.00"))
    #expect(oven.contains("Spending · Not counted \u{2212}$90.00"))
    #expect(lists.0.contains("] 44% Nessie") && lists.1.contains("] 42% Spending"))
    #expect(oven.contains("7 movements · €9.00 · \u{2212}$86.00 SHA-256 goals/oven.json:"))
    #expect(oven.contains("SHA-256 movements/bank.json:") && race.contains("SHA-256 goals/run.json:"))
    // If it is exceeded, a mark shows the goal.
    #expect(try folder.text("Output/reports/goals/roof/index.html").contains("Goal: €20.00"))
    #expect(!oven.contains("Goal: €50.00"))
  }
}
