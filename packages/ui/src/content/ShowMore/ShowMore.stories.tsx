import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/index.js';
import { sampleBoxes } from '../../layout/sampleBoxes.js';
import { bothLanguages, languageOf, type StoryContext } from '../../testing/story/bothLanguages.js';
import { ShowMore } from './ShowMore.js';

const texts = { en: { moreLabel: 'Show More', lessLabel: 'Show Less' }, ar: { moreLabel: 'عرض المزيد', lessLabel: 'عرض أقل' } };

const render = (_: unknown, context: StoryContext) => (
  <ShowMore {...texts[languageOf(context)]} total={7}>
    <Grid as="ul" columns={4} gap={16}>
      {sampleBoxes(7, 'li')}
    </Grid>
  </ShowMore>
);

const meta = { title: 'Content/ShowMore', component: ShowMore, args: { total: 0, moreLabel: '', lessLabel: '', children: null }, render } satisfies Meta<typeof ShowMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BothLanguages: Story = { tags: ['for-the-eye'], render: bothLanguages(render) };
