import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from '../src/configuration.js';

describe('readConfiguration', () => {
  it('needs nothing: every value has a default', () => {
    const { port, api, settings, remoteApi } = readConfiguration({});
    expect({ port, remoteApi, origin: settings.origin, images: settings.imageBaseUrl, brand: settings.brand }).toEqual({
      port: 3000,
      remoteApi: null,
      origin: 'http://localhost:3000',
      images: '/pictures',
      brand: 'mahd',
    });
    expect(api.regulatedFeeding).toBe(true);
    expect(api.databaseUrl).toBeUndefined();
  });

  it('shows demonstration data on localhost only, unless it is asked for', () => {
    expect(readConfiguration({}).api.seedDemo).toBe(true);
    expect(readConfiguration({ PUBLIC_ORIGIN: 'https://shop.example' }).api.seedDemo).toBe(false);
    expect(readConfiguration({ PUBLIC_ORIGIN: 'https://shop.example', SEED_DEMO: 'true' }).api.seedDemo).toBe(true);
  });

  it('takes a blank value for none', () => {
    expect(readConfiguration({ PORT: ' ', BRAND: '' }).port).toBe(3000);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PUBLIC_ORIGIN', 'shop.example'],
    ['PUBLIC_ORIGIN', 'https://shop.example/path'],
    ['API_BASE_URL', 'ftp://api.example'],
    ['IMAGE_BASE_URL', 'pictures'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['BRAND', 'pigeon'],
    ['SEED_DEMO', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['TRN', '123'],
    ['GLOBAL_SITE_URL', 'javascript:alert(1)'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const read = () => readConfiguration({ [name]: value });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(new RegExp(`^${name} .*\\.$`));
  });
});
