import manifest from './pictures.generated.json' with { type: 'json' };

/** A raster picture. Its files are `{path}-{width}.avif` and `{path}-{width}.webp` under `pictureFolder`. */
export interface Picture {
  /** Without width and extension. Contains a content hash, so files can be cached forever. */
  readonly path: string;
  /** Size of the largest file, px. */
  readonly width: number;
  readonly height: number;
  /** Available widths, px, ascending. */
  readonly widths: readonly number[];
  /** Width of one more file, px, for zooming in: `{path}-{zoomWidth}.avif`. Products only. */
  readonly zoomWidth?: number;
  /** A tiny blurred WebP as a data URI. */
  readonly placeholder: string;
  /** What it shows. Hero crops and category tiles have theirs beside them. */
  readonly alt?: { readonly en: string; readonly ar: string };
}

/** An illustration. `path` is the SVG file under `pictureFolder`. */
export interface Illustration {
  readonly path: string;
  /** The drawing for Arabic pages, where signs keep a mirrored one from being read. */
  readonly arabicPath?: string;
  /** Size of its viewBox, px. */
  readonly width: number;
  readonly height: number;
  /** Mirrored on Arabic pages. */
  readonly mirror: boolean;
  readonly alt: { readonly en: string; readonly ar: string };
}

/** A scene in its three crops, with an empty half at the inline start of each direction. */
export interface HeroArt {
  readonly ltr: Picture;
  readonly rtl: Picture;
  readonly mobile: Picture;
  readonly alt: { readonly en: string; readonly ar: string };
}

/** A brand asset: path of an SVG file under `pictureFolder`, and its size. */
export interface BrandFile {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

export interface GeneratedPictures {
  readonly pictures: Readonly<Record<string, Picture>>;
  readonly illustrations: Readonly<Record<string, Illustration>>;
  readonly brand: Readonly<Record<string, BrandFile>>;
}

/** Folder of the picture files, relative to this package. Paths are relative to it. */
export const pictureFolder = 'pictures/built';

/** Folder of the films, their captions and pictures, served as `films` below the pictures. */
export const filmFolder = 'films/built';

/**
 * The picture of a product, category or hero crop by name, with its alternative text.
 * @throws {RangeError} for an unknown name
 */
export function pictureOf(name: string): Picture {
  return known(manifest.pictures, name);
}

/**
 * The illustration with this name.
 * @throws {RangeError} for an unknown name
 */
export function illustrationOf(name: string): Illustration {
  return known(manifest.illustrations, name);
}

/**
 * The hero scene with this name (skincare, hygiene, breastfeeding, …).
 * @throws {RangeError} for an unknown name
 */
export function heroArt(name: string): HeroArt {
  const { alt, ...ltr } = pictureOf(`${name}-ltr`);
  if (!alt) throw new RangeError(`${name} is not a hero scene`);
  return { ltr, rtl: cropOf(`${name}-rtl`), mobile: cropOf(`${name}-mobile`), alt };
}

/**
 * A brand asset: `favicon`, `icon-maskable-512`, `mahd-horizontal-latin-coral`, …
 * @throws {RangeError} for an unknown name
 */
export function brandFile(name: string): BrandFile {
  return known(manifest.brand, name);
}

function cropOf(name: string): Picture {
  const { alt: _alt, ...crop } = pictureOf(name);
  return crop;
}

function known<T>(entries: Readonly<Record<string, T>>, name: string): T {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (!entry) throw new RangeError(`There is no picture named ${name}`);
  return entry;
}
