/// Songs that come along with the program, one after the other.
enum SongLibrary {
  static let songs: [(title: String, artist: String, album: String, length: Int)] = [
    ("Morning Rain", "Lena Halvorsen", "Slow Windows", 197),
    ("Night Train to Ostrava", "The Paper Lanterns", "Departures", 244),
    ("Paper Boats", "Marisol Ibáñez", "Orilla", 171),
    ("雨の約束", "森田 千尋", "夜明け前", 263),
    ("What the Lighthouse Keeper Forgot to Say", "Harbour & Sons", "Salt", 412),
    ("Tall Grass", "Kwabena Asante", "Tall Grass", 205),
    ("Winter Light", "Lena Halvorsen", "Slow Windows", 228),
    ("Café Lisboa, quarter past nine", "Trio Açoriano", "Live in Faro", 338),
    ("Slow River", "Harbour & Sons", "Salt", 187),
    ("Ô ma ville", "Élodie Marchand", "Quartier nord", 216),
    ("Sixteen", "Juniper Vale", "Sixteen", 154),
    ("Glass Elevator", "The Paper Lanterns", "Departures", 201),
    ("Mitternachtsbus", "Große Pause", "Linie 7", 233),
    ("Half a Moon", "Juniper Vale", "Sixteen", 182),
    ("Pod mostem", "Zofia Wąsik", "Rzeka", 271),
    ("Counting Geese", "Harbour & Sons", "Salt", 148),
    ("Andante for an Empty Station", "Ensemble Kvarn", "Rooms", 519),
    ("Sol de marzo", "Marisol Ibáñez", "Orilla", 194),
    ("서울의 밤", "한지우", "첫눈", 225),
    ("Ferry", "Kwabena Asante", "Tall Grass", 210),
    ("The Long Way Home (Reprise)", "The Paper Lanterns", "Departures", 96),
    ("Kettle", "Juniper Vale", "Sixteen", 133),
    ("Úlfur", "Sólveig Brá", "Norður", 304),
    ("Last Orders", "Harbour & Sons", "Salt", 176),
  ]
}
