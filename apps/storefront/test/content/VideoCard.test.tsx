import type { Video } from '@mahd/data/content';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BottleVideos } from '../../src/features/content/BottleVideos.js';
import { VideoCard } from '../../src/features/content/VideoCard.js';
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

  it('that exists has a play button, its host and a transcript', async () => {
    render(inShop(await openShop(), language, <VideoCard video={{ ...video, url: film }} onPlay={() => undefined} />));
    expect(screen.getByRole('button')).toBeDefined();
    expect(screen.getByText(messages.facade.replace('{host}', 'youtube.com'))).toBeDefined();
    expect(screen.getByText(messages.transcript)).toBeDefined();
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
