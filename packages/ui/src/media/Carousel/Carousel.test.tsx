import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HeroSlider } from '../../content/HeroSlider/index.js';
import { inLanguage } from '../../testing/index.js';
import { Carousel } from './index.js';

test.each([
  [
    'Carousel',
    (ref: { current: HTMLElement | null }, slides: string[]) => (
      <Carousel ref={ref} label="Bottles" autoplay={5000}>
        {slides.map((slide) => (
          <p key={slide}>{slide}</p>
        ))}
      </Carousel>
    ),
  ],
  [
    'HeroSlider',
    (ref: { current: HTMLElement | null }, slides: string[]) => (
      <HeroSlider ref={ref} label="Welcome" panels={slides.map((title) => ({ title, picture: null }))} />
    ),
  ],
])('%s: has its ref and plays once slides arrive', (_name, slider) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const observe = vi.spyOn(IntersectionObserver.prototype, 'observe');
  const ref: { current: HTMLElement | null } = { current: null };
  const { container, rerender } = render(inLanguage('en', slider(ref, [])));
  expect(ref.current).toBeNull();
  rerender(inLanguage('en', slider(ref, ['One', 'Two', 'Three', 'Four'])));
  expect(ref.current).toBe(container.querySelector('section'));
  // Autoplay waits until the slider is in view.
  expect(observe).toHaveBeenCalledWith(ref.current);
});
