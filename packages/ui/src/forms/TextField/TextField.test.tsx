import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { TextField } from './TextField.js';

test.each(['en', 'ar'] as const)('is described by prefix and suffix (%s)', (language) => {
  render(inLanguage(language, <TextField label="Weight" prefix="≈" suffix="kg" description="Without clothes" />));
  const ids = screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['≈', 'kg', 'Without clothes']);
});

test.each(['tel', 'number', 'email', 'url'] as const)('is left to right for %s in Arabic', (type) => {
  const { container } = render(inLanguage('ar', <TextField label="قيمة" type={type} />));
  const input = container.querySelector('input');
  expect([input?.type, input?.dir]).toEqual([type, 'ltr']);
});

test('isolates prefix and suffix, so that the plus of a calling code stays before it in Arabic', () => {
  render(inLanguage('ar', <TextField label="الهاتف" prefix="+971" suffix="كغ" />));
  expect([screen.getByText('+971').tagName, screen.getByText('كغ').tagName]).toEqual(['BDI', 'BDI']);
});
