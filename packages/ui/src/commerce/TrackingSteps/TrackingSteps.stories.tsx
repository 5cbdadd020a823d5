import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatDate } from '@mahd/rules/locale';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { TrackingSteps, type TrackingStepsProps } from './TrackingSteps.js';

const labels = {
  en: ['Confirmed', 'Processing', 'Dispatched', 'Delivered'],
  ar: ['تم التأكيد', 'قيد التجهيز', 'في الطريق', 'تم التسليم'],
};

const icons = ['check', 'package', 'truck', 'home'] as const;

function stepsUpTo(current: number, drawn = false) {
  return (args: Partial<TrackingStepsProps>, context: StoryContext) => {
    const language = languageOf(context);
    return (
      <TrackingSteps
        steps={labels[language].map((label, index) => ({
          label,
          state: index < current ? 'done' : index === current ? 'current' : 'upcoming',
          ...(drawn && { icon: icons[index]! }),
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
/** On phones one row, where only the first and the last step have a name: icons say what the others are. */
export const Compact: Story = { render: stepsUpTo(0, true), args: { compact: true } as TrackingStepsProps };
