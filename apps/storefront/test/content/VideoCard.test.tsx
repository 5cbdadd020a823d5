import type { Video } from '@mahd/data/content';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BottleVideos } from '../../src/features/content/BottleVideos.js';
import { VideoCard } from '../../src/features/content/VideoCard.js';
import VideoDialog from '../../src/features/content/VideoDialog.js';
import ar from '../../src/messages/ar/video.js';
import en from '../../src/messages/en/video.js';
import { inShop, shopWith } from '../support/shop.js';

const video: Video = {
  id: 'latch',
  title: 'Latch basics',
  description: 'Nose to nipple.',
  category: 'breastfeeding',
  shop_category: null,
  seconds: 120,
  url: '',
  film: null,
  poster: null,
  transcript: ['Sit comfortably.', 'Wait for a wide open mouth.'],
};
const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const openShop = () => shopWith(() => ({ status: 404 }), ['video', 'landing']);

describe.each([
  ['en', en.video],
  ['ar', ar.video],
] as const)('a video (%s)', (language, messages) => {
  it('that does not exist yet is a card with steps, without a play button', async () => {
    render(inShop(await openShop(), language, <VideoCard video={video} onPlay={() => undefined} />));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(video.transcript);
    expect([screen.queryByRole('button'), screen.queryByText(messages.transcript)]).toEqual([null, null]);
  });

  it.each([
    [0, messages.watch],
    [34, messages.watchSeconds.other.replace('{n}', '34')],
    [900, messages.watchMinutes.other.replace('{n}', '15')],
  ])('of %d seconds has a button that says how long it plays', async (seconds, label) => {
    const onPlay = vi.fn();
    const long = { ...video, url: film, seconds };
    render(inShop(await openShop(), language, <VideoCard video={long} onPlay={onPlay} />));
    screen.getByRole('button', { name: label, description: video.title }).click();
    expect(onPlay).toHaveBeenCalledOnce();
  });

  it('that exists has its host and a transcript', async () => {
    render(inShop(await openShop(), language, <VideoCard video={{ ...video, url: film }} onPlay={() => undefined} />));
    expect(screen.getByText(messages.facade.replace('{host}', 'youtube.com'))).toBeDefined();
    expect(screen.getByText(messages.transcript)).toBeDefined();
  });

  it('drawn by the shop plays with captions, the own language first, above the steps with their pictures', async () => {
    const film = { path: 'films/latch.1', captions: { en: 'films/latch.en.vtt', ar: 'films/latch.ar.vtt' } };
    const drawn = { ...video, url: '/pictures/films/latch.1.mp4', film };
    const { container } = render(
      inShop(await openShop(), language, <VideoDialog video={drawn} onClose={() => undefined} />),
    );
    const player = screen.getByTitle<HTMLVideoElement>(video.title);
    expect(player.preload).toBe('none');
    expect([...player.querySelectorAll('source')].map((source) => source.getAttribute('src'))).toEqual([
      '/pictures/films/latch.1.webm',
      '/pictures/films/latch.1.mp4',
    ]);
    expect([...player.querySelectorAll('track')].map(({ srclang, default: shown }) => [srclang, shown])).toEqual([
      [language, true],
      [language === 'en' ? 'ar' : 'en', false],
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(video.transcript);
    expect([...container.querySelectorAll('li img')].map((image) => image.getAttribute('src'))).toEqual([
      '/pictures/films/latch.1-1-640.webp',
      '/pictures/films/latch.1-2-640.webp',
    ]);
  });

  it('configured by its URL plays alone', async () => {
    render(
      inShop(await openShop(), language, <VideoDialog video={{ ...video, url: film }} onClose={() => undefined} />),
    );
    expect(screen.getByTitle(video.title).tagName).toBe('IFRAME');
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('of the landing page is left out until it exists', async () => {
    const study = { title: 'Study', text: 'A film', videoTitle: 'Film', videoId: '', image: null };
    const learnMore = {
      title: 'Learn more',
      text: 'Films',
      videos: [
        { title: 'Washing', videoId: '', image: null },
        { title: 'Sizes', videoId: '', image: null },
      ],
    };
    const state = await openShop();
    const { rerender } = render(inShop(state, language, <BottleVideos study={study} learnMore={learnMore} />));
    expect(screen.queryByRole('heading')).toBeNull();
    const [washing, sizes] = learnMore.videos;
    const videos = [{ ...washing!, videoId: film }, sizes!];
    rerender(inShop(state, language, <BottleVideos study={study} learnMore={{ ...learnMore, videos }} />));
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Learn more', 'Washing']);
  });
});
