/** A schema.org object as it stands in a page. */
export type Thing = Record<string, unknown>;

const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const things = (value: unknown) => (Array.isArray(value) ? (value as Thing[]) : []);
const positions = (items: readonly Thing[]) =>
  items.length > 0 && items.every(({ position }, index) => position === index + 1);

/** What search engines demand of each type we use; true is well. */
const demands: Readonly<Record<string, Readonly<Record<string, (thing: Thing) => boolean>>>> = {
  Product: {
    'a name, a description and a code': ({ name, description, sku }) => [name, description, sku].every(isText),
    'full addresses of pictures': ({ image }) => things(image).length > 0 && (image as unknown[]).every(isAddress),
    'a brand': ({ brand }) => isText((brand as Thing | undefined)?.name),
    'a whole offer, or none without a price': ({ offers }) => {
      const offer = offers as Thing | undefined;
      return (
        offer === undefined ||
        (offer.priceCurrency === 'AED' &&
          /^\d+\.\d\d$/.test(String(offer.price)) &&
          isAddress(offer.url) &&
          /^https:\/\/schema\.org\/(In|OutOf)Stock$/.test(String(offer.availability)))
      );
    },
  },
  BreadcrumbList: {
    'two steps at least, named, in order, with full addresses': ({ itemListElement }) =>
      things(itemListElement).length >= 2 &&
      positions(things(itemListElement)) &&
      things(itemListElement).every(({ name, item }) => isText(name) && isAddress(item)),
  },
  ItemList: {
    'items in order with full addresses': ({ itemListElement, numberOfItems }) =>
      positions(things(itemListElement)) &&
      things(itemListElement).every(({ url }) => isAddress(url)) &&
      numberOfItems === things(itemListElement).length,
  },
  Organization: {
    'a name, an address and a logo': ({ name, url, logo }) => isText(name) && isAddress(url) && isAddress(logo),
  },
  WebSite: {
    'a name and an address': ({ name, url }) => isText(name) && isAddress(url),
    'a search that takes words': ({ potentialAction }) => {
      const action = potentialAction as Thing | undefined;
      return (
        action?.['@type'] === 'SearchAction' &&
        String(action.target).includes('{search_term_string}') &&
        action['query-input'] === 'required name=search_term_string'
      );
    },
  },
  Article: {
    'a headline of at most 110 characters, and who wrote it': ({ headline, author }) =>
      isText(headline) && String(headline).length <= 110 && isText((author as Thing | undefined)?.name),
    'a full address of its picture, if it has one': ({ image }) => image === undefined || isAddress(image),
    'a date': ({ datePublished }) => /^\d{4}-\d\d-\d\d/.test(String(datePublished)),
  },
  FAQPage: {
    'questions with answers': ({ mainEntity }) =>
      things(mainEntity).length > 0 &&
      things(mainEntity).every(({ name, acceptedAnswer }) => isText(name) && isText((acceptedAnswer as Thing).text)),
  },
  VideoObject: {
    'a name, a description and a picture': ({ name, description, thumbnailUrl }) =>
      isText(name) && isText(description) && isAddress(thumbnailUrl),
    'a day': ({ uploadDate }) => /^\d{4}-\d\d-\d\d/.test(String(uploadDate)),
    'a film to play, or a player': ({ contentUrl, embedUrl }) => isAddress(contentUrl) || isAddress(embedUrl),
  },
};

/** What is wrong with the structured data of a page; empty is well. */
export function wrongData(found: readonly Thing[]): string[] {
  return found.flatMap((thing) => {
    const type = String(thing['@type']);
    const own = demands[type];
    if (!own) return [`${type}: a type nobody has checked`];
    return Object.entries(own)
      .filter(([, holds]) => !holds(thing))
      .map(([what]) => `${type} lacks ${what}`);
  });
}
