import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageAtom, videosAtom, videosQuery, type Video } from '@mahd/data/content';
import { EmptyState } from '@mahd/ui/EmptyState';
import { Heading } from '@mahd/ui/Heading';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import { CompactHeader } from '../../features/content/CompactHeader.styles.js';
import { VideoCard } from '../../features/content/VideoCard.js';
import { VideoCards } from '../../features/content/VideoCard.styles.js';
import { PageIntro } from '../../features/content/PageIntro.js';
import { TopicChoices } from '../../features/content/TopicChoices.styles.js';
import { ReadingLayout } from '../../features/content/ReadingLayout.js';
import { VideoSteps } from '../../features/content/VideoSteps.js';
import { videoJsonLd } from '../../features/content/videoJsonLd.js';
import { createContentPage } from '../../features/content/createContentPage.js';
import restingScreen from '../../features/content/drawings/resting-screen.svg?url';

// Only needed once a video is played.
const VideoDialog = lazyWithRetry(() => import('../../features/content/VideoDialog.js'));

const page = createContentPage({
  slug: 'video',
  label: 'nav.video',
  guide: true,
  load: ({ shop }, { language }) => shop.load(videosQuery(shop.http, language)),
  jsonLd: ({ shop, settings }, { language }) =>
    videoJsonLd(getLoadedData(shop, videosQuery(shop.http, language)), settings),
});

export const { meta, loader } = page;

/** All videos by category, or those of the category in the URL. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const [search] = useSearchParams();
  const [playing, setPlaying] = useState<Video | null>(null);
  const { data: content } = useAtomValue(pageAtom('video', language));
  const { data: library } = useAtomValue(videosAtom(language));
  if (!content || !library) return null;
  const category = library.categories.find(({ id }) => id === search.get('category'));
  const topics = (category ? [category] : library.categories)
    .map(({ id, name }) => ({ id, name, videos: library.data.filter((video) => video.category === id) }))
    .filter(({ videos }) => videos.length > 0);
  return (
    <ReadingLayout crumbs={page.crumbs(t)} references={library}>
      <CompactHeader
        title={content.title}
        description={<PageIntro {...content} />}
        picture={content.image}
        alt={content.image?.alt ?? ''}
      />
      <TopicChoices
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
      {topics.length === 0 ? (
        <EmptyState
          drawing={<img src={restingScreen} alt="" width={240} height={240} />}
          title={t('video.empty')}
          actions={<LinkButton href="/video">{t('video.all')}</LinkButton>}
        />
      ) : (
        topics.map(({ id, name, videos }) => (
          <Stack key={id} gap={24} as="section" aria-labelledby={id}>
            <Heading headingLevel={2} id={id}>
              {name}
            </Heading>
            <VideoCards forwardedAs="ul" columns={3}>
              {videos.map((video) => (
                <li key={video.id}>
                  <VideoCard
                    video={video}
                    onPlay={() => setPlaying(video)}
                    headingLevel={3}
                    picturedSteps={<VideoSteps video={video} />}
                  />
                </li>
              ))}
            </VideoCards>
          </Stack>
        ))
      )}
      <Suspense>{playing && <VideoDialog video={playing} onClose={() => setPlaying(null)} />}</Suspense>
    </ReadingLayout>
  );
}
