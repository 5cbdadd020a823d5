/** How a video URL is played: embedded in the host's player, as a file, or not at all (only a link). */
export type VideoSource = { readonly kind: 'embed' | 'file' | 'link'; readonly address: string; readonly host: string };

/** Players that set no cookie before playback. Allow them in `frame-src` of your content security policy. */
export const videoFrameOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const youtubeHosts = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be']);

/** Parses a video URL or a bare YouTube id. Null when it cannot be played or linked. */
export function videoSource(url: string): VideoSource | null {
  if (/^[\w-]{11}$/.test(url)) return youtube(url);
  if (/^\/[^/]/.test(url))
    return /\.(mp4|webm)$/i.test(url.split(/[?#]/)[0] ?? '') ? { kind: 'file', address: url, host: '' } : null;
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(url);
  if (protocol !== 'https:') return null;
  const host = hostname.replace(/^www\./, '');
  if (youtubeHosts.has(host)) {
    const id =
      host === 'youtu.be'
        ? pathname.slice(1)
        : (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1]);
    return id && /^[\w-]{11}$/.test(id) ? youtube(id) : null;
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const id = /(\d+)$/.exec(pathname)?.[1];
    return id
      ? { kind: 'embed', address: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`, host: 'vimeo.com' }
      : null;
  }
  return { kind: /\.(mp4|webm)$/i.test(pathname) ? 'file' : 'link', address: url, host };
}

const youtube = (id: string): VideoSource => ({
  kind: 'embed',
  address: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  host: 'youtube.com',
});
