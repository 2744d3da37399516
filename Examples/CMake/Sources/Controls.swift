/// What this module is; it also has code without SwiftUI.
public enum Controls {
  public static let name = "Controls"
}
