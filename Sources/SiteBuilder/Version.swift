/// The version of the program; pages made by another one are made anew.
package let menugenVersion = "0.1.0"
