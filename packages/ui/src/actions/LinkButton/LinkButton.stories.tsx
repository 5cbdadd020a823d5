import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../../layout/Cluster/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { LinkButton } from './LinkButton.js';

const texts = {
  en: { shop: 'Continue shopping', details: 'View details', more: 'Learn more' },
  ar: { shop: 'متابعة التسوق', details: 'عرض التفاصيل', more: 'معرفة المزيد' },
};

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { href: '/mother-baby-products' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = playground(LinkButton, (args, context) => (
  <LinkButton href="/mother-baby-products" {...args}>
    {args.children ?? texts[languageOf(context)].shop}
  </LinkButton>
));

export const Variants: Story = {
  render: (args, context) => {
    const t = texts[languageOf(context)];
    return (
      <Cluster>
        <LinkButton {...args}>{t.shop}</LinkButton>
        <LinkButton {...args} variant="outline">
          {t.details}
        </LinkButton>
        <LinkButton {...args} variant="ghost">
          {t.more}
        </LinkButton>
      </Cluster>
    );
  },
};
