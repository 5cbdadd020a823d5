import type { Meta } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/index.js';
import { sampleBoxes } from '../../layout/sampleBoxes.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { ShowMore, type ShowMoreProps } from './ShowMore.js';

const texts = {
  en: { moreLabel: 'Show more', lessLabel: 'Show less' },
  ar: { moreLabel: 'عرض المزيد', lessLabel: 'عرض أقل' },
};

const render = (args: Partial<ShowMoreProps>, context: StoryContext) => (
  <ShowMore {...texts[languageOf(context)]} total={7} {...args}>
    <Grid as="ul" columns={4} gap={16}>
      {sampleBoxes(7, 'li')}
    </Grid>
  </ShowMore>
);

const meta = { title: 'Content/ShowMore', component: ShowMore, render } satisfies Meta<typeof ShowMore>;
export default meta;

export const Default = playground(ShowMore, render);
