import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { JumpLinks, type JumpLinksProps } from './JumpLinks.js';

const texts = {
  en: {
    places: 'On this page',
    topics: ['Sleep', 'Bath and skin', 'Sun and heat', 'Teeth', 'Car safety'],
    views: 'Topics of the films',
    filters: ['All topics', 'Breastfeeding', 'Cleaning', 'Baby care'],
  },
  ar: {
    places: 'في هذه الصفحة',
    topics: ['النوم', 'الاستحمام والبشرة', 'الشمس والحر', 'الأسنان', 'السيارة'],
    views: 'مواضيع الأفلام',
    filters: ['كل المواضيع', 'الرضاعة الطبيعية', 'التنظيف', 'العناية بالطفل'],
  },
};

const render = (args: Partial<JumpLinksProps>, context: StoryContext) => {
  const { places, topics } = texts[languageOf(context)];
  return (
    <JumpLinks
      label={places}
      links={topics.map((label, index) => ({ label, href: `#topic-${index}`, current: index === 1 }))}
      {...args}
    />
  );
};

const meta = { title: 'Content/JumpLinks', component: JumpLinks, render } satisfies Meta<typeof JumpLinks>;
export default meta;

export const Default = playground(JumpLinks, render);

/** Views of a page are chosen, so they are pills. */
export const Views: StoryObj<typeof JumpLinks> = {
  render: (_args, context) => {
    const { views, filters } = texts[languageOf(context)];
    return (
      <JumpLinks
        label={views}
        links={filters.map((label, index) => ({ label, href: `/video?category=${index}`, current: index === 1 }))}
      />
    );
  },
};
