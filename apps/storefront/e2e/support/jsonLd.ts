/** A schema.org object of a page. */
export type Thing = Record<string, unknown>;

const isAbsoluteUrl = (value: unknown) =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const things = (value: unknown) => (Array.isArray(value) ? (value as Thing[]) : []);
const positions = (items: readonly Thing[]) =>
  items.length > 0 && items.every(({ position }, index) => position === index + 1);

/** The requirements of search engines per type; a check returns true when they are met. */
const requirements: Readonly<Record<string, Readonly<Record<string, (thing: Thing) => boolean>>>> = {
  Product: {
    'a name, a description and a code': ({ name, description, sku }) => [name, description, sku].every(isText),
    'absolute image URLs': ({ image }) => things(image).length > 0 && (image as unknown[]).every(isAbsoluteUrl),
    'a brand': ({ brand }) => isText((brand as Thing | undefined)?.name),
    'a complete offer, or none without a price': ({ offers }) => {
      const offer = offers as Thing | undefined;
      return (
        offer === undefined ||
        (offer.priceCurrency === 'AED' &&
          /^\d+\.\d\d$/.test(String(offer.price)) &&
          isAbsoluteUrl(offer.url) &&
          /^https:\/\/schema\.org\/(In|OutOf)Stock$/.test(String(offer.availability)))
      );
    },
  },
  BreadcrumbList: {
    'at least two items, named, in order, with absolute URLs': ({ itemListElement }) =>
      things(itemListElement).length >= 2 &&
      positions(things(itemListElement)) &&
      things(itemListElement).every(({ name, item }) => isText(name) && isAbsoluteUrl(item)),
  },
  ItemList: {
    'items in order with absolute URLs': ({ itemListElement, numberOfItems }) =>
      positions(things(itemListElement)) &&
      things(itemListElement).every(({ url }) => isAbsoluteUrl(url)) &&
      numberOfItems === things(itemListElement).length,
  },
  Organization: {
    'a name, a URL and a logo': ({ name, url, logo }) => isText(name) && isAbsoluteUrl(url) && isAbsoluteUrl(logo),
  },
  WebSite: {
    'a name and a URL': ({ name, url }) => isText(name) && isAbsoluteUrl(url),
    'a search action': ({ potentialAction }) => {
      const action = potentialAction as Thing | undefined;
      return (
        action?.['@type'] === 'SearchAction' &&
        String(action.target).includes('{search_term_string}') &&
        action['query-input'] === 'required name=search_term_string'
      );
    },
  },
  Article: {
    'a headline of at most 110 characters, and an author': ({ headline, author }) =>
      isText(headline) && String(headline).length <= 110 && isText((author as Thing | undefined)?.name),
    'an absolute image URL, if it has an image': ({ image }) => image === undefined || isAbsoluteUrl(image),
    'a date': ({ datePublished }) => /^\d{4}-\d\d-\d\d/.test(String(datePublished)),
  },
  FAQPage: {
    'questions with answers': ({ mainEntity }) =>
      things(mainEntity).length > 0 &&
      things(mainEntity).every(({ name, acceptedAnswer }) => isText(name) && isText((acceptedAnswer as Thing).text)),
  },
  VideoObject: {
    'a name, a description and a picture': ({ name, description, thumbnailUrl }) =>
      isText(name) && isText(description) && isAbsoluteUrl(thumbnailUrl),
    'an upload date': ({ uploadDate }) => /^\d{4}-\d\d-\d\d/.test(String(uploadDate)),
    'a video file or a player': ({ contentUrl, embedUrl }) => isAbsoluteUrl(contentUrl) || isAbsoluteUrl(embedUrl),
  },
};

/** The unmet requirements of a page's structured data. */
export function jsonLdErrors(found: readonly Thing[]): string[] {
  return found.flatMap((thing) => {
    const type = String(thing['@type']);
    const checks = requirements[type];
    if (!checks) return [`${type}: unknown type`];
    return Object.entries(checks)
      .filter(([, isMet]) => !isMet(thing))
      .map(([what]) => `${type} lacks ${what}`);
  });
}
