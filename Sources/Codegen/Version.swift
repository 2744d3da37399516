/// The compiler's version, as it stands in the first line of what it emits.
package let version = "0.1.0"
