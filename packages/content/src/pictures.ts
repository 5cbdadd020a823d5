import generated from './pictures.generated.json' with { type: 'json' };

/** A raster picture. Its files are `{path}-{width}.avif` and `{path}-{width}.webp` under `pictureFolder`. */
export interface Picture {
  /** Without width and extension; the hash in it changes with the content, so that files can be cached for ever. */
  readonly path: string;
  /** Size of the largest file, px. */
  readonly width: number;
  readonly height: number;
  /** Widths that exist as files, px, ascending. */
  readonly widths: readonly number[];
  /** A tiny blurred WebP as a data URI. */
  readonly placeholder: string;
}

/** A drawing. `path` is the whole SVG file under `pictureFolder`. */
export interface Illustration {
  readonly path: string;
  /** Size of its viewBox, px. */
  readonly width: number;
  readonly height: number;
  /** true: shown mirrored on Arabic pages. */
  readonly mirror: boolean;
  readonly alt: { readonly en: string; readonly ar: string };
}

/** One scene in its three crops: the empty half is at the start of the line in each language. */
export interface HeroArt {
  readonly ltr: Picture;
  readonly rtl: Picture;
  readonly mobile: Picture;
  readonly alt: { readonly en: string; readonly ar: string };
}

/** A drawing of the brand: the path of an SVG file under `pictureFolder` and its size. */
export interface BrandFile {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

interface Manifest {
  readonly pictures: Readonly<
    Record<string, Picture & { readonly alt?: { readonly en: string; readonly ar: string } }>
  >;
  readonly illustrations: Readonly<Record<string, Illustration>>;
  readonly brand: Readonly<Record<string, BrandFile>>;
}

const manifest = generated as unknown as Manifest;

/** Where the files are, relative to this package's folder. Every path above is relative to it. */
export const pictureFolder = 'pictures/built';

/** The picture of a product, category or hero crop by its name. Throws a RangeError for an unknown name. */
export function pictureOf(name: string): Picture {
  const { path, width, height, widths, placeholder } = known(manifest.pictures, name);
  return { path, width, height, widths, placeholder };
}

/** The drawing of that name. Throws a RangeError for an unknown name. */
export function illustrationOf(name: string): Illustration {
  return known(manifest.illustrations, name);
}

/** The hero scene of that name (skincare, hygiene, breastfeeding, …). Throws a RangeError for an unknown name. */
export function heroArt(name: string): HeroArt {
  const { alt } = known(manifest.pictures, `${name}-ltr`);
  if (!alt) throw new RangeError(`${name} is not a hero scene`);
  return { ltr: pictureOf(`${name}-ltr`), rtl: pictureOf(`${name}-rtl`), mobile: pictureOf(`${name}-mobile`), alt };
}

/** A file of the brand: `favicon`, `icon-maskable-512`, `mahd-horizontal-latin-coral`, … Throws a RangeError for an unknown name. */
export function brandFile(name: string): BrandFile {
  return known(manifest.brand, name);
}

function known<T>(entries: Readonly<Record<string, T>>, name: string): T {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (!entry) throw new RangeError(`There is no picture named ${name}`);
  return entry;
}
