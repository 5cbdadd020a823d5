import type { VideoLibrary } from '@mahd/data/content';
import { videoSource } from '@mahd/ui/VideoFacade';
import { absolutePictureUrl } from '../../app/document/absolutePictureUrl.js';
import type { Settings } from '../../app/settings.js';

/** The playable videos as schema.org VideoObject. */
export function videoJsonLd(library: VideoLibrary, settings: Settings): object[] {
  return library.data.flatMap(({ title, description, url, poster, seconds }) => {
    const source = url ? videoSource(url) : null;
    if (!source || !poster) return [];
    return [
      {
        '@type': 'VideoObject',
        name: title,
        description,
        thumbnailUrl: absolutePictureUrl(poster, settings),
        uploadDate: library.reviewed,
        ...(seconds > 0 ? { duration: `PT${seconds}S` } : {}),
        ...(source.kind === 'file'
          ? { contentUrl: new URL(source.address, settings.origin).href }
          : { embedUrl: source.address }),
      },
    ];
  });
}
