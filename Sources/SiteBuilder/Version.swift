/// The program's version. Pages of another version are rebuilt.
package let menugenVersion = "0.1.0"
