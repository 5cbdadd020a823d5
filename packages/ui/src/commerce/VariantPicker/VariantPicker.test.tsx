import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderToString } from 'react-dom/server';
import { inLanguage } from '../../testing/inLanguage.js';
import { renderIn } from '../../navigation/renderIn.js';
import { sampleVariants } from '../samples.js';
import { VariantPicker } from './VariantPicker.js';

/** jsdom follows no links: the hash says which one was taken. */
const groups = (language: 'en' | 'ar') =>
  sampleVariants(language).map((group, at) => ({
    ...group,
    options: group.options.map((option, index) => ({ ...option, href: `#${at}-${index}` })),
  }));

test('is a named radio group whose choice is selected and whose missing option says so', () => {
  renderIn('en', <VariantPicker groups={groups('en')} />);
  expect(screen.getByRole('radiogroup', { name: 'Size: 240 ml' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: '240 ml' }).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('radio', { name: '330 ml, not available' }).getAttribute('href')).toBe('#0-2');
});

test.each([
  ['en', '{ArrowRight}', '#0-2'],
  ['en', '{ArrowLeft}', '#0-0'],
  ['ar', '{ArrowRight}', '#0-0'],
  ['ar', '{ArrowLeft}', '#0-2'],
  ['ar', '{ArrowDown}', '#0-2'],
  ['en', '{End}', '#0-2'],
] as const)('in %s the key %s moves and chooses', async (language, key, hash) => {
  const user = userEvent.setup();
  renderIn(language, <VariantPicker groups={groups(language)} />);
  act(() => screen.getAllByRole('radio')[1]!.focus());
  await user.keyboard(key);
  expect(window.location.hash).toBe(hash);
  expect(document.activeElement?.getAttribute('href')).toBe(hash);
});

test('is one stop of the Tab key for each group', async () => {
  const user = userEvent.setup();
  renderIn('en', <VariantPicker groups={groups('en')} />);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('240 ml');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Cat');
});

test("leaves every option reachable in the server's page", () => {
  const warn = vi.spyOn(console, 'error');
  expect(renderToString(inLanguage('en', <VariantPicker groups={groups('en')} />))).not.toContain('tabindex');
  expect(warn).not.toHaveBeenCalled();
});

test('an option that suits the visitor says so, beside the label too', () => {
  const [size] = groups('en');
  renderIn(
    'en',
    <VariantPicker
      groups={[
        {
          ...size!,
          options: size!.options.map((option, at) => (at === 2 ? { ...option, fits: 'Fits your baby now' } : option)),
        },
      ]}
    />,
  );
  expect(screen.getByRole('radio', { name: '330 ml, not available, Fits your baby now' })).toBeTruthy();
  expect(screen.getByText('Fits your baby now:').textContent).toBe('Fits your baby now: 330 ml');
  expect(screen.getByRole('radiogroup', { name: 'Size: 240 ml' })).toBeTruthy();
});
