import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@mahd/rules/locale';
import { Button } from '../../actions/Button/index.js';
import { languageOf } from '../../testing/story/bothLanguages.js';
import { LanguageSwitch } from '../LanguageSwitch/index.js';
import { sampleEntries, sampleLinks, sampleNavBar } from '../samples.js';
import { NavDrawer } from './NavDrawer.js';

const titles = { en: 'Menu', ar: 'القائمة' };

function Example({ language }: { language: Language }) {
  const [open, setOpen] = useState(true);
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
      />
    </>
  );
}

const meta = {
  title: 'Navigation/NavDrawer',
  component: NavDrawer,
  args: { open: true, onOpenChange: () => undefined, title: titles.en, entries: sampleEntries('en'), links: sampleLinks('en') },
} satisfies Meta<typeof NavDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: (_args, context) => <Example language={languageOf(context)} /> };
