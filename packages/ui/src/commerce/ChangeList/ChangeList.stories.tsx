import type { Meta, StoryObj } from '@storybook/react-vite';
import { bothLanguages, languageOf, type StoryContext } from '../../testing/story/bothLanguages.js';
import { sampleProducts } from '../samples.js';
import { ChangeList } from './ChangeList.js';

function render(_: unknown, context: StoryContext) {
  const [wash, pump, bottle] = sampleProducts(languageOf(context));
  return (
    <ChangeList
      changes={[
        { kind: 'price', name: wash!.name, before: 4500, now: 3920 },
        { kind: 'stock', name: pump!.name, remaining: 2 },
        { kind: 'gone', name: bottle!.name },
      ]}
    />
  );
}

const meta = { title: 'Commerce/ChangeList', component: ChangeList, args: { changes: [] }, render } satisfies Meta<typeof ChangeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BothLanguages: Story = { tags: ['for-the-eye'], render: bothLanguages(render) };
