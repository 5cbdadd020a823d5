import type { ProductPageView } from '@mahd/data/catalog';
import { VideoFacade, videoSource } from '@mahd/ui/VideoFacade';
import { VideoPlace } from './Product.styles.js';

interface ProductVideoProps {
  video: NonNullable<ProductPageView['video']>;
  poster: ProductPageView['gallery'][number] | null;
}

/** The film of a product behind a picture of it: its host is asked for nothing before the film is started. */
export default function ProductVideo({ video: { title, url }, poster }: ProductVideoProps) {
  return (
    <VideoPlace>
      {videoSource(url) && (
        <VideoFacade title={title} url={url} poster={poster} sizes="(min-width: 768px) 704px, 100vw" />
      )}
    </VideoPlace>
  );
}
