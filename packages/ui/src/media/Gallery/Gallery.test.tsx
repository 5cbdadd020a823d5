import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { Gallery } from './index.js';

const front = { path: 'products/lotion.1a2b', width: 960, height: 960, widths: [160, 960] };
const back = { ...front, path: 'products/lotion-back.3c4d' };

test('names each picture by its own text, else by the product', () => {
  const { container } = renderIn(
    'ar',
    <Gallery label="لوشن" pictures={[front, { ...back, alt: 'لوشن، ظهر العبوة' }]} />,
  );
  const slides = screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
  expect(slides).toEqual(['الصورة 1 من 2: لوشن', 'الصورة 2 من 2: لوشن، ظهر العبوة']);
  const thumbnails = [...container.querySelectorAll('[data-part="thumbnail"]')];
  expect(thumbnails.map((thumbnail) => thumbnail.getAttribute('aria-label'))).toEqual(slides);
});

test.each(['pointerOver', 'focus'] as const)('loads the others in full on %s, until then small and late', (event) => {
  const { container } = renderIn('en', <Gallery label="Lotion" pictures={[front, back]} sizes="600px" />);
  const images = () => [...container.querySelectorAll('picture > img')];
  expect(images().map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
  const small = '(scripting: none) 100vw, 80px';
  expect(images().map((image) => image.getAttribute('sizes'))).toEqual(['600px', small, '80px', '80px']);
  fireEvent[event](screen.getByRole('group'));
  expect(images().map((image) => image.getAttribute('sizes'))).toEqual(['600px', '600px', '80px', '80px']);
});

test('shows one picture without thumbnails, dots, arrows and a stop of the keyboard', () => {
  const { container } = renderIn('en', <Gallery label="Lotion" pictures={[front]} />);
  expect(screen.getByRole('img', { name: 'Image 1 of 1: Lotion' })).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Enlarge image']);
  expect(container.querySelector('[data-part="thumbnails"], [data-part="dots"], [data-part="counter"]')).toBeNull();
  expect(screen.getByRole('group').hasAttribute('tabindex')).toBe(false);
});

test('announces the picture that is turned to', () => {
  let report: (entries: object[]) => void = () => {};
  class Observer {
    constructor(callback: typeof report) {
      report = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const { container } = renderIn('en', <Gallery label="Lotion" pictures={[front, { ...back, alt: 'Lotion, back' }]} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('Image 1 of 2: Lotion');
  const target = container.querySelectorAll('[data-part="slide"]')[1];
  act(() => report([{ target, isIntersecting: true, intersectionRatio: 1 }]));
  expect(status.textContent).toBe('Image 2 of 2: Lotion, back');
  vi.unstubAllGlobals();
});
