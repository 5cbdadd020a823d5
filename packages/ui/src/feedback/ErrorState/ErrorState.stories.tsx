import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../foundation/icons/Icon.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { ErrorState } from './ErrorState.js';

const texts = {
  en: {
    title: 'The products could not be loaded.',
    description: 'The connection may have been lost. What is in your cart is safe.',
  },
  ar: { title: 'تعذّر تحميل المنتجات.', description: 'ربما انقطع الاتصال. محتويات سلتكِ محفوظة.' },
};

const meta = { title: 'Feedback/ErrorState', component: ErrorState } satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof ErrorState>;

export const Default = playground(ErrorState, (args, context) => (
  <ErrorState {...texts[languageOf(context)]} drawing={<Icon name="warning" />} onRetry={() => undefined} {...args} />
));

/** A retry is running. */
export const Pending: Story = {
  render: (_args, context) => (
    <ErrorState {...texts[languageOf(context)]} drawing={<Icon name="warning" />} onRetry={() => undefined} pending />
  ),
};
