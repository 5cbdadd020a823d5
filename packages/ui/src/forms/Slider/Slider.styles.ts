import { css, styled } from 'styled-components';

const thumb = css`
  appearance: none;
  box-sizing: border-box;
  inline-size: var(--thumb-size);
  block-size: var(--thumb-size);
  border: 2px solid var(--color-accent);
  border-radius: 50%;
  background: var(--color-surface);
  box-shadow: 0 1px 3px rgb(0 0 0 / 0.25);
  cursor: grab;
  pointer-events: auto;
`;

const bar = css`
  block-size: 2.75rem;
  background: none;
`;

export const Track = styled.div`
  --thumb-size: 1.625rem;
  position: relative;
  block-size: 2.75rem;
  max-inline-size: 26rem;

  > svg {
    position: absolute;
    /* The middle of a thumb moves between these. */
    inset-inline: calc(var(--thumb-size) / 2);
    inline-size: calc(100% - var(--thumb-size));
    block-size: 100%;
    overflow: visible;
    stroke: var(--color-control-line);
    stroke-width: 4;
    stroke-linecap: round;
    transform: scaleX(var(--dir, 1));
  }

  [data-invalid] > & > svg {
    stroke: var(--color-danger);
  }

  [data-part='fill'] {
    stroke: var(--color-accent);
    stroke-width: 6;
  }

  > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    appearance: none;
    background: none;
    cursor: pointer;

    &:focus-visible {
      outline: none;
    }

    &::-webkit-slider-runnable-track {
      ${bar}
    }

    &::-moz-range-track {
      ${bar}
    }

    &::-webkit-slider-thumb {
      ${thumb}
      margin-block-start: calc((2.75rem - var(--thumb-size)) / 2);
    }

    &::-moz-range-thumb {
      ${thumb}
    }

    &:focus-visible::-webkit-slider-thumb {
      outline: 3px solid var(--color-accent);
      outline-offset: 2px;
    }

    &:focus-visible::-moz-range-thumb {
      outline: 3px solid var(--color-accent);
      outline-offset: 2px;
    }

    &:disabled {
      cursor: not-allowed;
    }

    &:disabled::-webkit-slider-thumb {
      border-color: var(--color-control-line);
      cursor: inherit;
    }

    &:disabled::-moz-range-thumb {
      border-color: var(--color-control-line);
      cursor: inherit;
    }
  }

  &:has(:disabled) [data-part='fill'] {
    stroke: var(--color-control-line);
  }

  /* Two sliders on top of each other: only their thumbs take the pointer. */
  &[data-range] > input {
    pointer-events: none;
  }

  > input[data-raised] {
    z-index: 1;
  }

  @media (forced-colors: active) {
    > svg {
      stroke: CanvasText;
    }

    [data-part='fill'] {
      stroke: Highlight;
    }
  }
`;
