import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { TextArea } from './TextArea.js';

const texts = {
  en: {
    label: 'Your comment',
    description: 'Tell other parents what helped. Please don’t give health advice.',
    comment: 'Easy to clean, and it does not leak in the bag.',
    missing: 'Please write a comment.',
  },
  ar: {
    label: 'تعليقكِ',
    description: 'أخبري الأهل بما أفادكِ وما لم يُفدكِ، من دون نصائح طبية.',
    comment: 'سهلة التنظيف ولا تسرّب في الحقيبة.',
    missing: 'يُرجى كتابة تعليق.',
  },
};

const meta = { title: 'Forms/TextArea', component: TextArea, args: { label: '' } } satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = playground(TextArea, (args, context) => {
  const { label, description } = texts[languageOf(context)];
  return <TextArea label={label} description={description} {...args} />;
});

/** Invalid, read-only, disabled. */
export const States: Story = {
  render: (_args, context) => {
    const { label, comment, missing } = texts[languageOf(context)];
    return (
      <Stack gap={24}>
        <TextArea label={label} errorMessage={missing} />
        <TextArea label={label} value={comment} readOnly />
        <TextArea label={label} value={comment} disabled />
      </Stack>
    );
  },
};
