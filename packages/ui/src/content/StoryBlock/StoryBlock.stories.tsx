import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { samplePictures as pictures } from '../../media/samplePictures.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { StoryBlock, type StoryBlockProps } from './StoryBlock.js';

const texts = {
  en: {
    label: 'Since 2019',
    title: 'It began in one kitchen',
    words:
      'Two sisters, one of them a midwife, boiled bottles at three in the morning and wrote down what was missing.',
  },
  ar: {
    label: 'منذ 2019',
    title: 'بدأنا من مطبخ واحد',
    words: 'أختان، إحداهما قابلة، كانتا تغليان الرضّاعات في الثالثة فجرًا وتكتبان ما ينقص.',
  },
};

const row = (_args: object, context: StoryContext) => {
  const { words, ...copy } = texts[languageOf(context)];
  return (
    <Stack gap={48}>
      <StoryBlock {...copy} picture={pictures.family}>
        <p>{words}</p>
      </StoryBlock>
      <StoryBlock title={copy.title} picture={null} pictureSide="end">
        <p>{words}</p>
      </StoryBlock>
    </Stack>
  );
};

const meta = { title: 'Content/StoryBlock', component: StoryBlock } satisfies Meta<typeof StoryBlock>;
export default meta;
type Story = StoryObj<typeof StoryBlock>;

export const Default = playground(StoryBlock, (args: Partial<StoryBlockProps>, context) => {
  const { words, ...copy } = texts[languageOf(context)];
  return (
    <StoryBlock {...copy} picture={pictures.family} {...args}>
      {args.children ?? <p>{words}</p>}
    </StoryBlock>
  );
});

export const ExampleAlternating: Story = { render: row };
