import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { switchLanguagePath } from '@mahd/rules/locale';
import { Container } from '@mahd/ui/Container';
import { Heading } from '@mahd/ui/Heading';
import { LinkButton } from '@mahd/ui/LinkButton';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Stack } from '@mahd/ui/Stack';
import { useApp, useLanguage, useTranslate } from '../app/AppContext.js';
import { ShopLink } from '../app/ShopLink.js';
import { CategoryRow } from '../features/catalog/CategoryRow.js';
import { nameOf, wordsOf } from './closestAddress.js';
import notFoundDrawing from './drawings/not-found.svg?url';
import { Closest, Page } from './NotFoundView.styles.js';
import { SearchForm } from './SearchForm.js';
import { Actions, State } from './StatePanel.styles.js';

// Knows the texts of the site, which no other use of this view needs.
const ClosestPage = lazyWithRetry(() => import('./ClosestPage.js'));

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
  const [path, setPath] = useState('');
  useEffect(
    () => setPath(named ? switchLanguagePath(pathname, language).slice(1 + language.length) : ''),
    [named, pathname, language],
  );
  const words = wordsOf(nameOf(path)).join(' ');
  const allPages = <ShopLink href="/sitemap">{t('errors.notFound.allPages')}</ShopLink>;
  return (
    <Container>
      <Page>
        <State>
          <div>
            <Stack gap={12}>
              <Heading headingLevel={1}>{t('errors.notFound.title')}</Heading>
              <p>{t('errors.notFound.text')}</p>
            </Stack>
            <SearchForm label={t('nav.searchLabel')} words={words} example={t('errors.notFound.searchExample')} />
            <Actions>
              {/* Absolute, as `ShopLink` adds the language to paths: the English home page is at `/` too. */}
              <LinkButton href={language === 'en' ? `${origin}/` : '/ar'} variant="outline">
                {t('errors.notFound.action')}
              </LinkButton>
            </Actions>
            <Closest aria-live="polite">
              <Suspense fallback={allPages}>
                {path ? <ClosestPage path={path} otherwise={allPages} /> : allPages}
              </Suspense>
            </Closest>
          </div>
          <div>
            <img src={notFoundDrawing} alt="" width={480} height={360} />
          </div>
        </State>
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
