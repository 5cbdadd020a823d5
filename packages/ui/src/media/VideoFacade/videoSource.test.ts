import { expect, test } from 'vitest';
import { videoSource } from './videoSource.js';

const youtube = {
  kind: 'embed',
  address: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  host: 'youtube.com',
};

test.each([
  'dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
])('%s plays without cookies', (url) => {
  expect(videoSource(url)).toEqual(youtube);
});

test('reads Vimeo, file and other URLs', () => {
  expect(videoSource('https://vimeo.com/channels/x/12345')).toEqual({
    kind: 'embed',
    address: 'https://player.vimeo.com/video/12345?autoplay=1&dnt=1',
    host: 'vimeo.com',
  });
  expect(videoSource('/films/latch.mp4')).toEqual({ kind: 'file', address: '/films/latch.mp4', host: '' });
  expect(videoSource('https://cdn.example/a.webm?x')).toMatchObject({ kind: 'file', host: 'cdn.example' });
  expect(videoSource('https://tv.example/film/3')).toMatchObject({ kind: 'link', host: 'tv.example' });
});

test.each([
  '',
  'javascript:alert(1)',
  'http://youtube.com/watch?v=dQw4w9WgXcQ',
  'data:text/html,x',
  'https://youtube.com/watch?v="><script>',
  '//evil.example/a.mp4',
  'not a film',
])('%j is not played', (url) => {
  expect(videoSource(url)).toBeNull();
});
