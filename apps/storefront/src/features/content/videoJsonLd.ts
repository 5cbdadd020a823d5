import type { VideoLibrary } from '@mahd/data/content';
import { pictureSrc } from '@mahd/ui/Picture';
import { videoSource } from '@mahd/ui/VideoFacade';
import type { Settings } from '../../app/settings.js';

/** The playable videos as schema.org VideoObject. */
export function videoJsonLd(library: VideoLibrary, { origin, imageBaseUrl }: Settings): object[] {
  return library.data.flatMap(({ title, description, url, poster, seconds }) => {
    const source = url ? videoSource(url) : null;
    if (!source || !poster) return [];
    const absolute = (url: string) => (url.startsWith('/') ? origin + url : url);
    return [
      {
        '@type': 'VideoObject',
        name: title,
        description,
        thumbnailUrl: absolute(pictureSrc(poster, imageBaseUrl)),
        uploadDate: library.reviewed,
        ...(seconds > 0 ? { duration: `PT${seconds}S` } : {}),
        ...(source.kind === 'file' ? { contentUrl: absolute(source.address) } : { embedUrl: source.address }),
      },
    ];
  });
}
