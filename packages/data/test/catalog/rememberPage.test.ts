import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberPageAtom } from '../../src/catalog/index.js';
import { createShopStore } from '../../src/store/index.js';
import { fakeServer } from '../fakeServer.js';
import { FakeStorage } from '../fakeStorage.js';

describe('rememberPageAtom', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const { store } = createShopStore({ http: fakeServer(() => ({})).http });

  it('stores the page in both storages unless it is `all` or missing', () => {
    const [local, session] = [new FakeStorage(), new FakeStorage()];
    vi.stubGlobal('window', { localStorage: local.tab(), sessionStorage: session.tab() });
    store.set(rememberPageAtom, 3);
    store.set(rememberPageAtom, 'all');
    store.set(rememberPageAtom, undefined);
    expect([local.values.get('page'), session.values.get('page')]).toEqual(['3', '3']);
  });

  it('ignores full, blocked or missing storage', () => {
    const full = new FakeStorage().tab();
    full.full = true;
    const blocked = {
      localStorage: full,
      get sessionStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    vi.stubGlobal('window', blocked);
    expect(() => store.set(rememberPageAtom, 2)).not.toThrow();
    vi.unstubAllGlobals();
    expect(() => store.set(rememberPageAtom, 2)).not.toThrow();
  });
});
