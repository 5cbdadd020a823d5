import { mirrored, type Guides } from './guide.js';

export const layout: Guides = {
  Stack: {
    use: ['Stacking content with equal gaps.'],
    dont: ['Add margins to children.'],
  },
  Card: {
    use: ['Something with a title and actions: an address, a guide.'],
    dont: ['Use it for products and articles. They have cards of their own.', 'Nest cards.'],
    keyboard: ['The link of the card, then its actions.'],
    arabic: [mirrored],
  },
  Divider: {
    use: ['A line between groups: log in or continue as a guest.'],
    dont: ['Separate what a gap separates as well.'],
  },
  Cluster: {
    use: ['Small items side by side that may wrap: buttons, tags.'],
    dont: ['Build columns with it. Use `Grid`.'],
    arabic: ['Starts on the right.'],
  },
  Grid: {
    use: ['Cards in equal columns.'],
    dont: ['Show a product listing in it. Use `ProductGrid`.'],
    arabic: ['The first column is on the right.'],
  },
  Container: { use: ['The content of a page. `reading` for articles.'], dont: ['Nest containers.'] },
};
