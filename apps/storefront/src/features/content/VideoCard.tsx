import { useId, type ReactNode } from 'react';
import type { Video } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { Picture } from '@mahd/ui/Picture';
import { Stack } from '@mahd/ui/Stack';
import { Text } from '@mahd/ui/Text';
import { videoSource } from '@mahd/ui/VideoFacade';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import { Film, Steps, Transcript, VideoSurface } from './VideoCard.styles.js';

/** What a press does, and for how long if that is known. */
const watchLabel = (seconds: number, t: Translate) => {
  if (seconds <= 0) return t('video.watch');
  return seconds < 60
    ? t('video.watchSeconds', { n: seconds })
    : t('video.watchMinutes', { n: Math.round(seconds / 60) });
};

interface VideoCardProps {
  video: Video;
  onPlay: () => void;
  /** Heading level of the title. */
  headingLevel?: 2 | 3;
  /** Shown in place of the plain steps. */
  picturedSteps?: ReactNode;
}

/** A video with poster, description and transcript. Without a video, the transcript is shown as steps below a picture. */
export function VideoCard({ video, onPlay, headingLevel = 2, picturedSteps }: VideoCardProps) {
  const t = useTranslate();
  const heading = useId();
  const { id, title, description, url, poster, seconds, transcript } = video;
  const source = url ? videoSource(url) : null;
  const steps = transcript.length > 0 && (
    <Steps>
      {transcript.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Steps>
  );
  return (
    <VideoSurface id={id}>
      <Film>
        <div data-part="poster">
          <Picture
            picture={poster}
            alt={poster?.alt ?? ''}
            ratio="card"
            sizes="(min-width: 1024px) 31vw, (min-width: 600px) 48vw, 7.5rem"
          />
          {source && (
            <span data-part="disc">
              <Icon name="play" filled />
            </span>
          )}
        </div>
        <Stack gap={8}>
          <Heading headingLevel={headingLevel} size="medium" id={heading}>
            {title}
          </Heading>
          <Text muted>{description}</Text>
          {source?.host && (
            <Text muted size="small">
              {t('video.facade', { host: source.host })}
            </Text>
          )}
        </Stack>
        {source && (
          <button type="button" data-part="watch" aria-describedby={heading} onClick={onPlay}>
            {watchLabel(seconds, t)}
          </button>
        )}
      </Film>
      {source && transcript.length > 0 ? (
        <Transcript>
          <summary>
            {t('video.transcript')}
            <Icon name="chevron-down" />
          </summary>
          {picturedSteps ?? steps}
        </Transcript>
      ) : (
        steps
      )}
    </VideoSurface>
  );
}
