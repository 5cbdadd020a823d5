import { actions, feedback, layout, text } from './base.js';
import { commerce } from './commerce.js';
import { content } from './content.js';
import { forms } from './forms.js';
import { media, navigation, overlays } from './frame.js';

export const examples = {
  ...actions,
  ...layout,
  ...text,
  ...feedback,
  ...forms,
  ...media,
  ...navigation,
  ...overlays,
  ...commerce,
  ...content,
};

/** Folders without a root element of their own, and why. */
export const withoutOwnRoot: Record<string, string> = {
  CardPrice: 'the price lines inside a card, styled by the card',
};

/** Roots with the `data-part` of the component they are made of. */
export const otherRootNames: Record<string, string> = { NavDrawer: 'drawer', OfferCard: 'product-card' };
