import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { lazyHydrate, startNavigation } from '../../src/app/lazyHydrate.js';

const Part = lazyHydrate('part', 'idle', () => Promise.resolve({ default: () => <p>Loaded</p> }));

const boundary = () => document.querySelector<HTMLElement>('[data-lazy=part]');

test('a part that a navigation renders is marked as hydrated, also when its code is already there', async () => {
  startNavigation();
  for (let visit = 0; visit < 2; visit++) {
    const { unmount } = render(
      <MemoryRouter>
        <Part />
      </MemoryRouter>,
    );
    await screen.findByText('Loaded');
    await vi.waitFor(() => expect(boundary()?.dataset.hydrated).toBe(''));
    unmount();
  }
});
