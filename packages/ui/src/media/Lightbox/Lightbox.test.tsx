import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { PicturesProvider } from '../Picture/index.js';
import { Lightbox } from './index.js';

const picture = { path: 'products/lotion.1a2b', width: 960, height: 960, widths: [480, 960] };
const detail = () => document.querySelector('[data-part="detail"]');

test('loads the larger file when somebody zooms in, and shows it once it is there', () => {
  renderIn('en', <Lightbox label="Lotion" pictures={[{ ...picture, zoomWidth: 2000 }]} defaultOpen />);
  expect(detail()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  const image = detail();
  expect(image?.getAttribute('src')).toBe('/pictures/products/lotion.1a2b-2000.avif');
  expect(image?.hasAttribute('data-loaded')).toBe(false);
  fireEvent.load(image!);
  expect(image?.hasAttribute('data-loaded')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(detail()).toBeNull();
});

test('asks the function of the provider for the larger file', () => {
  renderIn(
    'en',
    <PicturesProvider base={({ path }, width, format) => `https://images.test/${path}?${width}.${format}`}>
      <Lightbox label="Lotion" pictures={[{ ...picture, zoomWidth: 2000 }]} defaultOpen />
    </PicturesProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(detail()?.getAttribute('src')).toBe('https://images.test/products/lotion.1a2b?2000.avif');
});

test('keeps the picture when there is no larger file', () => {
  renderIn('en', <Lightbox label="Lotion" pictures={[picture]} defaultOpen />);
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(detail()).toBeNull();
});

test('announces the picture that is turned to', () => {
  const pictures = [picture, { ...picture, path: 'products/lotion-back.3c4d', alt: 'Lotion, back' }];
  renderIn('en', <Lightbox label="Lotion" pictures={pictures} defaultOpen />);
  const status = screen.getByRole('status', { hidden: true });
  expect(status.textContent).toBe('Image 1 of 2: Lotion');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(status.textContent).toBe('Image 2 of 2: Lotion, back');
});
