import type { Video } from '@mahd/data/content';
import { Dialog } from '@mahd/ui/Dialog';
import { Stack } from '@mahd/ui/Stack';
import { VideoPlayer, type VideoCaptions } from '@mahd/ui/VideoFacade';
import { LANGUAGE_NAMES, type Language } from '@mahd/rules/locale';
import { useLanguage } from '../../app/AppContext.js';
import { VideoSteps } from './VideoSteps.js';

/** The server has films at this path even if `IMAGE_BASE_URL` moves the pictures: browsers refuse captions from others. */
const base = '/pictures';

/** A dialog with the video player and the steps. Closing it stops the video. */
export default function VideoDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const { title, url, film } = video;
  const language = useLanguage();
  const captionsIn = (of: Language): VideoCaptions[] =>
    film ? [{ url: `${base}/${film.captions[of]}`, language: of, label: LANGUAGE_NAMES[of] }] : [];
  return (
    <Dialog open size="large" title={title} onOpenChange={onClose}>
      {url && (
        <Stack gap={24}>
          <VideoPlayer
            title={title}
            url={url}
            captions={[...captionsIn(language), ...captionsIn(language === 'en' ? 'ar' : 'en')]}
            {...(film ? { webm: `${base}/${film.path}.webm`, poster: `${base}/${film.path}-1-640.webp` } : {})}
          />
          {film && <VideoSteps video={video} />}
        </Stack>
      )}
    </Dialog>
  );
}
