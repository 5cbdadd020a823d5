import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { pageAtom, relatedAtom, type PageContent } from '@mahd/data/content';
import { useLanguage } from '../../app/AppContext.js';
import { RelatedReading } from './RelatedReading.js';

/** The related routes of a page or of its month with the given number, and the age in months to filter products by. */
export type ToRelated = (
  content: PageContent | undefined,
  monthNumber: string | null,
) => readonly [routes: readonly string[], ageMonths: number | null];

/** Creates the related articles and products of a page or of the month in its URL, for `lazyHydrate`, which passes no props. */
export const createRelated = (slug: string, toRelated: ToRelated) =>
  function Related() {
    const language = useLanguage();
    const [search] = useSearchParams();
    const { data: content } = useAtomValue(pageAtom(slug, language));
    const [routes, ageMonths] = toRelated(content, search.get('month'));
    const { data: related } = useAtomValue(relatedAtom(routes, language, ageMonths));
    return related && <RelatedReading related={related} />;
  };
