import type { ProductPageView } from '@mahd/data/catalog';
import { VideoFacade, videoSource } from '@mahd/ui/VideoFacade';

interface ProductVideoProps {
  video: NonNullable<ProductPageView['video']>;
  poster: ProductPageView['gallery'][number] | null;
}

/** A product's video behind a poster. Nothing is requested from the video host before it is played. */
export default function ProductVideo({ video: { title, url }, poster }: ProductVideoProps) {
  return (
    videoSource(url) && <VideoFacade title={title} url={url} poster={poster} sizes="(min-width: 768px) 704px, 100vw" />
  );
}
