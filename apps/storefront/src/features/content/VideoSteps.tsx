import type { Video } from '@mahd/data/content';
import { Picture } from '@mahd/ui/Picture';
import { PicturedSteps } from './VideoSteps.styles.js';

/** Pictures of the steps of the shop's own films, px. */
const still = { width: 640, height: 360, widths: [320, 640] };

/** The steps of a video, each beside its picture if the video is one of the shop's own films. */
export function VideoSteps({ video: { film, transcript } }: { video: Pick<Video, 'film' | 'transcript'> }) {
  return (
    <PicturedSteps>
      {transcript.map((line, index) => (
        <li key={line}>
          {film && (
            <Picture picture={{ ...still, path: `${film.path}-${index + 1}` }} alt="" ratio="hero" sizes="11rem" />
          )}
          <span>{line}</span>
        </li>
      ))}
    </PicturedSteps>
  );
}
