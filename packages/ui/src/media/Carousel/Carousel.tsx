'use client';
import {
  Children,
  isValidElement,
  useEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { chevronEnd, chevronStart, pause, play } from '../../foundation/icons/icons.js';
import { loadWithRetry } from '../../foundation/lazyWithRetry.js';
import { useMergedRef } from '../../foundation/useMergedRef.js';
import { useUi } from '../../foundation/UiProvider.js';
import { warnOnce } from '../../foundation/warnOnce.js';
import { turnByArrows } from '../../navigation/logicalKey.js';
import { useAutoplay } from '../SlideTrack/useAutoplay.js';
import { prefersReducedMotion, useSlideTrack } from '../SlideTrack/useSlideTrack.js';
import { Root } from './Carousel.styles.js';
import type { LoopingTrack, Turn } from './LoopingTrack.js';

export interface CarouselProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  ref?: Ref<HTMLElement>;
  /** Accessible name of the carousel. */
  label: string;
  /** Heading above the slides. On wide screens the arrows stand beside it, as in `ProductCarousel`. */
  heading?: ReactNode;
  /** The slides. Three are visible, two below 600 px, one below 480 px. */
  children: ReactNode;
  /** Loops endlessly. Loads Swiper once the carousel is near the viewport. */
  loop?: boolean;
  /** Below 480 px, the row extends to the edge of the screen and cuts off the next slide there, so that one sees there are more. */
  peek?: boolean;
  /** Advances after this many ms; implies `loop`. Pauses on hover and focus. Off with reduced motion. */
  autoplay?: number;
}

const keyOf = (slide: ReactNode, position: number) => (isValidElement(slide) && slide.key) || String(position);

/**
 * A carousel of a few similar items. The server renders a scrollable row; looping loads in the browser. The controls come
 * before the slides in the tab order, the pause button first; a counter is shown while one slide is in view. For products use `ProductCarousel`, for the top of a page `HeroSlider`.
 */
export function Carousel({
  label,
  heading,
  children,
  loop = false,
  peek = false,
  autoplay,
  ref,
  onKeyDown,
  ...rest
}: CarouselProps) {
  const { t, direction } = useUi();
  const slides = Children.toArray(children);
  const total = slides.length;
  const root = useRef<HTMLElement>(null);
  const attach = useMergedRef(ref, root);
  const turn = useRef<Turn | null>(null);
  const [Loop, setLoop] = useState<typeof LoopingTrack>();
  const [loopIndex, setLoopIndex] = useState(0);
  const { trackRef, index, lastIndex, goTo } = useSlideTrack<HTMLDivElement>(slides.map(keyOf));
  const loops = (loop || autoplay !== undefined) && total > 3;

  useEffect(() => {
    const element = root.current;
    if (!loops || !element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void loadWithRetry(() => import('./LoopingTrack.js'), { quiet: true }).then(({ LoopingTrack: Loaded }) => {
          // Its slides are new elements: the focus would be lost with those of the track. In a window left with the focus
          // in the track, nothing else has got it.
          const { current: track } = trackRef;
          const replaceTrack = (left?: FocusEvent) => {
            const focused = left?.relatedTarget ?? document.activeElement;
            if (!track?.contains(focused as Element | null)) setLoop(() => Loaded);
          };
          track?.addEventListener('focusout', replaceTrack);
          replaceTrack();
        });
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [loops, trackRef]);

  const current = loops && Loop ? loopIndex : index;
  const step = (by: 1 | -1) => {
    if (turn.current) turn.current(by);
    else goTo(by === 1 && lastIndex >= total - 1 ? 0 : (index + by + total) % total);
  };
  const { playing, toggle } = useAutoplay(root, loops ? autoplay : undefined, current, () => step(1));

  const track = (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
    <div data-part="track" ref={trackRef} role="group" aria-label={label} tabIndex={0}>
      {slides.map((slide, position) => (
        <div
          key={keyOf(slide, position)}
          data-part="slide"
          role="group"
          aria-label={t('slideOf', { n: position + 1, total })}
        >
          {slide}
        </div>
      ))}
    </div>
  );

  if (total === 0) {
    if (process.env.NODE_ENV !== 'production')
      warnOnce(`Carousel "${label}" has no slides and shows nothing: leave it out, or give it children.`);
    return null;
  }
  return (
    <Root
      {...rest}
      ref={attach}
      data-part="carousel"
      data-peek={peek || undefined}
      aria-label={t('carousel', { title: label })}
      onKeyDown={composeHandlers(onKeyDown, (event) => turnByArrows(event, direction, step))}
    >
      {heading && <div data-part="heading">{heading}</div>}
      <div data-part="controls">
        {autoplay !== undefined && loops && (
          <button
            type="button"
            data-part="toggle"
            aria-label={t(playing ? 'pauseSlides' : 'playSlides')}
            onClick={toggle}
          >
            <SvgIcon shape={playing ? pause : play} filled={!playing} />
          </button>
        )}
        <button type="button" aria-label={t('previousSlide')} onClick={() => step(-1)}>
          <SvgIcon shape={chevronStart} />
        </button>
        <span data-part="counter" aria-hidden="true">
          {t('countOf', { n: current + 1, total })}
        </span>
        <button type="button" aria-label={t('nextSlide')} onClick={() => step(1)}>
          <SvgIcon shape={chevronEnd} />
        </button>
      </div>
      {loops && Loop ? (
        <Loop ref={turn} slides={slides} speed={prefersReducedMotion() ? 0 : 500} peek={peek} onTurn={setLoopIndex} />
      ) : (
        track
      )}
    </Root>
  );
}
