import type { Meta } from '@storybook/react-vite';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { SearchForm, type SearchFormProps } from './SearchForm.js';

const texts = {
  en: { label: 'Search products and articles', submitLabel: 'Search' },
  ar: { label: 'البحث في المنتجات والمقالات', submitLabel: 'بحث' },
};

const render = (args: Partial<SearchFormProps>, context: StoryContext) => (
  <SearchForm role="search" action="/products" {...texts[languageOf(context)]} {...args} />
);

const meta = { title: 'Navigation/SearchForm', component: SearchForm, render } satisfies Meta<typeof SearchForm>;
export default meta;

export const Default = playground(SearchForm, render);
