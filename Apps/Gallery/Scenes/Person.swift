/// Somebody who made computers what they are.
struct Person: Equatable {
  let name, years, field, fact: String
  let works: [String]

  static let all = [
    Person(
      name: "Ada Lovelace", years: "1815 – 1852", field: "mathematics",
      fact: "She wrote the first program, for a machine that was never built.",
      works: ["Note G, with the numbers of Bernoulli", "A letter that asks for music by machines"]),
    Person(
      name: "Grace Hopper", years: "1906 – 1992", field: "compilers",
      fact: "She wrote the first compiler, and gave out nanoseconds of wire.",
      works: ["A-0", "FLOW-MATIC, from which COBOL came", "A moth, taped into a log book"]),
    Person(
      name: "Alan Turing", years: "1912 – 1954", field: "logic",
      fact: "He asked if machines can think, and built some that tried.",
      works: ["On computable numbers", "A game of imitation", "Chess on paper"]),
    Person(
      name: "Barbara Liskov", years: "born 1939", field: "types",
      fact: "She found out what a type promises to who uses it.",
      works: ["CLU, with iterators and exceptions", "Argus", "What may stand for what"]),
    Person(
      name: "Edsger Dijkstra", years: "1930 – 2002", field: "algorithms",
      fact: "He found the shortest way, over coffee and without a pencil.",
      works: ["Semaphores", "A letter about goto", "1,300 notes by hand"]),
    Person(
      name: "Radia Perlman", years: "born 1951", field: "networks",
      fact: "She taught bridges to be a tree, and wrote a poem about it.",
      works: ["The spanning tree", "Routing that forgives", "A language for children"]),
    Person(
      name: "Ken Thompson", years: "born 1943", field: "systems",
      fact: "He had three weeks, and needed a shell, an editor and an assembler.",
      works: ["Unix", "UTF-8, on a place mat", "A compiler that cannot be trusted"]),
    Person(
      name: "Margaret Hamilton", years: "born 1936", field: "software",
      fact: "Her program dropped what could wait, and kept on landing.",
      works: ["The flight to the moon", "Priorities", "The name of the trade"]),
    Person(
      name: "Donald Knuth", years: "born 1938", field: "analysis",
      fact: "He stopped writing a book for ten years to make it look right.",
      works: ["The Art of Computer Programming", "TeX", "Checks for mistakes"]),
    Person(
      name: "Frances Allen", years: "1932 – 2020", field: "compilers",
      fact: "She moved out of loops what does not change in them.",
      works: ["A catalog of transformations", "Flow of control as a graph"]),
    Person(
      name: "Dennis Ritchie", years: "1941 – 2011", field: "languages",
      fact: "His declarations look as what they declare is used.",
      works: ["C", "Unix, with a friend", "A manual of 270 pages"]),
    Person(
      name: "Katherine Johnson", years: "1918 – 2020", field: "orbits",
      fact: "She went over the numbers by hand, and then he flew.",
      works: ["Friendship 7", "The way back from the moon"]),
  ]
}
