import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@mahd/rules/locale';
import { Button } from '../../actions/Button/index.js';
import { languageOf } from '../../testing/story/bothLanguages.js';
import { Popover } from './Popover.js';

const texts = {
  en: { button: 'Share this product', choices: ['Copy link', 'WhatsApp', 'Facebook'] },
  ar: { button: 'مشاركة هذا المنتج', choices: ['نسخ الرابط', 'واتساب', 'فيسبوك'] },
} satisfies Record<Language, unknown>;

function Example({ language }: { language: Language }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { button: label, choices } = texts[language];
  return (
    <>
      <Button ref={button} aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
      </Button>
      <Popover open={open} onOpenChange={setOpen} anchor={button} placement="bottom-start">
        {choices.map((choice) => (
          <p key={choice}>{choice}</p>
        ))}
      </Popover>
    </>
  );
}

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: { open: false, onOpenChange: () => undefined, anchor: { current: null } },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: (_args, context) => <Example language={languageOf(context)} /> };
