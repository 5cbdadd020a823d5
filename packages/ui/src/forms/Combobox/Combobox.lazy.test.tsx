import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { Combobox } from './Combobox.js';

const line = vi.hoisted(() => ({ broken: true, asked: 0 }));
vi.mock('./ComboboxList.js', () => ({
  get ComboboxList() {
    line.asked += 1;
    if (line.broken) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ id, children }: { id: string; children: React.ReactNode }) => (
      <div role="listbox" id={id}>
        {children}
      </div>
    );
  },
}));

const unheard = vi.fn();
beforeEach(() => void process.on('unhandledRejection', unheard));
afterEach(() => void process.off('unhandledRejection', unheard));

test('loads the list again on use when it failed to load on focus', async () => {
  const user = userEvent.setup();
  render(inLanguage('en', <Combobox label="Area" options={[{ value: 'barsha', label: 'Al Barsha' }]} />));
  await user.tab();
  await vi.waitFor(() => expect(line.asked).toBe(1));
  // Unhandled rejections are reported after the current task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(unheard).not.toHaveBeenCalled();

  line.broken = false;
  await user.keyboard('bar');
  expect(await screen.findByRole('option', { name: 'Al Barsha' })).toBeTruthy();
});
