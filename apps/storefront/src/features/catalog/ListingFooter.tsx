import { useAtomValue } from 'jotai';
import { Suspense, useState, type ReactNode } from 'react';
import {
  categoryDescriptionAtom,
  categoryDescriptionQuery,
  productListAtom,
  recommendedQuery,
  type ListingPlace,
} from '@mahd/data/catalog';
import { videosAtom, videosQuery } from '@mahd/data/content';
import type { Shop } from '@mahd/data/store';
import type { Language } from '@mahd/rules/locale';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Heading } from '@mahd/ui/Heading';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { VideoCard } from '../content/VideoCard.js';
import { CategoryText } from './CategoryText.js';
import { AboutCategory, LoneFilm } from './ListingFooter.styles.js';
import { RecommendedProducts } from './RecommendedProducts.js';
import { useListing } from './useListing.js';

// Only needed once a video is played.
const VideoDialog = lazyWithRetry(() => import('../content/VideoDialog.js'));

/** Loads the data of `ListingFooter`. It is optional: failures are ignored. */
export const loadListingFooter = (shop: Shop, language: Language, place: ListingPlace) =>
  Promise.all([
    shop.load(recommendedQuery(shop.http)),
    // Only categories have a text and a video.
    place.category === undefined ? null : shop.load(categoryDescriptionQuery(shop.http, place, language)),
    place.category === undefined ? null : shop.load(videosQuery(shop.http, language)),
  ]).catch(() => null);

/** The part below a listing: the category's description and video, and recommendations unless the list shows them itself. */
export default function ListingFooter() {
  const t = useTranslate();
  const { place, query, toParams } = useListing();
  const { category } = place;
  const { data: list } = useAtomValue(productListAtom(toParams()));
  const recommended = query.show !== 'recommended' && (
    <RecommendedProducts
      title={t('listing.recommended')}
      without={list?.data.map(({ _id: id }) => id)}
      category={category}
    />
  );
  return (
    <Stack gap={48}>
      {category === undefined ? recommended : <CategoryAbout place={place}>{recommended}</CategoryAbout>}
    </Stack>
  );
}

interface CategoryAboutProps {
  place: ListingPlace;
  /** Shown once the description has loaded, which would move it otherwise. */
  children: ReactNode;
}

/** The description of a category, which sub-categories may lack, and its video. */
function CategoryAbout({ place, children }: CategoryAboutProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [playing, setPlaying] = useState(false);
  const { data: html, isPending } = useAtomValue(categoryDescriptionAtom(place, language));
  const { data: library } = useAtomValue(videosAtom(language));
  const video = library?.data.find(({ shop_category }) => shop_category === place.category);
  if (isPending) return null;
  const film = video && (
    <>
      <VideoCard video={video} onPlay={() => setPlaying(true)} />
      <Suspense>{playing && <VideoDialog video={video} onClose={() => setPlaying(false)} />}</Suspense>
    </>
  );
  return (
    <>
      {html ? (
        <AboutCategory aria-labelledby="about-category">
          <Heading headingLevel={2} id="about-category">
            {t('listing.aboutCategory')}
          </Heading>
          <CategoryText html={html} />
          {film && <div>{film}</div>}
        </AboutCategory>
      ) : (
        film && <LoneFilm>{film}</LoneFilm>
      )}
      {children}
    </>
  );
}
