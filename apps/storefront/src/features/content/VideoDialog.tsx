import type { Video } from '@mahd/data/content';
import { Dialog } from '@mahd/ui/Dialog';
import { VideoPlayer } from '@mahd/ui/VideoFacade';

/** A dialog with the video player. Closing it stops the video. */
export default function VideoDialog({ video: { title, url }, onClose }: { video: Video; onClose: () => void }) {
  return (
    <Dialog open size="large" title={title} onOpenChange={onClose}>
      {url && <VideoPlayer title={title} url={url} />}
    </Dialog>
  );
}
