import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@mahd/rules/locale';
import { Button } from '../../actions/Button/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { isCanvas } from '../../testing/story/isCanvas.js';
import { BottomSheet, type BottomSheetProps } from './BottomSheet.js';

const texts = {
  en: {
    title: 'Sort by',
    choices: ['Featured', 'Price: low to high', 'Price: high to low', 'Newest', 'Name'],
    show: 'Show 12 items',
    clear: 'Clear all filters',
  },
  ar: {
    title: 'الترتيب حسب',
    choices: ['المختارة', 'السعر: من الأقل إلى الأعلى', 'السعر: من الأعلى إلى الأقل', 'الأحدث', 'الاسم'],
    show: 'عرض 12 منتجًا',
    clear: 'مسح عوامل التصفية',
  },
} satisfies Record<Language, unknown>;

function Example({ language, rows = 1, ...rest }: { language: Language; rows?: number } & Partial<BottomSheetProps>) {
  const [open, setOpen] = useState(isCanvas);
  const { title, choices, show, clear } = texts[language];
  const all = Array.from({ length: rows }, () => choices).flat();
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <BottomSheet
        open={open}
        onOpenChange={setOpen}
        title={title}
        actions={
          <>
            <Button variant="outline">{clear}</Button>
            <Button onClick={() => setOpen(false)}>{show}</Button>
          </>
        }
        {...rest}
      >
        {rest.children ??
          all.map((label, at) => (
            <p key={at}>
              <label>
                <input type="radio" name="sort" defaultChecked={at === 0} /> {label}
              </label>
            </p>
          ))}
      </BottomSheet>
    </>
  );
}

const meta = { title: 'Overlays/BottomSheet', component: BottomSheet } satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof BottomSheet>;

export const Default: Story = { render: (args, context) => <Example language={languageOf(context)} {...args} /> };

/** Title and buttons stay visible while the content scrolls. */
export const StressLongText: Story = {
  render: (_args: BottomSheetProps, context: StoryContext) => <Example language={languageOf(context)} rows={8} />,
};
