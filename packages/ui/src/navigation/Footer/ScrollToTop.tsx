'use client';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';

/** Scroll position from which the button is visible, px, and the duration of the scroll, ms. */
const SHOWN_FROM = 150;
const DURATION = 500;

const Root = styled.button`
  /* On the crest of the footer, where it covers no text. */
  position: absolute;
  inset-block-start: -1.375rem;
  inset-inline: 0;
  margin-inline: auto;
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  /* In the dark scheme the shadow draws the edge. */
  border: 1px solid light-dark(var(--color-line), transparent);
  border-radius: var(--radius-pill);
  color: var(--color-accent);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);
  transition:
    opacity var(--motion-normal) var(--ease-out),
    visibility var(--motion-normal);

  @media (hover: hover) {
    &:hover {
      background: var(--color-pastel-3);
    }
  }

  &:not([data-shown]) {
    visibility: hidden;
    opacity: 0;
  }

  /* Floats where the margin of the page has room for it. */
  @media (min-width: 86em) {
    position: fixed;
    z-index: var(--layer-bar);
    inset-block: auto var(--space-16);
    inset-inline: auto var(--space-16);
  }

  @media print {
    display: none;
  }
`;

/** Scrolls to the top in 500 ms, or at once with reduced motion. Wheel and touch cancel it. */
function scrollToTop(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0);
    return;
  }
  const from = window.scrollY;
  const start = performance.now();
  const stop = new AbortController();
  const options = { passive: true, once: true, signal: stop.signal };
  window.addEventListener('wheel', () => stop.abort(), options);
  window.addEventListener('touchstart', () => stop.abort(), options);
  const step = (now: number) => {
    if (stop.signal.aborted) return;
    const left = 1 - Math.min(1, Math.max(0, now - start) / DURATION);
    window.scrollTo(0, Math.round(from * left ** 3));
    if (left > 0) requestAnimationFrame(step);
    else stop.abort();
  };
  requestAnimationFrame(step);
}

/** The back-to-top button of a long page: beside the content of wide windows, at the footer of others. */
export function ScrollToTop() {
  const { t } = useUi();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const onScroll = () => setShown(window.scrollY > SHOWN_FROM);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return (
    <Root
      type="button"
      aria-label={t('scrollToTop')}
      data-part="scroll-to-top"
      data-shown={shown || undefined}
      onClick={scrollToTop}
    >
      <Icon name="chevron-up" />
    </Root>
  );
}
