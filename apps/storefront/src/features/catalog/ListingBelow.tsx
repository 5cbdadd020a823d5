import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { categoriesAtom, recommendedQuery, toCategoryPage } from '@mahd/data/catalog';
import { videosAtom, videosQuery } from '@mahd/data/content';
import type { Shop } from '@mahd/data/store';
import type { Language } from '@mahd/rules/locale';
import { parseListingQuery } from '@mahd/rules/shop';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { FilmCard } from '../content/FilmCard.js';
import { CategoryText } from './CategoryText.js';
import { FilmPlace } from './ListingFrame.styles.js';
import { RecommendedStrip } from './RecommendedStrip.js';

// Only who plays a film needs a player.
const FilmDialog = lazyWithRetry(() => import('../content/FilmDialog.js'));

/** Loads what follows a listing. Nobody came for it, so that a failure leaves it out. */
export const loadBelow = (shop: Shop, language: Language) =>
  Promise.all([shop.load(recommendedQuery(shop.http)), shop.load(videosQuery(shop.http, language))]).catch(() => null);

/** What follows a listing: the category's own words, its film, and recommendations where the list is not made of them. */
export default function ListingBelow() {
  const t = useTranslate();
  const { category, subCategory } = useParams();
  const [search] = useSearchParams();
  const language = useLanguage();
  const { descriptionHtml } = toCategoryPage(
    useAtomValue(categoriesAtom()).data ?? [],
    { category, subcategory: subCategory },
    language,
  );
  const shows = parseListingQuery(search).show === 'recommended';
  return (
    <Stack gap={48}>
      {descriptionHtml && <CategoryText html={descriptionHtml} />}
      {category !== undefined && <CategoryFilm category={category} />}
      {!shows && <RecommendedStrip title={t('listing.recommended')} />}
    </Stack>
  );
}

function CategoryFilm({ category }: { category: string }) {
  const [playing, setPlaying] = useState(false);
  const { data: library } = useAtomValue(videosAtom(useLanguage()));
  const film = library?.data.find(({ shop_category: shown }) => shown === category);
  if (!film) return null;
  return (
    <FilmPlace>
      <FilmCard film={film} onPlay={() => setPlaying(true)} />
      <Suspense>{playing && <FilmDialog film={film} onClose={() => setPlaying(false)} />}</Suspense>
    </FilmPlace>
  );
}
