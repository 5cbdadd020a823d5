import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@mahd/rules/locale';
import { Button } from '../../actions/Button/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { isCanvas } from '../../testing/story/isCanvas.js';
import { LanguageSwitch } from '../LanguageSwitch/index.js';
import { sampleEntries, sampleLinks, sampleNavBar } from '../samples.js';
import { NavDrawer, type NavDrawerProps } from './NavDrawer.js';

const titles = { en: 'Menu', ar: 'القائمة' };

function Example({ language, ...rest }: { language: Language } & Partial<NavDrawerProps>) {
  const [open, setOpen] = useState(isCanvas);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{titles[language]}</Button>
      <NavDrawer
        open={open}
        onOpenChange={setOpen}
        title={titles[language]}
        greeting={sampleNavBar(language).greeting}
        entries={sampleEntries(language)}
        links={sampleLinks(language)}
        languageSwitch={<LanguageSwitch variant="choices" hrefs={{ en: '/en', ar: '/ar' }} />}
        {...rest}
      />
    </>
  );
}

const meta = {
  title: 'Navigation/NavDrawer',
  component: NavDrawer,
} satisfies Meta<typeof NavDrawer>;
export default meta;
type Story = StoryObj<typeof NavDrawer>;

export const Default: Story = { render: (args, context) => <Example language={languageOf(context)} {...args} /> };
