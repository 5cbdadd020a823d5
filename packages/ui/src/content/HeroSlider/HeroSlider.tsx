'use client';
import { useRef, type HTMLAttributes, type Ref } from 'react';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import { useMergedRef } from '../../foundation/useMergedRef.js';
import { useUi } from '../../foundation/UiProvider.js';
import { Picture, type PictureArt, type PictureSource } from '../../media/Picture/index.js';
import { useAutoplay } from '../../media/SlideTrack/useAutoplay.js';
import { useSlideTrack } from '../../media/SlideTrack/useSlideTrack.js';
import { turnByArrows } from '../../navigation/logicalKey.js';
import type { Panel } from '../panel.js';
import { Root } from './HeroSlider.styles.js';

export interface HeroPanel {
  /** Up to seven words. */
  title: string;
  /** Not shown on phones. */
  description?: string;
  action?: { label: string; href: string };
  /** Picture with an empty inline-start side for the text, 16 : 9. */
  picture: PictureSource | null;
  /** Crops for phones (9 : 11, subject at the bottom) and for right-to-left pages. */
  art?: PictureArt;
  /** Alternative text; empty when the text says it all. */
  alt?: string;
  /** Colour of the panel; pick the colour of the picture's background. */
  panel?: Panel;
}

export interface HeroSliderProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  ref?: Ref<HTMLElement>;
  /** Accessible name of the slider. */
  label: string;
  /** One to four panels. */
  panels: readonly HeroPanel[];
  /**
   * Spans the window, directly below a curved navbar. The text is aligned with the content of the page; on phones the
   * panels are low.
   */
  fullWidth?: boolean;
}

/** Time per panel, ms. */
const INTERVAL = 7000;

/** `sizes` of hero pictures, also for the preload link of the first one. */
export const heroSizes = '(min-width: 1440px) 1440px, 100vw';

/**
 * The large panels at the top of a home page. The first one is complete in the server's HTML and contains the page's
 * `h1`. Scrolls by touch, wheel and keyboard without JavaScript; with it, the arrow keys turn the panels. The controls
 * come before the panels in the tab order, the pause button first. A single panel has no controls.
 */
export function HeroSlider({ label, panels, fullWidth = false, ref, onKeyDown, ...rest }: HeroSliderProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('HeroSlider', 'panels', panels);
  const { t, Link, direction } = useUi();
  const count = panels.length;
  const root = useRef<HTMLElement>(null);
  const attach = useMergedRef(ref, root);
  const { trackRef, index, goTo } = useSlideTrack<HTMLDivElement>(panels.map((_, position) => String(position)));
  const turn = (by: 1 | -1) => goTo((index + by + count) % count);
  const { playing, toggle } = useAutoplay(root, count > 1 ? INTERVAL : undefined, index, () => turn(1));
  if (count === 0) return null;
  return (
    <Root
      {...rest}
      ref={attach}
      data-part="hero-slider"
      data-full-width={fullWidth || undefined}
      onKeyDown={composeHandlers(onKeyDown, (event) => turnByArrows(event, direction, turn))}
      aria-label={count > 1 ? t('carousel', { title: label }) : label}
    >
      {count > 1 && (
        <div data-part="controls">
          <button
            type="button"
            data-part="toggle"
            aria-label={t(playing ? 'pauseSlides' : 'playSlides')}
            onClick={toggle}
          >
            <Icon name={playing ? 'pause' : 'play'} filled={!playing} />
          </button>
          <div data-part="dots">
            {panels.map((_, position) => (
              <button
                key={position}
                type="button"
                data-part="dot"
                aria-label={t('goToSlide', { n: position + 1 })}
                aria-current={position === index || undefined}
                onClick={() => goTo(position)}
              />
            ))}
          </div>
          <button type="button" data-part="previous" aria-label={t('previousSlide')} onClick={() => turn(-1)}>
            <Icon name="chevron-start" />
          </button>
          <button type="button" data-part="next" aria-label={t('nextSlide')} onClick={() => turn(1)}>
            <Icon name="chevron-end" />
          </button>
        </div>
      )}
      <div data-part="track" ref={trackRef}>
        {panels.map((panel, position) => {
          const Heading = position === 0 ? 'h1' : 'h2';
          return (
            <div
              key={position}
              data-part="slide"
              data-panel={panel.panel ?? 'peach'}
              data-scheme="light"
              role="group"
              aria-label={count > 1 ? t('slideOf', { n: position + 1, total: count }) : undefined}
            >
              {panel.picture && (
                <Picture
                  picture={panel.picture}
                  artDirection={panel.art}
                  alt={panel.alt ?? ''}
                  ratio="hero"
                  sizes={heroSizes}
                  priority={position === 0}
                />
              )}
              <div data-part="copy">
                <Heading data-part="title">{panel.title}</Heading>
                {panel.description && <p data-part="text">{panel.description}</p>}
                {panel.action && (
                  <Link data-part="cta" href={panel.action.href}>
                    {panel.action.label}
                  </Link>
                )}
              </div>
            </div>
          );
        })}
      </div>
    </Root>
  );
}
