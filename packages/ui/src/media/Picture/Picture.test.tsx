import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { inLanguage } from '../../testing/inLanguage.js';
import { Picture, PicturesProvider, pictureSrc, pictureSrcSet, type PictureUrl } from './index.js';

const picture = {
  path: 'products/lotion.1a2b',
  width: 960,
  height: 960,
  widths: [320, 960],
  placeholder: 'data:image/webp;base64,AA',
};
const rtl = { ...picture, path: 'heroes/skin-rtl.3c4d' };
const mobile = { ...picture, path: 'heroes/skin-mobile.5e6f', height: 1100 };

describe('addresses', () => {
  test('list each width in its format', () => {
    expect(pictureSrcSet(picture, 'https://cdn.test', 'avif')).toBe(
      'https://cdn.test/products/lotion.1a2b-320.avif 320w, https://cdn.test/products/lotion.1a2b-960.avif 960w',
    );
    expect(pictureSrc(picture, '/pictures')).toBe('/pictures/products/lotion.1a2b-960.webp');
  });

  test('fall back to the only known width', () => {
    expect(pictureSrcSet({ ...picture, widths: [] }, '', 'webp')).toBe('/products/lotion.1a2b-960.webp 960w');
  });

  test('use the SVG file of an illustration', () => {
    const drawing = { path: 'illustrations/cradle.9f.svg', width: 1200, height: 900 };
    expect(pictureSrcSet(drawing, '/pictures', 'avif')).toBe('');
    expect(pictureSrc(drawing, '/pictures')).toBe('/pictures/illustrations/cradle.9f.svg');
  });

  test('start with the base of the provider', () => {
    renderIn(
      'en',
      <PicturesProvider base="https://cdn.test">
        <Picture picture={picture} alt="Lotion" />
      </PicturesProvider>,
    );
    expect(screen.getByRole('img', { name: 'Lotion' }).getAttribute('src')).toMatch(/^https:\/\/cdn\.test\//);
  });

  test('are made by the function of the provider', () => {
    const url: PictureUrl = ({ path }, width, format) => `https://brand.imgix.test/${path}?w=${width}&fm=${format}`;
    const { container } = renderIn(
      'en',
      <PicturesProvider base={url}>
        <Picture picture={{ path: 'lotion.jpg', width: 960, height: 960, widths: [320, 960] }} alt="Lotion" />
        <Picture picture={{ path: 'cradle.svg', width: 1200, height: 900 }} alt="Cradle" />
      </PicturesProvider>,
    );
    const lotion = (width: number, format: string) => `https://brand.imgix.test/lotion.jpg?w=${width}&fm=${format}`;
    const srcSet = (format: string) => `${lotion(320, format)} 320w, ${lotion(960, format)} 960w`;
    expect(container.querySelector('source')?.srcset).toBe(srcSet('avif'));
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'Lotion' });
    expect([image.getAttribute('src'), image.srcset]).toEqual([lotion(960, 'webp'), srcSet('webp')]);
    expect(screen.getByRole('img', { name: 'Cradle' }).getAttribute('src')).toBe(
      'https://brand.imgix.test/cradle.svg?w=1200&fm=svg',
    );
  });
});

test('reserves its space and loads lazily, unless it has priority', () => {
  const { rerender } = renderIn('en', <Picture picture={picture} alt="Lotion" />);
  const image = () => screen.getByRole('img', { name: 'Lotion' });
  expect(image()).toMatchObject({ width: 960, height: 960 });
  expect(image().getAttribute('loading')).toBe('lazy');
  rerender(<Picture picture={picture} alt="Lotion" priority />);
  expect(image().getAttribute('loading')).toBe('eager');
  expect(image().getAttribute('fetchpriority')).toBe('high');
  expect(image().getAttribute('decoding'), 'no frame waits for it').toBe('async');
});

test('uses the picture of the direction, and of phones', () => {
  const { container } = renderIn('ar', <Picture picture={picture} alt="" artDirection={{ rtl, mobile }} />);
  expect(container.querySelector('picture > img')?.getAttribute('src')).toContain('skin-rtl');
  expect(container.querySelector('source[media]')?.getAttribute('srcset')).toContain('skin-mobile');
});

test('shows a labelled placeholder without a picture and when loading fails', () => {
  const { rerender } = renderIn('en', <Picture picture={null} alt="Lotion" />);
  expect(screen.getByRole('img', { name: 'Lotion (No picture yet)' })).toBeTruthy();
  rerender(<Picture picture={picture} alt="Lotion" />);
  fireEvent.error(screen.getByRole('img', { name: 'Lotion' }));
  expect(screen.getByRole('img', { name: 'Lotion (No picture yet)' })).toBeTruthy();
  rerender(<Picture picture={rtl} alt="Lotion" />);
  expect(screen.getByRole('img', { name: 'Lotion' })).toBeTruthy();
});

test('renders no style attribute', () => {
  expect(
    renderToString(inLanguage('en', <Picture picture={picture} alt="Lotion" ratio="hero" artDirection={{ mobile }} />)),
  ).not.toContain('style=');
});
