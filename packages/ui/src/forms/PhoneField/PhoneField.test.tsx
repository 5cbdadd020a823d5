import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { PhoneField } from './PhoneField.js';

const given = vi.fn();
function Controlled() {
  const [value, setValue] = useState('');
  return (
    <PhoneField
      label="Mobile number"
      value={value}
      onValueChange={(digits, details) => {
        given(digits, details);
        setValue(digits);
      }}
    />
  );
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });

test.each([
  '501234567',
  '0501234567',
  '+971 50 123 4567',
  '00971501234567',
  '٠٥٠١٢٣٤٥٦٧',
  '050-123-4567',
  '971501234567',
])('%s, pasted or typed, gives the nine digits', async (written) => {
  const user = userEvent.setup();
  render(inLanguage('en', <Controlled />));
  await user.click(input());
  await user.paste(written);
  expect(input().value).toBe('501234567');
  await user.clear(input());
  await user.type(input(), written);
  expect(input().value).toBe('501234567');
});

test('accepts only digits, and no more than a number has', async () => {
  const user = userEvent.setup();
  render(inLanguage('en', <PhoneField label="Mobile number" />));
  await user.type(input(), 'a5b0c1d2345678901');
  expect(input().value).toBe('501234567');
});

test.each(['+966501234567', '00447700900123', '+44 1234567'])(
  '%s, of another country, is kept whole and not taken for one of this country',
  async (written) => {
    const user = userEvent.setup();
    render(inLanguage('en', <Controlled />));
    const kept = written.replace(/ /g, '');
    await user.click(input());
    await user.paste(written);
    expect(input().value).toBe(kept);
    await user.clear(input());
    await user.type(input(), written);
    expect(input().value).toBe(kept);
    expect(given).toHaveBeenLastCalledWith(kept, { reason: 'input' });
  },
);

test('describes the field by the country code, left to right in Arabic', () => {
  render(inLanguage('ar', <PhoneField label="Mobile number" description="9 أرقام" />));
  const words = input()
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(words).toEqual(['9 أرقام', '+971'].reverse());
  expect(input().closest('[dir]')?.getAttribute('dir')).toBe('ltr');
});
