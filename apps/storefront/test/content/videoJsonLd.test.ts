import type { Artwork, Video, VideoLibrary } from '@mahd/data/content';
import { describe, expect, it } from 'vitest';
import { jsonLdErrors, type Thing } from '../../e2e/support/jsonLd.js';
import { videoJsonLd } from '../../src/features/content/videoJsonLd.js';
import { settings } from '../support/shop.js';

const poster: Artwork = {
  alt: 'A mother feeds her child',
  path: 'illustrations/latch',
  width: 1200,
  height: 900,
  widths: [400, 1200],
  placeholder: undefined,
  mirror: false,
};
const video = (changes: Partial<Video>): Video => ({
  id: 'latch',
  category: 'breastfeeding',
  shop_category: null,
  seconds: 120,
  url: null,
  film: null,
  title: 'Latch basics',
  description: 'Nose to nipple.',
  poster,
  transcript: [],
  ...changes,
});
const library = (...data: Video[]): VideoLibrary => ({
  categories: [],
  data,
  note: '',
  reviewed: '2026-11-20',
  sources: [],
});

describe('videoJsonLd', () => {
  it('has all required properties, for files and embedded players', () => {
    const found = videoJsonLd(
      library(video({ url: 'https://youtu.be/abcdefghijk' }), video({ url: '/films/latch.mp4', seconds: 0 })),
      settings,
    ) as Thing[];
    expect(jsonLdErrors(found)).toEqual([]);
    expect(found).toMatchObject([
      {
        '@type': 'VideoObject',
        name: 'Latch basics',
        uploadDate: '2026-11-20',
        duration: 'PT120S',
        embedUrl: expect.stringContaining('youtube-nocookie.com/embed/abcdefghijk'),
      },
      {
        contentUrl: 'https://shop.test/films/latch.mp4',
        thumbnailUrl: expect.stringMatching(/^https:\/\/shop\.test\/.*latch-1200\.webp$/),
      },
    ]);
    expect(found[1]).not.toHaveProperty('duration');
  });

  it('leaves out videos without source or poster', () => {
    expect(
      videoJsonLd(library(video({}), video({ url: 'https://youtu.be/abcdefghijk', poster: null })), settings),
    ).toEqual([]);
  });
});
