#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What runs that were killed left behind.
enum LeftoverFiles {
  /// Removes the passing files of runs that are over, in one folder.
  ///
  /// The process must be gone and the file a minute old: a run in another container that shares the
  /// folder has a process number that means nothing here.
  static func remove(in folder: String) {
    guard let names = try? FileReading.names(in: folder) else { return }
    for name in names where name.hasPrefix(FileWriting.temporaryPrefix) && name.hasSuffix(".tmp") {
      let number = name.dropFirst(FileWriting.temporaryPrefix.count).prefix {
        $0.isASCII && $0.isNumber
      }
      guard let process = pid_t(number), kill(process, 0) != 0, errno == ESRCH else { continue }
      let path = Path.join(folder, name)
      var status = stat()
      guard stat(path, &status) == 0, time(nil) - modificationSeconds(status) > 60 else { continue }
      unlink(path)
    }
  }

  private static func modificationSeconds(_ status: stat) -> time_t {
    #if canImport(Darwin)
      status.st_mtimespec.tv_sec
    #else
      status.st_mtim.tv_sec
    #endif
  }
}
