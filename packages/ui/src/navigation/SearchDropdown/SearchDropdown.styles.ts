import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';

export const Root = styled.div`
  position: absolute;
  z-index: var(--layer-popup);
  inset-block-start: 100%;
  inset-inline: 0;
  display: flex;
  flex-direction: column;
  max-block-size: calc(100dvh - 4rem);
  border-block: 1px solid var(--color-line);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);
  animation: search-dropdown-open var(--motion-normal) var(--ease-out);

  > * {
    inline-size: min(100%, 50rem);
    margin-inline: auto;
    padding-inline: var(--gutter);
  }

  [data-part='form'] {
    position: relative;
    flex: none;
    padding-block: var(--space-16);
  }

  [data-part='field'] {
    inline-size: 100%;
    min-block-size: 3.25rem;
    padding-inline: var(--space-24) 3.5rem;
    border: 1.5px solid var(--color-control-line);
    border-radius: var(--radius-pill);
    background: var(--color-surface);
    /* iOS zooms into fields below 16 px. */
    font-size: max(1rem, var(--text-16));

    &::placeholder {
      color: var(--color-ink-soft);
      opacity: 1;
    }

    &:focus-visible {
      outline-width: 2px;
      outline-offset: -2px;
    }
  }

  [data-part='submit'] {
    position: absolute;
    inset-block: var(--space-16);
    inset-inline-end: calc(var(--gutter) + var(--space-4));
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    margin-block: auto;
    border-radius: var(--radius-pill);
    color: var(--color-on-accent);
    background: var(--color-accent);

    &:hover {
      background: var(--color-accent-hover);
    }
  }

  [data-part='panel'] {
    min-block-size: 0;
    padding-block-end: var(--space-16);
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  [data-part='message'],
  [data-part='empty'] {
    padding: var(--space-12) var(--space-8);
    color: var(--color-ink-soft);

    &[data-tone='danger'] {
      color: var(--color-danger);
    }
  }

  [data-part='results']:not([hidden]) {
    display: grid;
    gap: var(--space-16);

    ${media.wide} {
      grid-template-columns: 3fr 2fr;
      gap: var(--space-32);
    }
  }

  &[data-status='loading'] [data-part='results'] {
    opacity: 0.55;
  }

  [data-part='heading'] {
    padding: var(--space-8);
    color: var(--color-ink-soft);
    font-size: var(--text-14);
    font-weight: var(--weight-medium);
  }

  [data-part='option'] {
    display: flex;
    align-items: center;
    gap: var(--space-12);
    min-block-size: 2.75rem;
    padding: var(--space-8);
    border-radius: var(--radius-card);
    color: var(--color-ink);
    text-decoration: none;

    &[aria-selected='true'] {
      background: var(--color-pastel-3);
      box-shadow: inset 0 0 0 1.5px var(--color-line);
    }
  }

  [data-part='picture'] {
    flex: none;
    inline-size: 3.5rem;
    block-size: 3.5rem;
    overflow: hidden;
    border-radius: var(--radius-field);
    background: var(--color-pastel-3);

    img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
  }

  [data-part='text'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;

    ${media.wide} {
      flex-direction: row;
      align-items: center;
      gap: var(--space-16);
    }
  }

  [data-part='name'] {
    flex: 1;
    min-inline-size: 0;
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }

  [data-part='price'] {
    flex: none;
    font-weight: var(--weight-bold);
    white-space: nowrap;

    s {
      color: var(--color-ink-soft);
      font-size: var(--text-14);
      font-weight: var(--weight-regular);
    }
  }

  @keyframes search-dropdown-open {
    from {
      opacity: 0;
      transform: translateY(-0.5rem);
    }
  }

  @media (forced-colors: active) {
    [aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
