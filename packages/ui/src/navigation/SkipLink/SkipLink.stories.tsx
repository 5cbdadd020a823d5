import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink.js';

const meta = { title: 'Navigation/SkipLink', component: SkipLink } satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof SkipLink>;

/** Visible on focus: press Tab. */
export const Default: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} ref={(link) => link?.focus()} />
      <main id="main" tabIndex={-1} />
    </>
  ),
};
