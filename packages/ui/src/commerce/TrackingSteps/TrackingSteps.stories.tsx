import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatDate } from '@mahd/rules/locale';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { TrackingSteps, type TrackingStepsProps } from './TrackingSteps.js';

const labels = {
  en: ['Confirmed', 'Processing', 'Dispatched', 'Delivered'],
  ar: ['تم التأكيد', 'قيد التجهيز', 'في الطريق', 'تم التسليم'],
};

function stepsUpTo(current: number) {
  return (args: Partial<TrackingStepsProps>, context: StoryContext) => {
    const language = languageOf(context);
    return (
      <TrackingSteps
        steps={labels[language].map((label, index) => ({
          label,
          state: index < current ? 'done' : index === current ? 'current' : 'upcoming',
          ...(index < current && { date: formatDate(Date.UTC(2026, 10, 18 + index), language) }),
        }))}
        {...args}
      />
    );
  };
}

const meta = { title: 'Commerce/TrackingSteps', component: TrackingSteps, render: stepsUpTo(2) } satisfies Meta<
  typeof TrackingSteps
>;
export default meta;
type Story = StoryObj<typeof TrackingSteps>;

export const Default = playground(TrackingSteps, stepsUpTo(2));
export const Delivered: Story = { render: stepsUpTo(4) };
/** On phones one row. */
export const Compact: Story = { render: stepsUpTo(0), args: { compact: true } as TrackingStepsProps };
