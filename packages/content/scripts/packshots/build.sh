#!/bin/sh
# Builds what the renders need: denoiser, Arabic font, artwork.
set -e
cd "$(dirname "$0")"
mkdir -p build/art build/tmp
gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC denoise.c -o build/denoise.so -lm
python3 make_fonts.py
fc-cache -f
node make-art.mjs build/art
