import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../foundation/icons/Icon.js';
import { Button } from './Button.js';

const texts = {
  en: { add: 'Add to Cart', buy: 'Buy Now', more: 'Show More', long: 'Continue shopping and keep everything that is in the cart' },
  ar: { add: 'إضافة إلى السلة', buy: 'الشراء الآن', more: 'عرض المزيد', long: 'متابعة التسوق مع الاحتفاظ بكل ما في السلة إلى حين إتمام الشراء' },
};
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const;

const meta = { title: 'Actions/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args, { globals }) => <Button {...args}>{texts[globals.language as 'en'].add}</Button>,
};

/** One `solid` button per screen; `outline` beside it; `ghost` for the quiet ones. */
export const Variants: Story = {
  render: (_args, { globals }) => {
    const t = texts[globals.language as 'en'];
    return (
      <div style={row}>
        <Button>{t.add}</Button>
        <Button variant="outline">{t.buy}</Button>
        <Button variant="ghost">{t.more}</Button>
        <Button disabled>{t.add}</Button>
      </div>
    );
  },
};

export const Sizes: Story = {
  render: (_args, { globals }) => {
    const t = texts[globals.language as 'en'];
    return (
      <div style={row}>
        <Button size="small">{t.add}</Button>
        <Button>{t.add}</Button>
        <Button size="large">{t.add}</Button>
        <Button size="large" block>
          <Icon name="bag" />
          {t.buy}
        </Button>
      </div>
    );
  },
};

export const LongText: Story = {
  render: (_args, { globals }) => <Button>{texts[globals.language as 'en'].long}</Button>,
};
