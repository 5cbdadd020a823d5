import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageAtom, videosAtom, videosQuery, type Video } from '@mahd/data/content';
import { EmptyState } from '@mahd/ui/EmptyState';
import { Grid } from '@mahd/ui/Grid';
import { JumpLinks } from '@mahd/ui/JumpLinks';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { LinkButton } from '@mahd/ui/LinkButton';
import { PageHeader } from '@mahd/ui/PageHeader';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import emptyDrawing from '../../shell/drawings/empty-search.svg?url';
import { FilmCard } from '../../features/content/FilmCard.js';
import { Lead } from '../../features/content/Lead.js';
import { ReadingFrame } from '../../features/content/ReadingFrame.js';
import { videoData } from '../../features/content/videoData.js';
import { writtenPage } from '../../features/content/writtenPage.js';

// Only who plays a film needs a player.
const FilmDialog = lazyWithRetry(() => import('../../features/content/FilmDialog.js'));

const page = writtenPage({
  slug: 'video',
  label: 'nav.video',
  load: ({ shop }, { language }) => shop.load(videosQuery(shop.http, language)),
  data: ({ shop, settings }, { language }) =>
    videoData(getLoadedData(shop, videosQuery(shop.http, language)), settings),
});

export const { meta, loader } = page;

/** All films, or those of one category. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const [search] = useSearchParams();
  const [playing, setPlaying] = useState<Video | null>(null);
  const { data: content } = useAtomValue(pageAtom('video', language));
  const { data: library } = useAtomValue(videosAtom(language));
  if (!content || !library) return null;
  const category = library.categories.find(({ id }) => id === search.get('category'));
  const films = category ? library.data.filter((film) => film.category === category.id) : library.data;
  return (
    <ReadingFrame crumbs={page.crumbs(language, t)} grounds={library}>
      <PageHeader
        title={content.title}
        lead={<Lead {...content} />}
        picture={content.image}
        alt={content.image?.alt ?? ''}
      />
      <JumpLinks
        label={t('video.categories')}
        links={[
          { label: t('video.all'), href: '/video', current: !category },
          ...library.categories.map(({ id, name }) => ({
            label: name,
            href: `/video?category=${id}`,
            current: id === category?.id,
          })),
        ]}
      />
      {films.length === 0 ? (
        <EmptyState
          drawing={<img src={emptyDrawing} alt="" width={240} height={240} />}
          title={t('video.empty')}
          action={<LinkButton href="/video">{t('video.all')}</LinkButton>}
        />
      ) : (
        <Grid as="ul" columns={3} gap={32}>
          {films.map((film) => (
            <li key={film.id}>
              <FilmCard film={film} onPlay={() => setPlaying(film)} />
            </li>
          ))}
        </Grid>
      )}
      <Suspense>{playing && <FilmDialog film={playing} onClose={() => setPlaying(null)} />}</Suspense>
    </ReadingFrame>
  );
}
