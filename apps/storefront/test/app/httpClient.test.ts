import { expect, it, vi } from 'vitest';
import { createHttpClientOnDemand } from '../../src/app/httpClient.js';
import { shopWith } from '../support/shop.js';

it('fails while its code cannot be loaded, and loads it again with the next call', async () => {
  const { shop } = await shopWith(() => ({ status: 404 }));
  const broken = new TypeError('Failed to fetch dynamically imported module');
  const load = vi.fn(() => import('../../src/app/sessionClient.js')).mockRejectedValueOnce(broken);
  const http = createHttpClientOnDemand(
    { baseUrl: '/api', fetch: () => Promise.resolve(Response.json({ emirates: [] })) },
    () => shop.store,
    load,
  );
  await expect(http.get('emirates')).rejects.toBe(broken);
  expect(await http.get('emirates')).toEqual({ emirates: [] });
  expect(await http.post('emirates', {})).toEqual({ emirates: [] });
  expect(load).toHaveBeenCalledTimes(2);
});
