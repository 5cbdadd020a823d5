import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../feedback/Spinner/index.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { Cluster } from '../../layout/Cluster/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Button, type ButtonProps } from './Button.js';

const texts = {
  en: {
    add: 'Add to cart',
    buy: 'Buy now',
    more: 'Show more',
    edit: 'Edit details',
    remove: 'Delete my account',
    long: 'Continue shopping and keep everything that is in the cart',
  },
  ar: {
    add: 'إضافة إلى السلة',
    buy: 'الشراء الآن',
    more: 'عرض المزيد',
    edit: 'تعديل البيانات',
    remove: 'حذف حسابي',
    long: 'متابعة التسوق مع الاحتفاظ بكل ما في السلة إلى حين إتمام الشراء',
  },
};

const meta = { title: 'Actions/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = playground(Button, (args, context) => (
  <Button {...args}>{args.children ?? texts[languageOf(context)].add}</Button>
));

function variants(_args: ButtonProps, context: StoryContext) {
  const t = texts[languageOf(context)];
  return (
    <Cluster>
      <Button>{t.add}</Button>
      <Button variant="outline">{t.buy}</Button>
      <Button variant="ghost">{t.more}</Button>
    </Cluster>
  );
}

/** One `solid` button per screen, `outline` beside it, `ghost` for minor actions. */
export const Variants: Story = { render: variants };

/** Disabled, and busy: a `Spinner` before the label, and `aria-disabled`, which keeps the focus on the button. */
export const States: Story = {
  render: (_args, context) => {
    const t = texts[languageOf(context)];
    return (
      <Cluster>
        <Button disabled>{t.add}</Button>
        <Button aria-disabled>
          <Spinner />
          {t.add}
        </Button>
        <Button variant="outline" aria-disabled>
          <Spinner />
          {t.more}
        </Button>
      </Cluster>
    );
  },
};

/** The ring that shows the focus of the keyboard. */
export const Focused: Story = {
  render: (_args, context) => <Button>{texts[languageOf(context)].add}</Button>,
  play: ({ canvasElement }) => {
    canvasElement.querySelector('button')?.focus();
  },
};

/** A page of settings: what is safe is `neutral`, what cannot be undone is `danger`. */
export const Tones: Story = {
  render: (_args, context) => {
    const t = texts[languageOf(context)];
    return (
      <Cluster>
        <Button variant="outline" tone="neutral">
          {t.edit}
        </Button>
        <Button variant="ghost" tone="danger">
          <Icon name="trash" />
          {t.remove}
        </Button>
      </Cluster>
    );
  },
};

export const Sizes: Story = {
  render: (_args, context) => {
    const t = texts[languageOf(context)];
    return (
      <Cluster>
        <Button size="small">{t.add}</Button>
        <Button>{t.add}</Button>
        <Button size="large">{t.add}</Button>
        <Button size="large" block>
          <Icon name="bag" />
          {t.buy}
        </Button>
      </Cluster>
    );
  },
};

export const StressLongText: Story = {
  render: (_args, context) => <Button>{texts[languageOf(context)].long}</Button>,
};
