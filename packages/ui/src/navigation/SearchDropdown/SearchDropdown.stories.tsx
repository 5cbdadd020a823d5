import { cloneElement, useState, type ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { sampleSearch } from './samples.js';
import { SearchDropdown, type SearchDropdownProps } from './SearchDropdown.js';

const Bar = styled.header`
  max-inline-size: 34rem;
  margin: var(--space-16) auto;
`;

/** The dropdown with the text of its field as state. */
function Typed({ children }: { children: ReactElement<SearchDropdownProps> }) {
  const [query, setQuery] = useState(children.props.query);
  return <Bar>{cloneElement(children, { query, onQueryChange: setQuery })}</Bar>;
}

function render(args: Partial<SearchDropdownProps>, context: StoryContext) {
  return (
    <Typed key={args.query}>
      <SearchDropdown {...sampleSearch(languageOf(context))} {...args} />
    </Typed>
  );
}

const meta = {
  title: 'Navigation/SearchDropdown',
  component: SearchDropdown,
  parameters: { layout: 'fullscreen', docs: { story: { height: '28rem' } } },
} satisfies Meta<typeof SearchDropdown>;
export default meta;
type Story = StoryObj<typeof SearchDropdown>;

const story = (args: Partial<SearchDropdownProps>): Story => ({ render: (_args, context) => render(args, context) });

export const Default = playground(SearchDropdown, render);

/** Before a search: earlier queries, categories, popular products. */
export const Idle = story({ query: '', status: 'idle', products: [], articles: [] });

/** Exactly three characters: no search yet. */
export const KeepTyping = story({ query: 'bot', status: 'idle', products: [], articles: [] });

export const Loading = story({ status: 'loading', products: [], articles: [] });

export const Empty = story({ products: [], articles: [] });

export const Failed = story({ status: 'error', products: [], articles: [] });
