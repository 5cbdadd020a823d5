import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@mahd/rules/locale';
import { Button } from '../../actions/Button/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { isCanvas } from '../../testing/story/isCanvas.js';
import { Drawer, type DrawerProps } from './Drawer.js';

const texts = {
  en: { title: 'Guides', links: ['Stages of pregnancy', 'Baby care', 'First-time father'] },
  ar: { title: 'الأدلّة', links: ['مراحل الحمل', 'العناية بالطفل', 'أب للمرة الأولى'] },
} satisfies Record<Language, unknown>;

function Example({ language, ...rest }: { language: Language } & Partial<DrawerProps>) {
  const [open, setOpen] = useState(isCanvas);
  const { title, links } = texts[language];
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <Drawer open={open} onOpenChange={setOpen} title={title} {...rest}>
        {rest.children ??
          links.map((label) => (
            <p key={label}>
              <a href="#guide">{label}</a>
            </p>
          ))}
      </Drawer>
    </>
  );
}

const meta = { title: 'Overlays/Drawer', component: Drawer } satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof Drawer>;

/** Closes on Escape, on the backdrop and on navigation. */
export const Default: Story = { render: (args, context) => <Example language={languageOf(context)} {...args} /> };

/** From the other side, with room for a product. */
export const AtTheEnd: Story = {
  render: (args, context) => <Example language={languageOf(context)} side="end" size="medium" {...args} />,
};
