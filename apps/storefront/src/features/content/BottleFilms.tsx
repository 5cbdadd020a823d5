import type { BottlefeedingContent } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { Stack } from '@mahd/ui/Stack';
import { Text } from '@mahd/ui/Text';
import { VideoFacade, videoSource } from '@mahd/ui/VideoFacade';
import { useTranslate } from '../../app/AppContext.js';
import { Films } from './Landing.styles.js';
import { LandingSection } from './LandingBanner.js';

type Film = BottlefeedingContent['learnMore']['videos'][number];

/** The films about the study and about everyday use; where the owner has not supplied one yet, its poster and title stand. */
export function BottleFilms({ study, learnMore }: Pick<BottlefeedingContent, 'study' | 'learnMore'>) {
  return (
    <>
      <Films as="section" aria-labelledby="study">
        <Stack gap={12}>
          <Heading level={2} id="study">
            {study.title}
          </Heading>
          <Text size={18}>{study.text}</Text>
        </Stack>
        <FilmCard film={{ title: study.videoTitle, videoId: study.videoId, image: study.image }} />
      </Films>
      <LandingSection id="learn-more" title={learnMore.title} intro={learnMore.text}>
        <Films>
          {learnMore.videos.map((film) => (
            <FilmCard key={film.title} film={film} />
          ))}
        </Films>
      </LandingSection>
    </>
  );
}

function FilmCard({ film: { title, videoId, image } }: { film: Film }) {
  const t = useTranslate();
  const source = videoId ? videoSource(videoId) : null;
  return (
    <Stack gap={8}>
      <VideoFacade
        title={title}
        url={videoId || null}
        poster={image}
        alt={image?.alt ?? ''}
        sizes="(min-width: 768px) 48vw, 100vw"
      />
      <Heading level={3} size={18}>
        {title}
      </Heading>
      <Text tone="soft" size={14}>
        {source ? source.host && t('landing.facade', { host: source.host }) : t('landing.filmSoon')}
      </Text>
    </Stack>
  );
}
