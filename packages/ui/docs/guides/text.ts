import type { Guides } from './guide.js';

export const text: Guides = {
  Heading: {
    use: ['The title of a page or section. `headingLevel` is its rank, `size` its look.'],
    dont: ['Skip a level to get a size.'],
    arabic: ['Taller lines. No letter spacing, no capitals.'],
  },
  Text: {
    use: ['A paragraph or line of plain text.'],
    dont: ['Show HTML from a back end. Use `RichText`.'],
  },
  RichText: {
    use: ['An article or description with markup.'],
    dont: ['Use HTML for texts of your interface.'],
    keyboard: ['A wide table is a tab stop and scrolls with arrow keys.'],
    arabic: ['Text in another language needs `lang` and `dir` in the markup.'],
  },
  ReadMore: {
    use: ['A long text next to the content people came for.'],
    dont: ['Hide what must be known before buying.', 'Collapse three lines.'],
    keyboard: ['Enter and Space expand it.'],
  },
  Highlight: {
    use: ['The name of a search result.'],
    dont: ['Mark words that were not searched for.'],
    arabic: ['Marks have no padding, so joined letters stay joined.'],
  },
  Price: {
    use: ['Any amount of money, in fils.'],
    dont: ['Write a currency or decimals by hand.'],
    arabic: ['Latin digits. The amount is isolated, so a sentence cannot reorder it.'],
  },
  Link: {
    use: ['A link in a sentence.'],
    dont: ['Remove its underline in a text.', 'Use it for an action on this page. Use `Button`.'],
    keyboard: ['Enter follows the link.'],
    arabic: ['The icon of a link to another site is mirrored.'],
  },
  Tag: {
    use: ['A topic, a property or a filter that can be removed.'],
    dont: ['Show the state of an item with it. Use `Badge`.'],
    keyboard: ['A tag that links or removes is a tab stop.'],
    arabic: ['The × is on the left.'],
  },
  Badge: { use: ['One or two words about an item: new, sold out.'], dont: ['Use it as a button.'] },
};
