import { useAtom, useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { searchStateAtom, searchTextAtom } from '@mahd/data/search';
import { localizedPath } from '@mahd/rules/locale';
import { CardPrice } from '@mahd/ui/CardPrice';
import { Picture } from '@mahd/ui/Picture';
import { SearchDropdown } from '@mahd/ui/SearchDropdown';
import { useLanguage } from '../app/AppContext.js';
import { useMessages } from './useMessages.js';

/** The navbar's search, loaded when it is first opened. */
export default function ShellSearch({ onClose }: { onClose: () => void }) {
  const language = useLanguage();
  const { t } = useMessages('shellDeferred');
  const navigate = useNavigate();
  const [text, setText] = useAtom(searchTextAtom);
  const state = useAtomValue(searchStateAtom[language]);
  const action = localizedPath(language, '/products');
  const results = 'results' in state ? state.results : { products: [], closest: false, articles: [] };
  const status = {
    idle: 'idle',
    typing: 'idle',
    loading: 'loading',
    error: 'error',
    results: 'ready',
    empty: 'ready',
  } as const;
  return (
    <SearchDropdown
      query={text}
      onQueryChange={setText}
      status={status[state.status]}
      products={results.products.map(({ href, name, picture, price }) => ({
        id: href,
        href,
        name,
        picture: <Picture picture={picture} alt="" ratio="square" sizes="56px" />,
        price: <CardPrice price={price} />,
      }))}
      articles={results.articles.map(({ href, name }) => ({ id: href, href, name }))}
      texts={{
        label: t('search.label'),
        placeholder: t('search.placeholder'),
        submit: t('nav.search'),
        keepTyping: t('search.keepTyping'),
        searching: t('search.searching'),
        failed: t('search.failed'),
        products: t(results.closest && results.products.length > 0 ? 'search.closest' : 'search.products'),
        articles: t('search.articles'),
        noProduct: t('search.noProduct'),
        noArticle: t('search.noArticle'),
      }}
      action={action}
      onSearch={(query) => {
        onClose();
        void navigate(`${action}?q=${encodeURIComponent(query)}`);
      }}
      onOpenChange={onClose}
    />
  );
}
