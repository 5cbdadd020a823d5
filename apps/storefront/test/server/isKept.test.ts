// @vitest-environment node
// In a process of its own: a server render leaves React's contexts set, which a client render would read.
import { expect, it } from 'vitest';
import { createStorefront } from '../../src/server/server.js';
import { settings } from '../support/shop.js';

const post = {
  _id: 'teeth',
  route: 'teeth',
  title: 'Teeth',
  description: 'd',
  image: null,
  related: ['colic'],
  html: '',
};

/** A storefront whose API answers with a post, with `status` for the lookup of related posts and with 404 otherwise. */
const storefrontWith = (status: number) =>
  createStorefront({
    settings,
    fetch: (url) =>
      Promise.resolve(
        url.startsWith('/api/auth/blogs/teeth')
          ? Response.json({ ...post, arabic: post })
          : new Response(null, { status: url.startsWith('/api/auth/blogs') ? status : 404 }),
      ),
    manifest: { 'src/client/boot.ts': { file: 'boot.js' }, 'src/client/client.tsx': { file: 'client.js' } },
    onError: (error) => {
      throw error;
    },
  });

it('keeps a page only if its optional content could be loaded', async () => {
  const kept = async (status: number) => {
    const { status: page, html, isKept } = await storefrontWith(status).render('/en/blog/teeth');
    return [page, html.includes('Teeth'), isKept];
  };
  expect(await kept(404)).toEqual([200, true, true]);
  expect(await kept(503)).toEqual([200, true, false]);
});
