import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@mahd/rules/locale';
import { Button } from '../../actions/Button/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { Popover, type PopoverProps } from './Popover.js';

const texts = {
  en: { button: 'Share this product', choices: ['Copy link', 'WhatsApp', 'Facebook'] },
  ar: { button: 'مشاركة هذا المنتج', choices: ['نسخ الرابط', 'واتساب', 'فيسبوك'] },
} satisfies Record<Language, unknown>;

function Example({ language, ...rest }: { language: Language } & Partial<PopoverProps>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { button: label, choices } = texts[language];
  return (
    <>
      <Button ref={button} aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
      </Button>
      <Popover open={open} onOpenChange={setOpen} anchor={button} placement="bottom-start" {...rest}>
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
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof Popover>;

export const Default: Story = { render: (args, context) => <Example language={languageOf(context)} {...args} /> };
