#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work on several cores, without the start-up cost of a task pool.
enum Threads {
  /// How many cores there are.
  static var coreCount: Int {
    max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1)
  }

  /// The results for 0..<count, in order, made by up to `jobs` threads; each makes a contiguous
  /// part.
  static func map<Result: Sendable>(
    count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    // A thread costs more than a few files.
    let threads = min(jobs, count / 4)
    guard threads > 1 else { return (0..<count).map(body) }
    let parts = (0..<threads).map { count * $0 / threads..<count * ($0 + 1) / threads }
    let running = parts.map { part in Worker { part.map(body) } }
    return running.flatMap { $0.join() }
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
      #if canImport(Darwin)
        var created: pthread_t?
        let failed = pthread_create(&created, nil, Self.enter, job.toOpaque()) != 0
      #else
        var created = pthread_t()
        let failed = pthread_create(&created, nil, Self.enter, job.toOpaque()) != 0
      #endif
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
