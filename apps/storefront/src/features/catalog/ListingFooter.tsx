import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { categoriesAtom, recommendedQuery, toCategoryPage } from '@mahd/data/catalog';
import { videosAtom, videosQuery } from '@mahd/data/content';
import type { Shop } from '@mahd/data/store';
import type { Language } from '@mahd/rules/locale';
import { parseListingQuery } from '@mahd/rules/shop';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Heading } from '@mahd/ui/Heading';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { VideoCard } from '../content/VideoCard.js';
import { CategoryText } from './CategoryText.js';
import { AboutCategory } from './ListingFooter.styles.js';
import { RecommendedProducts } from './RecommendedProducts.js';

// Only needed once a video is played.
const VideoDialog = lazyWithRetry(() => import('../content/VideoDialog.js'));

/**
 * Loads the data of `ListingFooter`. It is optional: failures are ignored.
 * @param category of the listing; only categories have a video
 */
export const loadListingFooter = (shop: Shop, language: Language, category: string | undefined) =>
  Promise.all([
    shop.load(recommendedQuery(shop.http)),
    category === undefined ? null : shop.load(videosQuery(shop.http, language)),
  ]).catch(() => null);

/** The part below a listing: the category's description and video, and recommendations unless the list shows them itself. */
export default function ListingFooter() {
  const t = useTranslate();
  const { category, subCategory } = useParams();
  const [search] = useSearchParams();
  const language = useLanguage();
  const { name, descriptionHtml } = toCategoryPage(
    useAtomValue(categoriesAtom()).data ?? [],
    { category, subcategory: subCategory },
    language,
  );
  const listsRecommended = parseListingQuery(search).show === 'recommended';
  return (
    <Stack gap={48}>
      {category !== undefined && <CategoryAbout category={category} name={name} html={descriptionHtml} />}
      {!listsRecommended && <RecommendedProducts title={t('listing.recommended')} />}
    </Stack>
  );
}

/** @param html the description; sub-categories may have none */
function CategoryAbout({ category, name, html }: { category: string; name: string; html: string }) {
  const [playing, setPlaying] = useState(false);
  const { data: library } = useAtomValue(videosAtom(useLanguage()));
  const video = library?.data.find(({ shop_category }) => shop_category === category);
  if (!html && !video) return null;
  return (
    <AboutCategory aria-labelledby="about-category">
      <Heading headingLevel={2} id="about-category">
        {name}
      </Heading>
      {html && <CategoryText html={html} />}
      {video && (
        <div>
          <VideoCard video={video} onPlay={() => setPlaying(true)} />
          <Suspense>{playing && <VideoDialog video={video} onClose={() => setPlaying(false)} />}</Suspense>
        </div>
      )}
    </AboutCategory>
  );
}
