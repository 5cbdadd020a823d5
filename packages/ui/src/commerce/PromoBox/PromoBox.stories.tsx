import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../testing/story/languageOf.js';
import { PromoBox } from './PromoBox.js';

const texts = {
  en: { success: 'Promo code applied', expired: 'This promo code has expired.' },
  ar: { success: 'تم استخدام رمز الخصم بنجاح', expired: 'انتهت صلاحية رمز الخصم.' },
};

const meta = {
  title: 'Commerce/PromoBox',
  component: PromoBox,
  args: { onApply: () => {}, onRemove: () => {} },
} satisfies Meta<typeof PromoBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pending: Story = { args: { pending: true } };
export const Applied: Story = {
  render: (args, context) => (
    <PromoBox {...args} code="WELCOME10" message={{ tone: 'success', text: texts[languageOf(context)].success }} />
  ),
};
export const Refused: Story = {
  render: (args, context) => (
    <PromoBox {...args} message={{ tone: 'danger', text: texts[languageOf(context)].expired }} />
  ),
};
