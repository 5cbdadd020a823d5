import type { Meta } from '@storybook/react-vite';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Reopenable } from '../../testing/story/Reopenable.js';
import { LanguageChoice } from '../LanguageChoice/index.js';
import { sampleEntries, sampleLinks, sampleLogo, sampleNavBar, sampleShortcuts } from '../samples.js';
import { NavDrawer } from './NavDrawer.js';

const titles = { en: 'Menu', ar: 'القائمة' };

const meta = {
  title: 'Navigation/NavDrawer',
  component: NavDrawer,
  // A modal covers the page: on a docs page each story needs its own frame.
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof NavDrawer>;
export default meta;

export const Default = playground(NavDrawer, (args, context) => {
  const language = languageOf(context);
  return (
    <Reopenable label={titles[language]}>
      <NavDrawer
        title={titles[language]}
        logo={sampleLogo(language)}
        greeting={sampleNavBar(language).greeting}
        entries={sampleEntries(language)}
        shortcuts={sampleShortcuts(language)}
        links={sampleLinks(language)}
        languageSwitch={<LanguageChoice hrefs={{ en: '/en', ar: '/ar' }} />}
        {...args}
      />
    </Reopenable>
  );
});
