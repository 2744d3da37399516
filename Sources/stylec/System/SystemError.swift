#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file or folder that could not be read or written, and why.
struct SystemError: Error, Equatable {
  /// "read 'Card.style'", "write 'Generated/Card.style.swift'"
  let action: String
  /// The system's error number.
  let code: Int32
  /// Why, where the system's error number does not tell.
  let explanation: String?

  init(_ action: String, code: Int32 = errno) {
    self.action = action
    self.code = code
    explanation = nil
  }

  /// What is not done although the system would do it.
  init(_ action: String, because explanation: String) {
    self.action = action
    code = 0
    self.explanation = explanation
  }

  /// "cannot read 'Card.style': no such file or folder"
  var message: String { "cannot \(action): \(explanation ?? reason)" }

  /// The usual reasons in words of its own, so that they do not depend on the locale.
  private var reason: String {
    switch code {
    case ENOENT: return "no such file or folder"
    case EACCES, EPERM: return "no permission"
    case EROFS: return "the disk is read-only"
    case ENOSPC, EDQUOT: return "the disk is full"
    case EFBIG: return "the file would be larger than is allowed"
    case EISDIR: return "it is a folder"
    case ENOTDIR: return "a part of the path is not a folder"
    case ENAMETOOLONG: return "the name is too long"
    case EMFILE, ENFILE: return "too many open files"
    case EIO: return "the disk reports an error"
    case EPIPE: return "nobody reads it"
    default: return "system error \(code)"
    }
  }
}
