import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { intlFormats } from '../../foundation/intlFormats.js';
import { inLanguage } from '../../testing/index.js';
import { Slider } from '../Slider/index.js';
import { NumberField } from './NumberField.js';

test('its button keeps the focus at the end of the range, and does nothing there', async () => {
  const changed = vi.fn();
  render(inLanguage('en', <NumberField label="Weight" defaultValue={9} max={10} onValueChange={changed} />));
  const increase = screen.getByRole('button', { name: 'Increase' });
  await userEvent.click(increase);
  await userEvent.click(increase);
  expect(document.activeElement).toBe(increase);
  expect(increase.getAttribute('aria-disabled')).toBe('true');
  expect(changed.mock.calls).toEqual([[10, { reason: 'increment' }]]);
});

test('its buttons change no read-only number', async () => {
  const changed = vi.fn();
  render(inLanguage('en', <NumberField label="Weight" defaultValue={9} readOnly onValueChange={changed} />));
  const decrease = screen.getByRole('button', { name: 'Decrease' });
  await userEvent.click(decrease);
  expect(decrease.getAttribute('aria-disabled')).toBe('true');
  expect(changed).not.toHaveBeenCalled();
});

test('the unit is part of the description', () => {
  render(inLanguage('en', <NumberField label="Weight" unit="kg" description="As in the health book" />));
  const ids = screen.getByRole('spinbutton').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['kg', 'As in the health book']);
});

test('reads and writes numbers as the provider does', async () => {
  const changed = vi.fn();
  const french = { formats: intlFormats('fr') };
  render(
    inLanguage(
      'fr',
      <>
        <NumberField label="Poids" step={0.1} onValueChange={changed} />
        <Slider label="Budget" max={5000} defaultValue={[1250.5]} step={0.5} />
      </>,
      french,
    ),
  );
  const field = screen.getByRole<HTMLInputElement>('spinbutton');
  await userEvent.type(field, '1,5');
  await userEvent.tab();
  expect(changed).toHaveBeenCalledExactlyOnceWith(1.5, { reason: 'input' });
  expect(field.value).toBe('1,5');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(french.formats.number(1250.5));
});
