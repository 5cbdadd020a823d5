import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { askedWords, foundAtom, toSearchResults } from '@mahd/data/search';
import { Container } from '@mahd/ui/Container';
import { Heading } from '@mahd/ui/Heading';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Stack } from '@mahd/ui/Stack';
import { useApp, useLanguage, useTranslate } from '../app/AppContext.js';
import { ShopLink } from '../app/ShopLink.js';
import { CategoryRow } from '../features/catalog/CategoryRow.js';
import notFoundDrawing from './drawings/not-found.svg?url';
import { Closest, Page } from './NotFoundView.styles.js';
import { SearchForm } from './SearchForm.js';
import { SplitPanel } from './SplitPanel.styles.js';
import { Actions } from './StatePanel.styles.js';

/** Search terms from a URL's last segment: `baby lotion` for `/en/product/baby-lotion`. */
const wordsOf = (pathname: string) => {
  const [last = ''] = pathname.split('/').slice(2).reverse();
  try {
    return decodeURIComponent(last)
      .replaceAll(/[-_.]+/g, ' ')
      .trim();
  } catch {
    return '';
  }
};

/** A link to what the search finds for the words of the URL. */
function ClosestPage({ words }: { words: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const { data } = useAtomValue(foundAtom(words, language));
  if (!data) return null;
  const { products, articles } = toSearchResults(data, language);
  const [closest] = [...products, ...articles];
  return (
    closest && (
      <>
        {t('errors.notFound.closest')} <ShopLink href={closest.href}>{closest.name}</ShopLink>
      </>
    )
  );
}

interface NotFoundViewProps {
  /** Whether the URL names what was looked for. */
  named?: boolean;
}

/** The content of the 404 page: search, the closest page, and the categories. */
export default function NotFoundView({ named = true }: NotFoundViewProps) {
  const language = useLanguage();
  const { origin } = useApp().state.settings;
  const t = useTranslate();
  const { pathname } = useLocation();
  // The server renders one page for all unknown URLs.
  const [words, setWords] = useState('');
  const asked = askedWords(words);
  useEffect(() => setWords(named ? wordsOf(pathname) : ''), [named, pathname]);
  return (
    <Container>
      <Page>
        <SplitPanel>
          <div>
            <Stack gap={12}>
              <Heading headingLevel={1}>{t('errors.notFound.title')}</Heading>
              <p>{t('errors.notFound.text')}</p>
            </Stack>
            {/* The addresses of products and texts are English in both languages. */}
            <SearchForm
              label={t('nav.searchLabel')}
              words={language === 'en' || /\p{Script=Arabic}/u.test(words) ? words : ''}
              example={t('errors.notFound.searchExample')}
            />
            <Actions>
              {/* Absolute, as `ShopLink` adds the language to paths: the English home page is at `/` too. */}
              <LinkButton href={language === 'en' ? `${origin}/` : '/ar'} variant="outline">
                {t('errors.notFound.action')}
              </LinkButton>
            </Actions>
          </div>
          <div>
            <img src={notFoundDrawing} alt="" width={480} height={360} />
            <Closest aria-live="polite">{asked && <ClosestPage words={asked} />}</Closest>
          </div>
        </SplitPanel>
        <Stack as="nav" gap={24} aria-labelledby="categories">
          <Heading headingLevel={2} id="categories">
            {t('errors.notFound.categories')}
          </Heading>
          <CategoryRow />
        </Stack>
      </Page>
    </Container>
  );
}
