import type { Meta, StoryObj } from '@storybook/react-vite';
import { switchLanguagePath } from '@mahd/rules/locale';
import { styled } from 'styled-components';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
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

function render(args: Partial<NavBarProps>, context: StoryContext) {
  const language = languageOf(context);
  return (
    <Page>
      <NavBar {...sampleNavBar(language)} languageSwitch={<LanguageSwitch hrefs={hrefs} />} {...args} />
      <div data-part="hero" />
    </Page>
  );
}

const meta = { title: 'Navigation/NavBar', component: NavBar, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof NavBar
>;
export default meta;
type Story = StoryObj<typeof NavBar>;

export const Default = playground(NavBar, render);

/** Home and product pages: the curved edge overlaps the first picture. */
export const Curved: Story = { render: (_args, context) => render({ curved: true }, context) };

/** For visitors from Saudi Arabia or not logged in: omitted parts are not rendered. */
export const WithoutShop: Story = {
  render: (_args, context) =>
    render(
      { greeting: undefined, cart: undefined, profile: undefined, orderTracking: undefined, curved: true },
      context,
    ),
};

const long = {
  en: { greeting: 'Hello, Alexandrina-Maximiliana Konstantinopolskaya-Featherstonehaugh', count: 120 },
  ar: { greeting: 'مرحبًا، عبد الرحمن بن عبد العزيز بن محمد آل مكتوم النعيمي الشامسي', count: 120 },
};

export const StressLongText: Story = {
  render: (_args, context) => {
    const language = languageOf(context);
    const { greeting, count } = long[language];
    const cart = { href: '/cart', label: 'Cart', ...sampleNavBar(language).cart, count };
    return render({ greeting, cart }, context);
  },
};
