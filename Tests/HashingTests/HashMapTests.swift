import Hashing
import Testing

@Suite("HashMap")
struct HashMapTests {
  /// Whatever is done to it, it holds what a `Dictionary` holds that the same is done to.
  @Test(arguments: [UInt64(1), 2, 3, 4])
  func isADictionary(seed: UInt64) {
    var random = Random(state: seed)
    var map: HashMap<String, Int> = [:]
    var dictionary: [String: Int] = [:]
    for step in 0..<4_000 {
      // Few names at first, so that it passes the size from which it has an index in both directions.
      let name = "name\(random.next(below: step < 1_000 ? 12 : 300))"
      switch random.next(below: 6) {
      case 0, 1:
        map[name] = step
        dictionary[name] = step
      case 2, 3:
        map[name] = nil
        dictionary[name] = nil
      case 4:
        map[name, default: 7] += 1
        dictionary[name, default: 7] += 1
      default:
        let isNew = map.insert(name, step)
        #expect(isNew == (dictionary[name] == nil))
        if dictionary[name] == nil { dictionary[name] = step }
      }
      #expect(map[name] == dictionary[name])
      #expect(map.count == dictionary.count)
    }
    #expect(Dictionary(uniqueKeysWithValues: map.map { ($0.key, $0.value) }) == dictionary)
    for index in 0..<300 { #expect(map["name\(index)"] == dictionary["name\(index)"]) }
  }

  @Test func keepsTheOrderInWhichKeysCame() {
    var map: HashMap<Int, Int> = [:]
    for key in (0..<100).reversed() { map[key] = key }
    map[50] = 1
    #expect(Array(map.keys) == Array((0..<100).reversed()))
    #expect(map.mapValues { $0 * 2 }[99] == 198)
  }

  @Test func holdsNilWhereValuesAreOptional() {
    var map: HashMap<Int, String?> = [:]
    map.updateValue(nil, forKey: 1)
    #expect(map.contains(key: 1))
    #expect(map[1] == .some(nil))
    #expect(map[2] == nil)
    map[1] = nil
    #expect(map.isEmpty)
  }

  /// Keys of one hash lie behind each other, across the end of the index too.
  @Test func findsWhatCollides() {
    struct Key: FastHashable {
      var value: Int
      var fastHash: UInt { 31 }
    }
    var map = HashMap<Key, Int>()
    for value in 0..<20 { map[Key(value: value)] = value }
    for value in stride(from: 0, to: 20, by: 3) { map[Key(value: value)] = nil }
    for value in 0..<20 {
      #expect(map[Key(value: value)] == (value.isMultiple(of: 3) ? nil : value))
    }
  }

  @Test func isEqualInAnyOrder() {
    #expect(["a": 1, "b": 2] as HashMap<String, Int> == ["b": 2, "a": 1])
    #expect(["a": 1] as HashMap<String, Int> != ["a": 2])
    #expect(["a": 1] as HashMap<String, Int> != ["b": 1])
  }
}

@Suite("HashSet")
struct HashSetTests {
  @Test func isASet() {
    var set: HashSet<String> = ["a", "b"]
    let (again, new) = (set.insert("a"), set.insert("c"))
    #expect(!again && new)
    set.remove("a")
    #expect(Array(set) == ["b", "c"])
    #expect(Array(set.union(["d", "b"])) == ["b", "c", "d"])
    #expect(set.intersection(["c", "d"]) == ["c"])
    #expect(set.subtracting(["c"]) == ["b"])
    #expect(set.isDisjoint(with: ["x"]))
    #expect(!set.isDisjoint(with: ["x", "b"]))
    #expect(set.isSubset(of: ["c", "b", "a"]))
    #expect(!set.isSubset(of: ["c"]))
  }
}

@Suite("FastHashable")
struct FastHashableTests {
  /// Texts of all lengths, and such that differ in one byte anywhere, have hashes of their own.
  @Test func textsDiffer() {
    var hashes: Set<UInt> = []
    var count = 0
    for length in 0..<40 {
      let bytes = Array(repeating: UInt8(ascii: "a"), count: length)
      hashes.insert(String(decoding: bytes, as: UTF8.self).fastHash)
      count += 1
      for place in 0..<length {
        var other = bytes
        other[place] = UInt8(ascii: "b")
        hashes.insert(String(decoding: other, as: UTF8.self).fastHash)
        count += 1
      }
    }
    #expect(hashes.count == count)
  }

  /// The low bits, which say where an entry lies, differ as those of chance do.
  @Test func lowBitsSpread() {
    var places = Array(repeating: 0, count: 1_024)
    for index in 0..<1_024 { places[Int("name\(index)".fastHash % 1_024)] += 1 }
    // By chance about 647 places are taken, with no more than a few in one.
    #expect(places.filter { $0 > 0 }.count > 580)
    #expect(places.max()! < 12)
  }

  /// What is equal has one hash, also in different forms of Unicode and different kinds of storage.
  @Test func equalTextsAgree() {
    #expect("caf\u{E9}" == "cafe\u{301}")
    #expect("caf\u{E9}".fastHash == "cafe\u{301}".fastHash)
    var long = String(repeating: "x", count: 100)
    long.removeLast(97)
    #expect(long.fastHash == "xxx".fastHash)
    #expect((-0.0).fastHash == (0.0).fastHash)
  }
}

private struct Random {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
