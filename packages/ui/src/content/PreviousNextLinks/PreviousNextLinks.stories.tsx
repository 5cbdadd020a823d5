import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { PreviousNextLinks, type PreviousNextLinksProps } from './PreviousNextLinks.js';

const texts = {
  en: {
    label: 'More articles',
    previous: ['Previous article', 'Finding a position that does not hurt'],
    next: ['Next article', 'Back to work with milk to spare'],
  },
  ar: {
    label: 'مقالات أخرى',
    previous: ['المقال السابق', 'وضعية رضاعة لا تؤلم'],
    next: ['المقال التالي', 'العودة إلى العمل مع حليب يكفي'],
  },
};

const render = (args: Partial<PreviousNextLinksProps>, context: StoryContext) => {
  const { label, previous, next } = texts[languageOf(context)];
  return (
    <PreviousNextLinks
      label={label}
      previous={{ label: previous[0]!, title: previous[1]!, href: '/one' }}
      next={{ label: next[0]!, title: next[1]!, href: '/three' }}
      {...args}
    />
  );
};

const meta = { title: 'Content/PreviousNextLinks', component: PreviousNextLinks, render } satisfies Meta<
  typeof PreviousNextLinks
>;
export default meta;
type Story = StoryObj<typeof PreviousNextLinks>;

export const Default = playground(PreviousNextLinks, render);
/** The first page has a next link only, which fills the row. */
export const First: Story = { render: (_, context) => render({ previous: null }, context) };
