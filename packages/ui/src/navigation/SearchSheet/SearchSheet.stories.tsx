import type { Meta } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Reopenable } from '../../testing/story/Reopenable.js';
import { sampleSearch } from '../SearchDropdown/samples.js';
import { SearchSheet, type SearchSheetProps } from './SearchSheet.js';

function render(args: Partial<SearchSheetProps>, context: StoryContext) {
  const { open: _open, onOpenChange: _onOpenChange, ...search } = sampleSearch(languageOf(context));
  return (
    <Reopenable label={search.texts.submit}>
      <SearchSheet {...search} {...args} />
    </Reopenable>
  );
}

const meta = {
  title: 'Navigation/SearchSheet',
  component: SearchSheet,
  // A modal covers the page: on a docs page each story needs its own frame.
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof SearchSheet>;
export default meta;

export const Default = playground(SearchSheet, render);
