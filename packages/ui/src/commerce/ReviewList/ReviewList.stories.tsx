import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { ReviewList, type ReviewListProps } from './ReviewList.js';

const texts = {
  en: {
    averageLabel: '4.5 out of 5',
    emptyText: 'No reviews yet. Be the first to write one.',
    verified: 'Verified purchase',
    stars: (stars: number, n: number) => `${stars} stars: ${n} reviews`,
    by: ['Sara · 20 November 2026', 'Huda · 3 November 2026'],
  },
  ar: {
    averageLabel: '4.5 من 5',
    emptyText: 'لا توجد تقييمات بعد. كوني أول من يكتب تقييمًا.',
    verified: 'شراء مؤكد',
    stars: (stars: number, n: number) => `${stars} من 5: ${n} تقييمات`,
    by: ['سارة · 20 نوفمبر 2026', 'هدى · 3 نوفمبر 2026'],
  },
};

const render = (args: Partial<ReviewListProps>, context: StoryContext) => {
  const { stars, by, verified, ...t } = texts[languageOf(context)];
  return (
    <ReviewList
      {...t}
      average={4.5}
      count={4}
      distribution={[3, 0, 1, 0, 0].map((n, at) => ({ stars: 5 - at, percent: n * 25, label: stars(5 - at, n) }))}
      reviews={[
        {
          id: '1',
          rating: 5,
          title: 'Easy to clean',
          comment: 'A brush reaches the bottom.\nNothing smells after a month.',
          by: by[0]!,
          language: 'en',
          verifiedLabel: verified,
        },
        { id: '2', rating: 3, comment: 'جيدة، لكن الغطاء يصدر صوتًا ليلًا.', by: by[1]!, language: 'ar' },
      ]}
      {...args}
    />
  );
};

const meta = { title: 'Commerce/ReviewList', component: ReviewList, render } satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof ReviewList>;

export const Default = playground(ReviewList, render);
export const Empty: Story = { render: (_, context) => render({ average: null, count: 0, reviews: [] }, context) };
/** A word of 200 letters, HTML, and a review in an unknown language. */
export const StressLongWords: Story = {
  render: (_, context) =>
    render(
      {
        reviews: [
          {
            id: '1',
            rating: 1,
            title: 'Mahd'.repeat(50),
            comment: `<b>${'قنينة '.repeat(80)}</b>`,
            by: 'B'.repeat(200),
          },
        ],
      },
      context,
    ),
};
