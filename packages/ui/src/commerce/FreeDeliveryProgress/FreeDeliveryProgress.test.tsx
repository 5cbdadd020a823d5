import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { FreeDeliveryProgress } from './FreeDeliveryProgress.js';

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar');

test.each([
  ['en', 'Your delivery is free'],
  ['ar', 'التوصيل مجاني لطلبكِ'],
] as const)('says in words and as a bar how much is missing, and when nothing is (%s)', (language, reached) => {
  const { rerender } = renderIn(language, <FreeDeliveryProgress value={8700} threshold={9900} />);
  expect(screen.getByRole('status').textContent).toContain('12');
  expect(bar().getAttribute('aria-label')).toBe(screen.getByRole('status').textContent);
  expect(bar().position).toBeCloseTo(87 / 99);
  for (const threshold of [9900, 0]) {
    rerender(<FreeDeliveryProgress value={14_900} threshold={threshold} />);
    expect(screen.getByRole('status').textContent).toBe(reached);
    expect(bar().position).toBe(1);
  }
});
