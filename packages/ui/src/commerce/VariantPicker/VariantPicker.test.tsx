import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderToString } from 'react-dom/server';
import { inLanguage } from '../../testing/inLanguage.js';
import { renderIn } from '../../navigation/renderIn.js';
import { samplePictures } from '../../media/samplePictures.js';
import { sampleVariants } from '../samples.js';
import { VariantPicker } from './VariantPicker.js';

/** jsdom does not navigate: the hash shows which link was followed. */
const groups = (language: 'en' | 'ar') =>
  sampleVariants(language).map((group, at) => ({
    ...group,
    options: group.options.map((option, index) => ({ ...option, href: `#${at}-${index}` })),
  }));

test('is a labelled radio group that marks the selected and the unavailable options', () => {
  renderIn('en', <VariantPicker groups={groups('en')} />);
  expect(screen.getByRole('radiogroup', { name: 'Size: 240 ml' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: '240 ml' }).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('radio', { name: '330 ml, Out of stock' }).getAttribute('href')).toBe('#0-2');
});

test('shows the picture of an option beside its name, which names it alone', () => {
  const options = [
    { label: 'Plain', href: '#plain', selected: true, picture: samplePictures.bottle240 },
    { label: 'Bear', href: '#bear', picture: samplePictures.bottle240Bear },
  ];
  renderIn('en', <VariantPicker groups={[{ label: 'Pattern', options }]} />);
  const bear = screen.getByRole('radio', { name: 'Bear' });
  expect(bear.querySelector('picture img')?.getAttribute('src')).toContain(samplePictures.bottle240Bear.path);
  expect(screen.queryByRole('img')).toBeNull();
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

test.each(['en', 'ar'] as const)('leaves shortcuts such as Alt+Left to the browser (%s)', (language) => {
  renderIn(language, <VariantPicker groups={groups(language)} />);
  const radio = screen.getAllByRole('radio')[1]!;
  for (const modifier of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
    expect(fireEvent.keyDown(radio, { key: 'ArrowLeft', ...modifier })).toBe(true);
});

test('shows and announces the price of an option', () => {
  const [size] = groups('en');
  const options = size!.options.map((option, at) => ({ ...option, price: { amount: at === 2 ? null : 4500 } }));
  renderIn('en', <VariantPicker groups={[{ ...size!, options }]} />);
  expect(screen.getByRole('radio', { name: '240 ml, AED\u00a045.00' }).textContent).toBe('240 mlAED\u00a045.00');
  expect(screen.getByRole('radio', { name: '330 ml, Coming soon' }).textContent).toBe('330 mlComing soon');
});

test('separates the parts of an Arabic name with its own comma', () => {
  renderIn('ar', <VariantPicker groups={groups('ar')} />);
  const name = screen.getAllByRole('radio')[2]!.getAttribute('aria-label');
  expect(name).toContain('، ');
  expect(name).not.toContain(',');
});

test('separates the parts of an English name with its own comma from right to left, too', () => {
  render(inLanguage('en', <VariantPicker groups={groups('en')} />, { direction: 'rtl' }));
  expect(screen.getAllByRole('radio')[2]!.getAttribute('aria-label')).not.toContain('،');
});

test('shows and announces what else sets an option apart, instead of its price', () => {
  const [size] = groups('en');
  const options = size!.options.map((option) => ({ ...option, price: { amount: 4500 }, detail: '3+' }));
  renderIn('en', <VariantPicker groups={[{ ...size!, options }]} />);
  expect(screen.getByRole('radio', { name: '240 ml, 3+' }).textContent).toBe('240 ml3+');
  expect(screen.getByRole('radio', { name: '330 ml, Out of stock' }).textContent).toBe('330 mlOut of stock');
});

test('is one tab stop per group', async () => {
  const user = userEvent.setup();
  renderIn('en', <VariantPicker groups={groups('en')} />);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('240 ml');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Cat');
});

test('keeps every option in the tab order of server HTML', () => {
  const warn = vi.spyOn(console, 'error');
  expect(renderToString(inLanguage('en', <VariantPicker groups={groups('en')} />))).not.toContain('tabindex');
  expect(warn).not.toHaveBeenCalled();
});

test('marks an option that fits, also beside the label', () => {
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
  expect(screen.getByRole('radio', { name: '330 ml, Out of stock, Fits your baby now' })).toBeTruthy();
  expect(screen.getByText('Fits your baby now:').textContent).toBe('Fits your baby now: 330 ml');
  expect(screen.getByRole('radiogroup', { name: 'Size: 240 ml' })).toBeTruthy();
});
