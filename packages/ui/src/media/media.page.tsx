// Page for media.test.ts: scrollable rows.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { directionOf } from '@mahd/rules/locale';
import { styled } from 'styled-components';
import { ProductCarousel } from '../commerce/ProductCarousel/index.js';
import { HeroSlider } from '../content/HeroSlider/index.js';
import { ar } from '../foundation/strings/ar.js';
import { en } from '../foundation/strings/en.js';
import { GlobalStyle } from '../foundation/style/index.js';
import { UiProvider } from '../foundation/UiProvider.js';
import { Carousel } from './Carousel/index.js';
import { Gallery } from './Gallery/index.js';
import { Lightbox } from './Lightbox/index.js';
import type { PictureSource } from './Picture/index.js';
import { samplePictures } from './samplePictures.js';

const Tall = styled.div`
  block-size: 3000px;
`;

const Box = styled.article`
  block-size: 120px;
`;

const { bottle160, bottle240, bottle240Bear, lotion, cream } = samplePictures;

function Page() {
  const [pictures, setPictures] = useState<PictureSource[]>([bottle240, bottle240Bear, bottle160]);
  const [zoomed, setZoomed] = useState(false);
  return (
    <Tall id="page">
      <HeroSlider
        label="Welcome"
        panels={['One', 'Two', 'Three'].map((title) => ({
          title,
          picture: null,
          action: { label: `Go ${title}`, href: '#' },
        }))}
      />
      <ProductCarousel title="Recommended">
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <Box key={n}>
            <a href={`#${n}`}>Product {n}</a>
          </Box>
        ))}
      </ProductCarousel>
      <ProductCarousel title="Related">
        {[1, 2].map((n) => (
          <Box key={n}>Related {n}</Box>
        ))}
      </ProductCarousel>
      <Carousel label="Nipples" loop>
        {[1, 2, 3, 4].map((n) => (
          <Box key={n}>Nipple {n}</Box>
        ))}
      </Carousel>
      <Gallery label="Bottle" pictures={pictures} />
      <button type="button" onClick={() => setPictures([lotion, cream])}>
        Other variant
      </button>
      <button type="button" onClick={() => setZoomed(true)}>
        Look closely
      </button>
      <Carousel label="Bottles" autoplay={5000}>
        {[1, 2, 3, 4].map((n) => (
          <Box key={n}>
            <a href={`#bottle-${n}`}>Bottle {n}</a>
          </Box>
        ))}
      </Carousel>
      <Lightbox label="Lotion" pictures={[lotion, cream]} open={zoomed} onOpenChange={setZoomed} />
    </Tall>
  );
}

const language = new URLSearchParams(window.location.search).get('language') === 'ar' ? 'ar' : 'en';
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <UiProvider language={language} strings={language === 'ar' ? ar : en}>
    <GlobalStyle />
    <Page />
  </UiProvider>,
);
