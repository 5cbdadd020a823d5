import type { Meta } from '@storybook/react-vite';
import { LinkButton } from '../../actions/LinkButton/index.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { EmptyState } from './EmptyState.js';

const texts = {
  en: {
    title: 'Your cart is empty',
    description: 'Items you add will appear here.',
    action: 'Continue shopping',
  },
  ar: { title: 'سلتكِ فارغة', description: 'ما تضيفينه من منتجات تجدينه هنا.', action: 'متابعة التسوق' },
};

const meta = { title: 'Feedback/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;

export const Default = playground(EmptyState, (args, context) => {
  const { action, ...rest } = texts[languageOf(context)];
  return (
    <EmptyState
      {...rest}
      drawing={<Icon name="bag" />}
      actions={<LinkButton href="/mother-baby-products">{action}</LinkButton>}
      {...args}
    />
  );
});
