import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@mahd/rules/locale';
import { Button } from '../../actions/Button/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
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

function Example({ language, ...rest }: { language: Language } & Partial<ToasterProps>) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const { add, added } = texts[language];
  return (
    <>
      <Button onClick={() => setToasts((now) => [...now, { id: crypto.randomUUID(), message: added }])}>{add}</Button>
      <Toaster
        toasts={toasts}
        onDismiss={(id) => setToasts((now) => now.filter((toast) => toast.id !== id))}
        {...rest}
      />
    </>
  );
}

const meta = { title: 'Overlays/Toaster', component: Toaster } satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof Toaster>;

/** Two seconds each; paused on hover and focus. */
export const Default: Story = { render: (args, context) => <Example language={languageOf(context)} {...args} /> };

export const Tones: Story = {
  parameters: { docs: { story: { height: '24rem' } } },
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
