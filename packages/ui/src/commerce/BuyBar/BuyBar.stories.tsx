import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { longName } from '../samples.js';
import { BuyBar, type BuyBarProps } from './BuyBar.js';

const texts = {
  en: { label: 'Buy this product', name: 'Baby Lotion', details: '200 ml', add: 'Add to cart' },
  ar: { label: 'شراء هذا المنتج', name: 'لوشن ترطيب للأطفال', details: '200 مل', add: 'إضافة إلى السلة' },
};

function render(args: Partial<BuyBarProps>, context: StoryContext) {
  const { label, name, details, add } = texts[languageOf(context)];
  return (
    <BuyBar
      label={label}
      name={name}
      details={details}
      price={{ amount: 3920 }}
      action={<Button>{add}</Button>}
      {...args}
    />
  );
}

const meta = {
  title: 'Commerce/BuyBar',
  component: BuyBar,
  // Hidden on wide and on low screens. On a docs page each story needs its own frame.
  globals: { viewport: { value: 'phone360' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
  render,
} satisfies Meta<typeof BuyBar>;
export default meta;
type Story = StoryObj<typeof BuyBar>;

/** Shown below 1024 px. Wider screens keep the buy box in view. */
export const Default = playground(BuyBar, render);
/** From 600 px there is room for the name. */
export const StressLongText: Story = {
  globals: { viewport: { value: 'tablet768' } },
  render: (_, context) => render({ name: longName[languageOf(context)] }, context),
};
