import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../actions/LinkButton/index.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { bothLanguages, languageOf, type StoryContext } from '../../testing/story/bothLanguages.js';
import { EmptyState, type EmptyStateProps } from './EmptyState.js';

const texts = {
  en: { title: 'Your cart is empty', text: 'When you add something, it waits for you here.', action: 'Continue Shopping' },
  ar: { title: 'سلتكِ فارغة', text: 'ما تضيفينه من منتجات تجدينه هنا.', action: 'متابعة التسوق' },
};

const meta = { title: 'Feedback/EmptyState', component: EmptyState, args: { title: '' } } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

function cart(_args: EmptyStateProps, context: StoryContext) {
  const { action, ...rest } = texts[languageOf(context)];
  return <EmptyState {...rest} drawing={<Icon name="bag" />} action={<LinkButton href="/mother-baby-products">{action}</LinkButton>} />;
}

export const Default: Story = { render: cart };
export const BothLanguages: Story = { tags: ['for-the-eye'], render: bothLanguages(cart) };
