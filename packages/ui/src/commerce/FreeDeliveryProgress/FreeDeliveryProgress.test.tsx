import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { FreeDeliveryProgress } from './FreeDeliveryProgress.js';

const barNamed = (name: string | RegExp) => screen.getByRole<HTMLProgressElement>('progressbar', { name });

test.each([
  ['en', /^AED\s12\.00 to go for free delivery$/, 'Your delivery is free'],
  ['ar', /^بقي .*12\.00.* للحصول على توصيل مجاني$/, 'التوصيل مجاني لطلبكِ'],
] as const)(
  'says in words and as a bar how much is missing, and in words alone when nothing is (%s)',
  (language, toGo, reached) => {
    const { rerender } = renderIn(language, <FreeDeliveryProgress value={8700} threshold={9900} />);
    expect(screen.getByRole('status').textContent).toMatch(toGo);
    expect(barNamed(toGo).position).toBeCloseTo(87 / 99);
    for (const threshold of [9900, 0]) {
      rerender(<FreeDeliveryProgress value={14_900} threshold={threshold} />);
      expect(screen.getByRole('status').textContent).toBe(reached);
      expect(screen.queryByRole('progressbar')).toBeNull();
    }
  },
);

test('labels each of several bars by the sentence beside it, without repeating it', () => {
  const values = [4900, 8700];
  renderIn(
    'en',
    values.map((value) => <FreeDeliveryProgress key={value} value={value} threshold={9900} />),
  );
  const sentences = screen.getAllByRole('status');
  for (const [index, bar] of screen.getAllByRole('progressbar').entries()) {
    expect(bar.getAttribute('aria-labelledby')).toBe(sentences[index]?.id);
    expect(bar.getAttribute('aria-label')).toBeNull();
  }
});
