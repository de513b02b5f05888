extension UserBook {
  /// The users of the start: people of a small company, as a file would have them.
  package static let sample: UserBook = {
    let lines = people.enumerated().map { index, person in
      let (name, email, role, team, city, since, status) = person
      return """
        {"id": \(index + 1), "name": "\(name)", "email": "\(email)@quillon.example", \
        "role": "\(role)", "team": "\(team)", "city": "\(city)", "since": "\(since)", \
        "status": "\(status)"}
        """
    }
    let text = "[\(lines.joined(separator: ","))]"
    return UserBook((try? UserText.users(in: Array(text.utf8))) ?? [])
  }()

  private typealias Entry = (String, String, String, String, String, String, String)

  private static let people: [Entry] = [
    ("Ada Lovelace", "ada", "Owner", "Engines", "London", "2019-03-04", "active"),
    ("Grace Hopper", "grace", "Admin", "Compilers", "New York", "2019-03-18", "active"),
    ("Barbara Liskov", "barbara.liskov", "Admin", "Languages", "Boston", "2019-06-01", "active"),
    ("Mehmet Yıldırım", "mehmet", "Member", "Compilers", "İzmir", "2020-01-13", "active"),
    ("Zoë van der Heijden", "zoe", "Member", "Design", "Utrecht", "2020-02-24", "active"),
    ("Oluwaseun Adébáyọ̀", "seun", "Member", "Engines", "Lagos", "2020-09-07", "active"),
    ("佐藤 陽子", "yoko.sato", "Member", "Languages", "東京", "2021-01-11", "active"),
    ("Ignacio Fernández-Quiroga", "nacho", "Billing", "Finance", "Gijón", "2021-03-29", "active"),
    ("Ruth Abara", "ruth", "Member", "Support", "Leeds", "2021-05-17", "suspended"),
    ("Łukasz Szczepański", "lukasz", "Member", "Engines", "Łódź", "2021-08-02", "active"),
    ("Priya Raghunathan", "priya", "Admin", "Security", "Chennai", "2021-11-15", "active"),
    ("Jean-Baptiste L’Écuyer", "jb", "Member", "Design", "Québec", "2022-02-07", "active"),
    ("Siobhán O’Donoghue", "siobhan", "Member", "Support", "Galway", "2022-02-28", "active"),
    ("Tariq al-Masri", "tariq", "Member", "Compilers", "Amman", "2022-06-20", "active"),
    ("Hanne Sørbø", "hanne", "Billing", "Finance", "Bergen", "2022-10-03", "suspended"),
    ("김민준", "minjun", "Member", "Engines", "서울", "2023-01-09", "active"),
    ("Anastasia Papadopoulou", "anastasia", "Member", "Security", "Patras", "2023-04-24", "active"),
    ("Bob", "bob", "Guest", "Support", "Austin", "2023-07-31", "active"),
    ("Milica Đorđević", "milica", "Member", "Languages", "Niš", "2023-11-06", "active"),
    ("Thanh Nguyễn", "thanh", "Member", "Design", "Huế", "2024-03-11", "active"),
    ("Wilhelmina Featherstonehaugh", "mina", "Guest", "Finance", "Hull", "2024-09-16", "active"),
    ("陈晓明", "xiaoming", "Member", "Compilers", "成都", "2025-02-03", "active"),
    ("Kofi Mensah", "kofi", "Member", "Support", "Kumasi", "2025-10-20", "active"),
    ("Elif Şahin", "elif", "Member", "Design", "Ankara", "2026-08-24", "invited"),
    ("Diego Muñoz", "diego", "Guest", "Security", "Rosario", "2026-09-07", "invited"),
  ]
}
