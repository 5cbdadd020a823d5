import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { askedWords, foundAtom, toSearchResults } from '@mahd/data/search';
import { parseListingQuery } from '@mahd/rules/shop';
import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { Highlight } from '@mahd/ui/Highlight';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import { ArticleHits } from './ListingFrame.styles.js';

/** The articles that the search of the address finds, below its products; nothing where there are none. */
export default function ListingArticles() {
  const [search] = useSearchParams();
  const messages = askedWords(parseListingQuery(search).q);
  return messages === null ? null : <Articles messages={messages} />;
}

function Articles({ messages }: { messages: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const { data } = useAtomValue(foundAtom(messages, language));
  const { articles } = data ? toSearchResults(data, language) : { articles: [] };
  if (articles.length === 0) return null;
  return (
    <Stack gap={16} as="section" aria-labelledby="articles">
      <Heading level={2} size={22} id="articles">
        {t('listing.articles')}
      </Heading>
      <ArticleHits>
        {articles.map(({ href, name }) => (
          <li key={href}>
            <ShopLink href={href}>
              <Highlight text={name} query={messages} />
              <Icon name="chevron-end" />
            </ShopLink>
          </li>
        ))}
      </ArticleHits>
    </Stack>
  );
}
