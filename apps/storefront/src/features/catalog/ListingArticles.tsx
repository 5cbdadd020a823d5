import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { askedWords, foundAtom, toSearchResults } from '@mahd/data/search';
import { parseListingQuery } from '@mahd/rules/shop';
import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { Highlight } from '@mahd/ui/Highlight';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import { ArticleResults, Section } from './ListingArticles.styles.js';

/** Articles that match the search in the URL. Renders nothing without a match. */
export default function ListingArticles() {
  const [search] = useSearchParams();
  const terms = askedWords(parseListingQuery(search).q);
  return terms === null ? null : <Articles terms={terms} />;
}

function Articles({ terms }: { terms: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const { data } = useAtomValue(foundAtom(terms, language));
  const { articles } = data ? toSearchResults(data, language) : { articles: [] };
  if (articles.length === 0) return null;
  return (
    <Section gap={16} forwardedAs="section" aria-labelledby="articles">
      <Heading headingLevel={2} size="medium" id="articles">
        {t('listing.articles')}
      </Heading>
      <ArticleResults>
        {articles.map(({ href, name }) => (
          <li key={href}>
            <ShopLink href={href}>
              <Highlight text={name} query={terms} />
              <Icon name="chevron-end" />
            </ShopLink>
          </li>
        ))}
      </ArticleResults>
    </Section>
  );
}
