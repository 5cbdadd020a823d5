"""Unpack Rubik's Arabic web fonts (npm @fontsource/rubik) as TTF for the label artwork; installed in ~/.fonts as family "Rubik Light"."""
import os
from fontTools.ttLib import TTFont
here = os.path.dirname(os.path.abspath(__file__)); dst = os.path.expanduser('~/.fonts'); os.makedirs(dst, exist_ok=True)
for w in (500, 600):
    f = TTFont(os.path.join(here, f'build/node_modules/@fontsource/rubik/files/rubik-arabic-{w}-normal.woff2')); f.flavor = None; f.save(os.path.join(dst, f'RubikArabic-{w}.ttf'))
