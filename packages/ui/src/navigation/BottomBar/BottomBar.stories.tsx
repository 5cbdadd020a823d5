import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../testing/story/languageOf.js';
import { sampleQuickLinks } from '../samples.js';
import { BottomBar, type BottomBarProps } from './BottomBar.js';

const meta = {
  title: 'Navigation/BottomBar',
  component: BottomBar,
  // Not there on a wide screen; on a page of documentation each story has a window of its own.
  globals: { viewport: { value: 'phone360' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '12rem' } } },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof BottomBar>;

/** Below 1024 px; wider screens have the whole navbar. */
export const Default: Story = {
  render: (args: Partial<BottomBarProps>, context) => (
    <BottomBar items={sampleQuickLinks(languageOf(context))} {...args} />
  ),
};

/** Visitors from Saudi Arabia: no cart and no profile. */
export const WithoutShop: Story = {
  render: (_args, context) => (
    <BottomBar
      items={sampleQuickLinks(languageOf(context)).filter(({ href }) => href !== '/cart' && href !== '/profile')}
    />
  ),
};
