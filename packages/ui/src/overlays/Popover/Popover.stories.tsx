import { cloneElement, useRef, useState, type ReactElement } from 'react';
import type { Meta } from '@storybook/react-vite';
import type { Language } from '@mahd/rules/locale';
import { Button } from '../../actions/Button/index.js';
import { Stack } from '../../layout/Stack/index.js';
import { expression, type InCode } from '../../testing/story/inCode.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Popover, type PopoverProps } from './Popover.js';

const texts = {
  en: { button: 'Share this product', choices: ['Copy link', 'WhatsApp', 'Facebook'] },
  ar: { button: 'مشاركة هذا المنتج', choices: ['نسخ الرابط', 'واتساب', 'فيسبوك'] },
} satisfies Record<Language, unknown>;

/** A button that opens and closes the popover. */
function WithButton({ label, children }: { label: string; children: ReactElement<PopoverProps> }) {
  const [open, setOpen] = useState(children.props.defaultOpen ?? true);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchor} aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
      </Button>
      {cloneElement(children, { open, onOpenChange: setOpen, ...children.props, anchor })}
    </>
  );
}

WithButton.inCode = ({ label, children }: Parameters<typeof WithButton>[0]): InCode => ({
  state: 'const [open, setOpen] = useState(true);\nconst anchor = useRef<HTMLButtonElement>(null);',
  element: (
    <>
      <Button
        ref={expression('anchor')}
        aria-expanded={expression('open')}
        onClick={expression('() => setOpen(!open)')}
      >
        {label}
      </Button>
      {cloneElement(children, {
        open: expression('open'),
        onOpenChange: expression('setOpen'),
        ...children.props,
        anchor: expression('anchor'),
      })}
    </>
  ),
});

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  // Several open popovers would close each other: on a docs page each story needs its own frame.
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
} satisfies Meta<typeof Popover>;
export default meta;

export const Default = playground(Popover, (args, context) => {
  const { button, choices } = texts[languageOf(context)];
  return (
    <WithButton label={button}>
      <Popover anchor={{ current: null }} placement="bottom-start" {...args}>
        {args.children ?? (
          <Stack gap={4} align="start">
            {choices.map((choice) => (
              <Button key={choice} variant="ghost" size="small">
                {choice}
              </Button>
            ))}
          </Stack>
        )}
      </Popover>
    </WithButton>
  );
});
