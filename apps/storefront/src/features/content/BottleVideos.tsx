import type { BottlefeedingContent } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { Stack } from '@mahd/ui/Stack';
import { Text } from '@mahd/ui/Text';
import { VideoFacade, videoSource } from '@mahd/ui/VideoFacade';
import { useTranslate } from '../../app/AppContext.js';
import { VideoGrid } from './Landing.styles.js';
import { LandingSection } from './LandingBanner.js';

type LandingVideo = BottlefeedingContent['learnMore']['videos'][number];

/** Videos about the study and everyday use. What has no video is left out. */
export function BottleVideos({ study, learnMore }: Pick<BottlefeedingContent, 'study' | 'learnMore'>) {
  const videos = learnMore.videos.filter(({ videoId }) => videoSource(videoId));
  return (
    <>
      {videoSource(study.videoId) && (
        <VideoGrid as="section" aria-labelledby="study">
          <Stack gap={12}>
            <Heading headingLevel={2} id="study">
              {study.title}
            </Heading>
            <Text size="large">{study.text}</Text>
          </Stack>
          <PosterVideo video={{ title: study.videoTitle, videoId: study.videoId, image: study.image }} />
        </VideoGrid>
      )}
      {videos.length > 0 && (
        <LandingSection id="learn-more" title={learnMore.title} intro={learnMore.text}>
          <VideoGrid>
            {videos.map((video) => (
              <PosterVideo key={video.title} video={video} />
            ))}
          </VideoGrid>
        </LandingSection>
      )}
    </>
  );
}

function PosterVideo({ video: { title, videoId, image } }: { video: LandingVideo }) {
  const t = useTranslate();
  const host = videoSource(videoId)?.host;
  return (
    <Stack gap={8}>
      <VideoFacade
        title={title}
        url={videoId}
        poster={image}
        alt={image?.alt ?? ''}
        sizes="(min-width: 768px) 48vw, 100vw"
      />
      <Heading headingLevel={3} size="small">
        {title}
      </Heading>
      {host && (
        <Text muted size="small">
          {t('landing.facade', { host })}
        </Text>
      )}
    </Stack>
  );
}
