import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { RatingInput, type RatingInputProps } from './RatingInput.js';

const texts = {
  en: {
    label: 'Your rating',
    description: 'How satisfied are you with the bottle?',
    missing: 'Please choose a rating from 1 to 5.',
  },
  ar: { label: 'تقييمكِ', description: 'ما مدى رضاكِ عن القنينة؟', missing: 'يُرجى اختيار تقييم من 1 إلى 5.' },
};

const meta = { title: 'Forms/RatingInput', component: RatingInput } satisfies Meta<typeof RatingInput>;
export default meta;
type Story = StoryObj<typeof RatingInput>;

export const Default = playground(RatingInput, (args: Partial<RatingInputProps>, context: StoryContext) => {
  const { label, description } = texts[languageOf(context)];
  return <RatingInput label={label} description={description} defaultValue={4} {...args} />;
});

export const States: Story = {
  render: (_args, context) => {
    const t = texts[languageOf(context)];
    return (
      <Stack gap={24}>
        <RatingInput label={t.label} errorMessage={t.missing} />
        <RatingInput label={t.label} disabled defaultValue={2} />
      </Stack>
    );
  },
};
