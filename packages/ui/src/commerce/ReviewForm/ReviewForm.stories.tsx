import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from '../../feedback/Notice/index.js';
import { shownAs } from '../../testing/story/inCode.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { ReviewForm, type ReviewFormProps } from './ReviewForm.js';

const texts = {
  en: {
    label: 'Write a review',
    ratingLabel: 'Your rating',
    starLabel: shownAs('(stars) => `${stars} out of 5`', (stars: number) => `${stars} out of 5`),
    commentLabel: 'Your comment',
    commentDescription: 'Tell other parents what helped. Please don’t give health advice.',
    submitLabel: 'Send review',
    errorMessages: { rating: 'Please choose a rating from 1 to 5.', comment: 'Please write a comment.' },
    failed: 'Your review was not sent. Please try again.',
  },
  ar: {
    label: 'كتابة تقييم',
    ratingLabel: 'تقييمكِ',
    starLabel: shownAs('(stars) => `${stars} من 5`', (stars: number) => `${stars} من 5`),
    commentLabel: 'تعليقكِ',
    commentDescription: 'أخبري الأمهات والآباء بما أفادكِ وما لم يفدكِ. ونرجو عدم كتابة نصائح صحية.',
    submitLabel: 'إرسال التقييم',
    errorMessages: { rating: 'يُرجى اختيار تقييم من 1 إلى 5.', comment: 'يُرجى كتابة تعليق.' },
    failed: 'تعذّر إرسال التقييم. يُرجى إعادة المحاولة.',
  },
};

const render = (args: Partial<ReviewFormProps>, context: StoryContext) => {
  const { failed: _, ...t } = texts[languageOf(context)];
  return <ReviewForm {...t} onSubmit={() => undefined} {...args} />;
};

const meta = {
  title: 'Commerce/ReviewForm',
  component: ReviewForm,
  render,
} satisfies Meta<typeof ReviewForm>;
export default meta;
type Story = StoryObj<typeof ReviewForm>;

export const Default = playground(ReviewForm, render);
/** Submitted empty: each field shows its error, the first star has the focus. */
export const SentEmpty: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLButtonElement>('[type=submit]')!.click(),
};
export const Failed: Story = {
  render: (_, context) =>
    render({ outcome: <Notice tone="danger">{texts[languageOf(context)].failed}</Notice> }, context),
};
