import type { Guides } from './guide.js';

export const actions: Guides = {
  Button: {
    use: ['An action on this page: add, send, open.'],
    dont: [
      'Link to another page. Use `LinkButton`.',
      'Put two `solid` buttons side by side.',
      'Disable it while a form is incomplete. Show what is missing on submit.',
    ],
    keyboard: ['Enter and Space activate it.'],
    arabic: ['Labels are verbal nouns: إضافة, not أضيفي.', 'Labels are often shorter. Do not rely on a width.'],
  },
  IconButton: {
    use: ['A well-known icon in a tight space: cart, heart, close.'],
    dont: ['Use it where there is room for text.', 'Leave the label empty.'],
    keyboard: ['Enter and Space activate it.'],
    arabic: ['Directional icons are mirrored automatically.'],
  },
  LinkButton: {
    use: ['The main link of a section.'],
    dont: ['Use it for an action on this page.'],
    keyboard: ['Enter follows the link.'],
  },
};
