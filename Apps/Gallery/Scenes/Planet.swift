/// A planet of the sun, from the nearest on.
struct Planet: Equatable {
  let name: String
  /// A few words, and a sentence or two.
  let line, fact: String
  let day, year: String
  /// In those of the Earth, and in distances of the Earth.
  let width, distance: Double
  let moons: [String]

  static let all = [
    Planet(
      name: "Mercury", line: "hot by day, cold by night",
      fact: "It turns three times while it goes around the sun twice.",
      day: "59 days", year: "88 days", width: 0.4, distance: 0.4, moons: []),
    Planet(
      name: "Venus", line: "the other way round, below clouds",
      fact: "Its day is longer than its year, and the sun rises in the west.",
      day: "243 days", year: "225 days", width: 0.9, distance: 0.7, moons: []),
    Planet(
      name: "Earth", line: "with water, and terminals",
      fact: "The only one on which somebody reads this.",
      day: "24 hours", year: "365 days", width: 1, distance: 1, moons: ["Moon"]),
    Planet(
      name: "Mars", line: "half as wide as Earth",
      fact: "Its day is 37 minutes longer than ours. Whoever drives a car there works at night.",
      day: "24.6 hours", year: "687 days", width: 0.5, distance: 1.5,
      moons: ["Phobos", "Deimos"]),
    Planet(
      name: "Jupiter", line: "with four large moons",
      fact: "Eleven times as wide as Earth. Its storm is older than our telescopes.",
      day: "9.9 hours", year: "12 years", width: 11.2, distance: 5.2,
      moons: ["Io", "Europa", "Ganymede", "Callisto"]),
    Planet(
      name: "Saturn", line: "with rings of ice",
      fact: "It would float, if there were a sea for it. The rings are as thin as a house is high.",
      day: "10.7 hours", year: "29 years", width: 9.4, distance: 9.5,
      moons: ["Titan", "Rhea", "Enceladus"]),
    Planet(
      name: "Uranus", line: "on its side",
      fact: "Something has tipped it over: it rolls along its way around the sun.",
      day: "17 hours", year: "84 years", width: 4, distance: 19.2, moons: ["Titania", "Oberon"]),
    Planet(
      name: "Neptune", line: "found by a calculation",
      fact: "It was where it had to be, to within a degree, on the first night of the search.",
      day: "16 hours", year: "165 years", width: 3.9, distance: 30.1, moons: ["Triton"]),
  ]
}
