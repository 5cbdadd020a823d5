// Resolves picture names in front matter to the data that a page needs to show them.

/** For messages about a picture that is missing. */
export const howToAddPictures = 'a new one needs a row in index.csv and: npm --prefix packages/content run pictures';

/** Looks up names in the picture manifest. Unknown names were rejected by the rules before. */
export function artworkIn(manifest, language) {
  const rasterOf = (name) => {
    const { alt: _alt, ...plain } = manifest.pictures[name];
    return plain;
  };
  return {
    /** The picture without text, for a place that says what it shows. */
    pictureOf: rasterOf,
    /** The picture with its alternative text in both languages, for the gallery of a product. */
    describedOf: (name) => manifest.pictures[name],
    /** A packshot, hero crop or illustration with its alternative text in this language. */
    artworkOf(name, alt) {
      const drawing = manifest.illustrations[name];
      if (!drawing) {
        return { kind: 'picture', name, alt, ...rasterOf(name) };
      }
      const { alt: _alt, arabicPath, ...plain } = drawing;
      return {
        kind: 'illustration',
        name,
        alt,
        ...plain,
        ...(language === 'ar' && arabicPath && { path: arabicPath }),
      };
    },
    /** A hero scene in its three crops. */
    sceneOf(name) {
      const [ltr, rtl, mobile] = ['ltr', 'rtl', 'mobile'].map((crop) => rasterOf(`${name}-${crop}`));
      return { name, ltr, rtl, mobile, alt: manifest.pictures[`${name}-ltr`].alt[language] };
    },
  };
}
