'use client';
import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import { useOpenState } from '../../foundation/useOpenState.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { logicalKey } from '../../navigation/logicalKey.js';
import { useModalDialog, type ModalDialogProps } from '../../overlays/useModalDialog.js';
import { Picture, type PictureSource } from '../Picture/index.js';
import { pictureUrl } from '../Picture/pictureSrcSet.js';
import { usePictureBase } from '../Picture/PicturesProvider.js';
import { slideButton } from '../SlideTrack/SlideTrack.styles.js';
import { useZoom } from './useZoom.js';

const Root = styled.dialog`
  inline-size: 100vw;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  overflow: hidden;
  color: var(--color-ink);
  background: var(--color-paper);
  border: 0;
  outline: none;

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }

  button {
    ${slideButton}
  }

  > [data-part='bar'] {
    display: flex;
    gap: var(--space-8);
    align-items: center;
    padding: var(--space-8) var(--space-12);
  }

  [data-part='counter'] {
    flex: 1;
    font-variant-numeric: tabular-nums;
  }

  > [data-part='stage'] {
    /* Shows the true colours in the dark too. */
    --picture-filter: none;
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 0;
  }

  [data-part='frame'] {
    inline-size: min(100vw, 100dvh - 4rem);
    aspect-ratio: 1;
    overflow: hidden;
    cursor: zoom-in;
    touch-action: none;

    img {
      pointer-events: none;
    }

    > div {
      position: relative;
    }

    [data-part='detail'] {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      opacity: 0;

      &[data-loaded] {
        opacity: 1;
      }
    }

    &[data-zoomed] {
      cursor: grab;
    }
  }

  [data-part='previous'],
  [data-part='next'] {
    position: absolute;
    inset-block-start: calc(50% - 1.375rem);
  }

  [data-part='previous'] {
    inset-inline-start: var(--space-12);
  }

  [data-part='next'] {
    inset-inline-end: var(--space-12);
  }
`;

/** Distance per arrow key when zoomed, px. */
const STEP = 80;

export interface LightboxProps extends Omit<ModalDialogProps, 'dismissible' | 'children'> {
  /** Accessible name, and that of the pictures without an `alt`. */
  label: string;
  /** The pictures, in their order. */
  pictures: readonly PictureSource[];
  /** Number of the picture shown at first, from 0. */
  defaultIndex?: number;
}

/**
 * Full-screen picture viewer with zoom: wheel, pinch, double click, the keys + − 0, and arrows to pan or to change the
 * picture. Zoomed in, it shows the larger file of `zoomWidth`. `Gallery` loads it on demand.
 */
export function Lightbox({ open, defaultOpen, onOpenChange, ...rest }: LightboxProps) {
  const [isOpen, requestOpen] = useOpenState({ open, defaultOpen, onOpenChange });
  // Each time it opens, it starts unzoomed at `defaultIndex`.
  return isOpen && <Viewer {...rest} open onOpenChange={(next, { reason }) => requestOpen(next, reason)} />;
}

function Viewer({ label, pictures, defaultIndex = 0, ...rest }: LightboxProps) {
  const { t, direction } = useUi();
  const [index, setIndex] = useState(defaultIndex);
  const { frameRef, contentRef, scale, canZoomIn, zoomBy, move, reset } = useZoom();
  const modal = useModalDialog(rest);
  const total = pictures.length;
  const picture = pictures[index] ?? null;
  const name = t('imageOf', { n: index + 1, total, name: picture?.alt ?? label });

  const turn = (next: number) => {
    if (next < 0 || next >= total) return;
    reset();
    setIndex(next);
  };

  const onKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    const key = logicalKey(event, direction);
    if (key === '') return;
    if (event.key === '+' || event.key === '=') zoomBy(1.5);
    else if (event.key === '-') zoomBy(1 / 1.5);
    else if (event.key === '0') reset();
    else if (scale > 1 && event.key.startsWith('Arrow')) {
      // Panning is physical: arrows move in the direction they show, also in Arabic.
      const sideways = event.key === 'ArrowLeft' ? STEP : event.key === 'ArrowRight' ? -STEP : 0;
      const upright = event.key === 'ArrowUp' ? STEP : event.key === 'ArrowDown' ? -STEP : 0;
      move(sideways, upright);
      event.preventDefault();
    } else if (key === 'ArrowRight') turn(index + 1);
    else if (key === 'ArrowLeft') turn(index - 1);
  };

  return (
    <Root
      {...modal.attributes}
      data-part="lightbox"
      aria-label={label}
      onKeyDown={composeHandlers(modal.attributes.onKeyDown, onKey)}
    >
      <div data-part="bar">
        <span data-part="counter">
          {total > 1 && (
            <>
              <span aria-hidden="true">{t('countOf', { n: index + 1, total })}</span>
              <VisuallyHidden role="status">{name}</VisuallyHidden>
            </>
          )}
        </span>
        <button
          type="button"
          aria-label={t('zoomOut')}
          aria-disabled={scale <= 1 || undefined}
          onClick={() => zoomBy(1 / 1.5)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          aria-label={t('zoomIn')}
          aria-disabled={!canZoomIn || undefined}
          onClick={() => zoomBy(1.5)}
        >
          <Icon name="plus" />
        </button>
        <button type="button" aria-label={t('close')} onClick={() => modal.close('close-press')}>
          <Icon name="close" />
        </button>
      </div>
      <div data-part="stage">
        <div data-part="frame" ref={frameRef} data-zoomed={scale > 1 || undefined}>
          {/* A picture that fails to load becomes a placeholder, which must stay zoomed. */}
          <div ref={contentRef} key={picture?.path}>
            <Picture picture={picture} alt={name} ratio="square" sizes="min(100vw, 100vh)" priority />
            {picture && scale > 1 && <Detail picture={picture} />}
          </div>
        </div>
        {total > 1 && (
          <>
            <button
              type="button"
              data-part="previous"
              aria-label={t('previous')}
              aria-disabled={index === 0 || undefined}
              onClick={() => turn(index - 1)}
            >
              <Icon name="chevron-start" />
            </button>
            <button
              type="button"
              data-part="next"
              aria-label={t('next')}
              aria-disabled={index === total - 1 || undefined}
              onClick={() => turn(index + 1)}
            >
              <Icon name="chevron-end" />
            </button>
          </>
        )}
      </div>
    </Root>
  );
}

/** The largest file, over the picture. Invisible until it has loaded, so that the picture stays if it fails. */
function Detail({ picture }: { picture: PictureSource }) {
  const { zoomWidth } = picture;
  const base = usePictureBase();
  const [loaded, setLoaded] = useState(false);
  if (!zoomWidth) return null;
  return (
    <img
      data-part="detail"
      data-loaded={loaded || undefined}
      src={pictureUrl(base, picture, zoomWidth, 'avif')}
      alt=""
      onLoad={() => setLoaded(true)}
    />
  );
}
