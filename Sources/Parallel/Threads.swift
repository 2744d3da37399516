#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work on several cores, without the start-up cost of a task pool.
///
/// It is public, in a module that no product has, for the reason that `HashMap` is.
public enum Threads {
  /// What each thread's stack holds, as much as that of a process's first thread: what one part of
  /// the compiler can do there, it can do on any of them.
  private static let stackSize = 8 << 20

  /// How many cores there are.
  package static var coreCount: Int {
    max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1)
  }

  /// The results for 0..<count, in order, made by up to `jobs` threads, the caller's among them;
  /// each makes a contiguous part of at least `atLeast`, since a thread costs more than a few.
  @inlinable
  public static func map<Result: Sendable>(
    count: Int, jobs: Int, atLeast: Int = 4, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let threads = min(jobs, count / max(atLeast, 1))
    guard threads > 1 else { return (0..<count).map(body) }
    return join(count: count, threads: threads) { part in part.map(body) }
  }

  /// What `body` makes of each part, one behind the other.
  @usableFromInline
  static func join<Result: Sendable>(
    count: Int, threads: Int, _ body: @escaping @Sendable (Range<Int>) -> [Result]
  ) -> [Result] {
    let parts = (0..<threads).map { count * $0 / threads..<count * ($0 + 1) / threads }
    let running = parts.dropFirst().map { part in Worker { body(part) } }
    return body(parts[0]) + running.flatMap { $0.join() }
  }

  /// A thread and what it makes.
  private final class Worker<Result: Sendable> {
    private final class Box: @unchecked Sendable {
      // Written by the thread, read after it is joined.
      var result: [Result] = []
      let body: @Sendable () -> [Result]
      init(_ body: @escaping @Sendable () -> [Result]) { self.body = body }
      func run() { result = body() }
    }

    private let box: Box
    private var thread: pthread_t?

    init(_ body: @escaping @Sendable () -> [Result]) {
      box = Box(body)
      let job = Unmanaged.passRetained(Job(box.run))
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, Threads.stackSize)
      #if canImport(Darwin)
        var created: pthread_t?
      #else
        var created = pthread_t()
      #endif
      let failed = pthread_create(&created, &attributes, Self.enter, job.toOpaque()) != 0
      if failed {
        job.release()
        box.run()
      } else {
        thread = created
      }
    }

    func join() -> [Result] {
      if let thread { pthread_join(thread, nil) }
      return box.result
    }

    #if canImport(Darwin)
      private static var enter: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
      {
        { pointer in
          Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().body()
          return nil
        }
      }
    #else
      private static var enter:
        @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
      {
        { pointer in
          if let pointer { Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().body() }
          return nil
        }
      }
    #endif
  }

  /// What a thread is handed through C.
  private final class Job {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }
}
