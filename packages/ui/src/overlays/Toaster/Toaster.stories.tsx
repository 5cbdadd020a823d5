import { cloneElement, useState, type ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@mahd/rules/locale';
import { Button } from '../../actions/Button/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Toaster, type Toast, type ToasterProps } from './Toaster.js';

const texts = {
  en: {
    add: 'Add to cart',
    added: 'Added to cart',
    removed: 'Removed from cart',
    undo: 'Undo',
    failed: 'Something went wrong. Please try again.',
    info: 'Link copied',
    max: 'You have reached the highest quantity of this product that one order can hold; the rest stays in your wishlist.',
  },
  ar: {
    add: 'إضافة إلى السلة',
    added: 'تمت الإضافة إلى السلة',
    removed: 'تمت الإزالة من السلة',
    undo: 'تراجع',
    failed: 'حدث خطأ ما. يُرجى إعادة المحاولة.',
    info: 'تم نسخ الرابط',
    max: 'بلغتِ أعلى كمية من هذا المنتج يمكن أن يحملها طلب واحد، ويبقى الباقي في قائمة أمنياتكِ.',
  },
} satisfies Record<Language, unknown>;

interface WithButtonProps {
  label: string;
  /** Text of the messages that the button adds. */
  message: string;
  children: ReactElement<ToasterProps>;
}

/** A button that adds messages, which expire. Those given to the toaster stay. */
function WithButton({ label, message, children }: WithButtonProps) {
  const [added, setAdded] = useState<readonly Toast[]>([]);
  return (
    <>
      <Button onClick={() => setAdded((now) => [...now, { id: crypto.randomUUID(), message }])}>{label}</Button>
      {cloneElement(children, {
        toasts: [...children.props.toasts, ...added],
        onDismiss: (id) => setAdded((now) => now.filter((toast) => toast.id !== id)),
      })}
    </>
  );
}

const meta = {
  title: 'Overlays/Toaster',
  component: Toaster,
  // Fixed to a corner of the viewport: on a docs page each story needs its own frame.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof Toaster>;

/** Messages of the button stay for two seconds, longer on hover and focus. */
export const Default = playground(Toaster, (args, context) => {
  const { add, added } = texts[languageOf(context)];
  return (
    <WithButton label={add} message={added}>
      <Toaster toasts={[{ id: 'added', message: added }]} onDismiss={() => undefined} {...args} />
    </WithButton>
  );
});

export const Tones: Story = {
  render: (_args: ToasterProps, context: StoryContext) => {
    const t = texts[languageOf(context)];
    const toasts: Toast[] = [
      { id: 'added', message: t.added },
      { id: 'removed', message: t.removed, tone: 'info', action: { label: t.undo, onPress: () => undefined } },
      { id: 'max', message: t.max, tone: 'warning' },
      { id: 'failed', message: t.failed, tone: 'danger' },
    ];
    return <Toaster toasts={toasts} onDismiss={() => undefined} />;
  },
};
