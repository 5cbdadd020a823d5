'use client';
import { Suspense, useEffect, useRef, useState, type HTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { lazyWithRetry } from '../../foundation/lazyWithRetry.js';
import { useUi } from '../../foundation/UiProvider.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { turnByArrows } from '../../navigation/logicalKey.js';
import { Picture, type PictureSource } from '../Picture/index.js';
import { useSlideTrack } from '../SlideTrack/useSlideTrack.js';
import { Root } from './Gallery.styles.js';

/** More pictures than this are counted instead of drawn as dots. */
const MAX_DOTS = 8;

/** `sizes` of a thumbnail, and of pictures out of view: with the same file, they cost nothing until they are wanted. */
const SMALL = '80px';

const Lightbox = lazyWithRetry(async () => ({ default: (await import('../Lightbox/index.js')).Lightbox }));

export interface GalleryProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Accessible name, and that of the pictures without an `alt`: the name of the product. */
  label: string;
  /** The pictures, the main one first. */
  pictures: readonly PictureSource[];
  /** `sizes` of the main picture. */
  sizes?: string;
}

/**
 * The pictures of a product: a swipeable row, arrows, a lightbox, and thumbnails or, on phones, dots. Goes back to the
 * first picture when `pictures` change (another variant). Only the first one loads in full with the page, the others when
 * a finger, the pointer or the focus comes near. Without JavaScript it is a scrollable row. On phones the row is 4 : 5;
 * set `--gallery-max-height` to limit its height.
 */
export function Gallery({
  label,
  pictures,
  sizes = '(min-width: 1024px) 560px, 100vw',
  onKeyDown,
  onPointerOver,
  onFocus,
  ...rest
}: GalleryProps) {
  const { t, direction } = useUi();
  const total = pictures.length;
  const { trackRef, index, goTo } = useSlideTrack<HTMLDivElement>(pictures.map(({ path }) => path));
  const [near, setNear] = useState(false);
  const [zoomed, setZoomed] = useState(false);
  const first = pictures[0]?.path;
  const shown = useRef(first);

  useEffect(() => {
    if (shown.current === first) return;
    shown.current = first;
    // 0 is the inline start in both directions.
    trackRef.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [first, trackRef]);

  const onArrowKey = (event: KeyboardEvent<HTMLElement>) => {
    if (zoomed) return;
    turnByArrows(event, direction, (by) => goTo(Math.min(Math.max(index + by, 0), total - 1)));
  };

  const labelOf = (position: number) =>
    t('imageOf', { n: position + 1, total, name: pictures[position]?.alt ?? label });
  if (total === 0) {
    return (
      <Root {...rest} data-part="gallery" aria-label={label}>
        <div data-part="stage">
          <Picture picture={null} alt={label} ratio="square" />
        </div>
      </Root>
    );
  }
  const shownIndex = Math.min(index, total - 1);
  const loadAll = () => setNear(true);
  return (
    <Root
      {...rest}
      data-part="gallery"
      aria-label={label}
      onKeyDown={composeHandlers(onKeyDown, onArrowKey)}
      onPointerOver={composeHandlers(onPointerOver, loadAll)}
      onFocus={composeHandlers(onFocus, loadAll)}
    >
      <div data-part="stage">
        {/* A scroll container must be reachable by keyboard. */}
        <div
          data-part="track"
          data-scheme="light"
          ref={trackRef}
          role="group"
          aria-label={label}
          tabIndex={total > 1 ? 0 : undefined}
        >
          {pictures.map((picture, position) => (
            <div key={picture.path} data-part="slide">
              <Picture
                picture={picture}
                alt={labelOf(position)}
                ratio="square"
                sizes={position === 0 || near || index > 0 ? sizes : `(scripting: none) 100vw, ${SMALL}`}
                priority={position === 0}
              />
            </div>
          ))}
        </div>
        <button type="button" data-part="zoom" aria-label={t('zoomImage')} onClick={() => setZoomed(true)}>
          <Icon name="zoom" />
        </button>
        {total > 1 && (
          <>
            <button
              type="button"
              data-part="previous"
              aria-label={t('previous')}
              aria-disabled={index === 0 || undefined}
              onClick={() => goTo(index - 1)}
            >
              <Icon name="chevron-start" />
            </button>
            <button
              type="button"
              data-part="next"
              aria-label={t('next')}
              aria-disabled={index >= total - 1 || undefined}
              onClick={() => goTo(index + 1)}
            >
              <Icon name="chevron-end" />
            </button>
            <span data-part="counter" data-few={total <= MAX_DOTS || undefined} aria-hidden="true">
              {t('countOf', { n: shownIndex + 1, total })}
            </span>
            {total <= MAX_DOTS && (
              <span data-part="dots" data-scheme="light" aria-hidden="true">
                {pictures.map(({ path }, position) => (
                  <span key={path} data-current={position === shownIndex || undefined} />
                ))}
              </span>
            )}
          </>
        )}
      </div>
      {total > 1 && (
        <ul data-part="thumbnails">
          {pictures.map((picture, position) => (
            <li key={picture.path}>
              <button
                type="button"
                data-part="thumbnail"
                aria-label={labelOf(position)}
                aria-current={position === index || undefined}
                onClick={() => goTo(position)}
              >
                <Picture picture={picture} alt="" ratio="square" sizes={SMALL} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {total > 1 && <VisuallyHidden role="status">{labelOf(shownIndex)}</VisuallyHidden>}
      {zoomed && (
        <Suspense>
          <Lightbox label={label} pictures={pictures} defaultIndex={shownIndex} open onOpenChange={setZoomed} />
        </Suspense>
      )}
    </Root>
  );
}
