import { cloneElement, useState, type ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPrice, type Language } from '@mahd/rules/locale';
import { styled } from 'styled-components';
import { pictureSrc } from '../../media/Picture/index.js';
import { samplePictures } from '../../media/samplePictures.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { SearchDropdown, type SearchDropdownProps, type SearchResult, type SearchTexts } from './SearchDropdown.js';

const texts: Record<Language, SearchTexts & { query: string }> = {
  en: {
    label: 'Search products and articles',
    placeholder: 'What are you looking for?',
    submit: 'Search',
    keepTyping: 'Keep typing…',
    searching: 'Searching…',
    failed: 'Search failed. Please try again.',
    products: 'Products',
    articles: 'Articles',
    noProduct: 'No products found',
    noArticle: 'No articles found',
    query: 'bottle',
  },
  ar: {
    label: 'البحث في المنتجات والمقالات',
    placeholder: 'عمّ تبحثين؟',
    submit: 'بحث',
    keepTyping: 'تابعي الكتابة…',
    searching: 'جارٍ البحث…',
    failed: 'تعذّر البحث. يُرجى إعادة المحاولة.',
    products: 'المنتجات',
    articles: 'المقالات',
    noProduct: 'لم يُعثر على أي منتج!',
    noArticle: 'لم يُعثر على أي مقال!',
    query: 'زجاجة',
  },
};

const names = {
  en: {
    products: [
      'Wide-neck glass nursing bottle 240 ml',
      'Bottle liquid cleanser refill 650 ml',
      'Breast milk storage bags 180 ml, 30 bags',
    ],
    articles: ['How to feed a baby by bottle', 'Cleaning and sterilizing bottles'],
  },
  ar: {
    products: [
      'زجاجة إرضاع زجاجية بعنق واسع 240 مل',
      'عبوة إعادة تعبئة لسائل تنظيف الزجاجات 650 مل',
      'أكياس حفظ حليب الأم 180 مل، 30 كيسًا',
    ],
    articles: ['كيف تُرضعين طفلكِ بالزجاجة', 'تنظيف زجاجات الرضاعة وتعقيمها'],
  },
};
const prices = [6900, 3450, 8900];
const pictures = [samplePictures.bottle240, samplePictures.cleanser, samplePictures.storageBags];

function results(language: Language): { products: SearchResult[]; articles: SearchResult[] } {
  return {
    products: names[language].products.map((name, at) => ({
      id: `p${at}`,
      href: `/product/${at}`,
      name,
      picture: (
        <img src={pictureSrc(pictures[at] ?? samplePictures.bottle240, '/pictures')} alt="" width={960} height={960} />
      ),
      price: <bdi>{formatPrice(prices[at] ?? 0, language)}</bdi>,
    })),
    articles: names[language].articles.map((name, at) => ({
      id: `a${at}`,
      href: `/breastfeeding-advisor/${at}`,
      name,
    })),
  };
}

const Bar = styled.header`
  position: relative;
  min-block-size: 4rem;
`;

/** The dropdown with the text of its field as state. */
function Typed({ children }: { children: ReactElement<SearchDropdownProps> }) {
  const [query, setQuery] = useState(children.props.query);
  return <Bar>{cloneElement(children, { query, onQueryChange: setQuery })}</Bar>;
}

function render(args: Partial<SearchDropdownProps>, context: StoryContext) {
  const language = languageOf(context);
  const { query, ...labels } = texts[language];
  return (
    <Typed key={args.query}>
      <SearchDropdown
        query={query}
        onQueryChange={() => undefined}
        status="ready"
        texts={labels}
        action="/products"
        onSearch={() => undefined}
        onOpenChange={() => undefined}
        {...results(language)}
        {...args}
      />
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

/** Exactly three characters: no search yet. */
export const KeepTyping = story({ query: 'bot', status: 'idle', products: [], articles: [] });

export const Loading = story({ status: 'loading', products: [], articles: [] });

export const Empty = story({ products: [], articles: [] });

export const Failed = story({ status: 'error', products: [], articles: [] });
