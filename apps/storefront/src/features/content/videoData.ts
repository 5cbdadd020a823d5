import type { VideoLibrary } from '@mahd/data/content';
import { pictureSrc } from '@mahd/ui/Picture';
import { videoSource } from '@mahd/ui/VideoFacade';
import type { Settings } from '../../app/settings.js';

/** The films that can be played, as schema.org's VideoObject. */
export function videoData(library: VideoLibrary, { origin, imageBaseUrl }: Settings): object[] {
  return library.data.flatMap(({ title, description, url, poster, seconds }) => {
    const source = url ? videoSource(url) : null;
    if (!source || !poster) return [];
    const absolute = (address: string) => (address.startsWith('/') ? origin + address : address);
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
