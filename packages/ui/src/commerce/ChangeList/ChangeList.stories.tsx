import type { Meta } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { sampleProducts } from '../samples.js';
import { ChangeList, type ChangeListProps } from './ChangeList.js';

function render(args: Partial<ChangeListProps>, context: StoryContext) {
  const [wash, pump, bottle] = sampleProducts(languageOf(context));
  return (
    <ChangeList
      changes={[
        { kind: 'price', name: wash!.name, before: 4500, now: 3920 },
        { kind: 'stock', name: pump!.name, remaining: 2 },
        { kind: 'gone', name: bottle!.name, href: bottle!.href },
      ]}
      {...args}
    />
  );
}

const meta = { title: 'Commerce/ChangeList', component: ChangeList, render } satisfies Meta<typeof ChangeList>;
export default meta;

export const Default = playground(ChangeList, render);
