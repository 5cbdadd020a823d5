import { actions } from './actions.js';
import { commerce } from './commerce.js';
import { content } from './content.js';
import { feedback } from './feedback.js';
import { forms } from './forms.js';
import { layout } from './layout.js';
import { media } from './media.js';
import { navigation } from './navigation.js';
import { overlays } from './overlays.js';
import { text } from './text.js';
import type { Guide } from './guide.js';

/** The guides of all components, in the order of the sidebar. */
export const guides: Readonly<Record<string, Guide | undefined>> = {
  ...layout,
  ...text,
  ...actions,
  ...forms,
  ...feedback,
  ...navigation,
  ...overlays,
  ...media,
  ...commerce,
  ...content,
};
