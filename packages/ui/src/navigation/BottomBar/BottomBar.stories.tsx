import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { sampleQuickLinks } from '../samples.js';
import { BottomBar, type BottomBarProps } from './BottomBar.js';

const meta = {
  title: 'Navigation/BottomBar',
  component: BottomBar,
  // Hidden on wide screens. On a docs page each story needs its own frame.
  globals: { viewport: { value: 'phone360' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof BottomBar>;

/** Shown below 1024 px. Wider screens have the full navbar. */
export const Default = playground(BottomBar, (args: Partial<BottomBarProps>, context) => (
  <BottomBar items={sampleQuickLinks(languageOf(context))} {...args} />
));

/** For visitors from Saudi Arabia: no cart and no profile. */
export const WithoutShop: Story = {
  render: (_args, context) => (
    <BottomBar
      items={sampleQuickLinks(languageOf(context)).filter(({ href }) => href !== '/cart' && href !== '/profile')}
    />
  ),
};
