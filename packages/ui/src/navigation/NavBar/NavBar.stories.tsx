import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { switchLanguagePath, type Language } from '@mahd/rules/locale';
import { styled } from 'styled-components';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { LanguageSwitch } from '../LanguageSwitch/index.js';
import { sampleNavBar } from '../samples.js';
import { NavBar, type NavBarProps } from './NavBar.js';

const hrefs = { en: switchLanguagePath('/', 'en'), ar: switchLanguagePath('/', 'ar') };

const Page = styled.div`
  /* Long enough to scroll; on docs pages only as high as the picture. */
  :root:not(:has(.sbdocs)) & {
    min-block-size: 150vh;
  }

  > [data-part='hero'] {
    block-size: 26rem;
    background: linear-gradient(160deg, var(--color-pastel-1), var(--color-pastel-2));
  }
`;

function Example({ language, ...rest }: { language: Language } & Partial<NavBarProps>) {
  const [open, setOpen] = useState(false);
  return (
    <Page>
      <NavBar
        {...sampleNavBar(language)}
        languageSwitch={<LanguageSwitch hrefs={hrefs} />}
        menu={{ href: '#footer', open, onOpenChange: setOpen }}
        {...rest}
      />
      <div data-part="hero" />
    </Page>
  );
}

const meta = { title: 'Navigation/NavBar', component: NavBar, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof NavBar
>;
export default meta;
type Story = StoryObj<typeof NavBar>;

const example = (props: Partial<NavBarProps>) => (args: Partial<NavBarProps>, context: StoryContext) => (
  <Example language={languageOf(context)} {...args} {...props} />
);

export const Default: Story = { render: example({}) };

/** Home and product pages: the curved edge overlaps the first picture. */
export const Curved: Story = { render: example({ curved: true }) };

/** For visitors from Saudi Arabia or not logged in: omitted parts are not rendered. */
export const WithoutShop: Story = {
  render: example({ greeting: undefined, cart: undefined, profile: undefined, orderTracking: undefined, curved: true }),
};

const long = {
  en: { greeting: 'Hello, Alexandrina-Maximiliana Konstantinopolskaya-Featherstonehaugh', count: 120 },
  ar: { greeting: 'مرحبًا، عبد الرحمن بن عبد العزيز بن محمد آل مكتوم النعيمي الشامسي', count: 120 },
};

export const StressLongText: Story = {
  render: (_args, context) => {
    const language = languageOf(context);
    const { greeting, count } = long[language];
    return (
      <Example
        language={language}
        greeting={greeting}
        cart={{ href: '/cart', label: 'Cart', ...sampleNavBar(language).cart, count }}
      />
    );
  },
};
