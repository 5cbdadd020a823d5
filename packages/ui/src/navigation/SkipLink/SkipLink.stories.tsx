import type { Meta } from '@storybook/react-vite';
import { playground } from '../../testing/story/playground.js';
import { SkipLink } from './SkipLink.js';

const meta = { title: 'Navigation/SkipLink', component: SkipLink } satisfies Meta<typeof SkipLink>;
export default meta;

/** Visible on focus: press Tab. */
export const Default = playground(SkipLink, (args) => (
  <>
    <SkipLink {...args} ref={(link) => link?.focus()} />
    <main id="main" tabIndex={-1} />
  </>
));
