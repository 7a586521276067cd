#!/usr/bin/env python3
"""Writes the outlines of the default theme's face as Swift, for pictures that are shared.

usage: generate-letters.py > Sources/Renderers/SharePicture/LetterOutlines+Data.swift

Needs fontTools and Brotli (pip install fonttools brotli). Run it when Themes/default/assets/clarendon.woff2 changes.
"""

from pathlib import Path

from fontTools.ttLib import TTFont

FONT = Path(__file__).resolve().parents[1] / "Themes/default/assets/clarendon.woff2"
UNITS = 500


def digits(value, count):
    """A number in base 64, most significant digit first, as letters from 0 to o."""
    assert 0 <= value < 64 ** count, value
    return "".join(chr(48 + (value >> 6 * place & 63)) for place in reversed(range(count)))


def line(font, code, glyph):
    glyf, (advance, _) = font["glyf"], font["hmtx"][glyph]
    scale = UNITS / font["head"].unitsPerEm
    text = chr(code) + digits(round(advance * scale), 2)
    points, ends, flags = glyf[glyph].getCoordinates(glyf)
    text += digits(len(ends), 1)
    start = 0
    for end in ends:
        text += digits(end + 1 - start, 2)
        for index in range(start, end + 1):
            x, y = (round(value * scale) for value in points[index])
            # The highest bit marks a point on the curve.
            text += digits(x + 256 + (2048 if flags[index] & 1 else 0), 2) + digits(y + 1024, 2)
        start = end + 1
    return text


def main():
    font = TTFont(FONT)
    print("// Written by Scripts/generate-letters.py from Themes/default/assets/clarendon.woff2 (SIL Open Font License 1.1).")
    print("// It is long, because each letter is a line.")
    print("// swift-format-ignore-file\n")
    print("extension LetterOutlines {")
    print("  /// A letter, its advance, the number of its contours, and their points, each line by `Scripts/generate-letters.py`.")
    print('  static let data = #"""')
    for code, glyph in sorted(font.getBestCmap().items()):
        if chr(code) not in "\u00ad":
            print("    " + line(font, code, glyph))
    print('    """#')
    print("}")


main()
