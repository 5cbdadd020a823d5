import type { Video } from '@mahd/data/content';
import { Dialog } from '@mahd/ui/Dialog';
import { VideoPlayer } from '@mahd/ui/VideoFacade';

/** A film in front of the page. Closing it ends the film. */
export default function FilmDialog({ film: { title, url }, onClose }: { film: Video; onClose: () => void }) {
  return (
    <Dialog open size="large" title={title} onOpenChange={onClose}>
      {url && <VideoPlayer title={title} url={url} />}
    </Dialog>
  );
}
