import type { ReactNode } from 'react';
import type { Video } from '@mahd/data/content';
import { Heading } from '@mahd/ui/Heading';
import { Stack } from '@mahd/ui/Stack';
import { Text } from '@mahd/ui/Text';
import { VideoFacade, videoSource } from '@mahd/ui/VideoFacade';
import { useTranslate } from '../../app/AppContext.js';
import { Steps, Transcript, VideoSurface } from './VideoCard.styles.js';

/** Formats a duration as players do: 2:05. */
const formatDuration = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface VideoCardProps {
  video: Video;
  onPlay: () => void;
  /** Shown in place of the plain steps. */
  picturedSteps?: ReactNode;
}

/** A video with poster, description and transcript. Without a video, the transcript is shown as steps below a picture. */
export function VideoCard({ video, onPlay, picturedSteps }: VideoCardProps) {
  const t = useTranslate();
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
      <VideoFacade
        title={title}
        url={url}
        poster={poster}
        alt={poster?.alt ?? ''}
        onPlay={onPlay}
        {...(source && seconds > 0 ? { length: formatDuration(seconds) } : {})}
      />
      <Stack gap={8}>
        <Heading headingLevel={2} size="medium">
          {title}
        </Heading>
        <Text muted>{description}</Text>
        {source?.host && (
          <Text muted size="small">
            {t('video.facade', { host: source.host })}
          </Text>
        )}
      </Stack>
      {source && transcript.length > 0 ? (
        <Transcript>
          <summary>{t('video.transcript')}</summary>
          {picturedSteps ?? steps}
        </Transcript>
      ) : (
        steps
      )}
    </VideoSurface>
  );
}
