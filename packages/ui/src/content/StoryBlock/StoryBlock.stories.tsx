import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { samplePictures as pictures } from '../../media/samplePictures.js';
import { bothLanguages, languageOf, type StoryContext } from '../../testing/story/bothLanguages.js';
import { StoryBlock } from './StoryBlock.js';

const texts = {
  en: { label: 'Since 2019', title: 'It began in one kitchen', words: 'Two sisters, one of them a midwife, boiled bottles at three in the morning and wrote down what was missing.' },
  ar: { label: 'منذ 2019', title: 'بدأنا من مطبخ واحد', words: 'أختان، إحداهما قابلة، كانتا تغليان الرضّاعات في الثالثة فجرًا وتكتبان ما ينقص.' },
};

const render = (_: unknown, context: StoryContext) => {
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

const meta = { title: 'Content/StoryBlock', component: StoryBlock, args: { title: '', picture: null }, render } satisfies Meta<typeof StoryBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BothLanguages: Story = { tags: ['for-the-eye'], render: bothLanguages(render) };
