'use client';
import { useEffect, useRef, useState, type HTMLAttributes, type Ref } from 'react';
import { styled } from 'styled-components';
import { play } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { useMergedRef } from '../../foundation/useMergedRef.js';
import { useUi } from '../../foundation/UiProvider.js';
import { Picture, type PictureSource } from '../Picture/index.js';
import { VideoPlayer } from './VideoPlayer.js';
import { videoSource } from './videoSource.js';

const Root = styled.div`
  position: relative;
  overflow: hidden;
  background: var(--color-pastel-3);
  border-radius: var(--radius-card);

  /* A drawing without a ground of its own keeps a light one in the dark, like the others. */
  > [data-part='picture'][data-drawing] {
    background: var(--color-pastel-3);
  }

  > [data-part='play'] {
    position: absolute;
    inset: 0;
    display: grid;
    /* In a corner: in the centre it would cover faces. */
    place-items: end start;
    inline-size: 100%;
    padding: var(--space-12);
    color: var(--color-on-accent);
    border-radius: inherit;

    @media (scripting: none) {
      display: none;
    }

    &:focus-visible {
      outline-offset: -3px;
    }
  }

  [data-part='disc'] {
    --icon-size: 1.25rem;
    display: grid;
    place-items: center;
    inline-size: 3rem;
    block-size: 3rem;
    background: var(--color-accent);
    border-radius: var(--radius-pill);
    box-shadow: var(--shadow-raised);
    transition: transform var(--motion-fast) var(--ease-out);
  }

  [data-part='play']:hover [data-part='disc'] {
    transform: scale(1.06);
  }

  > [data-part='length'] {
    position: absolute;
    inset-block-end: var(--space-12);
    inset-inline-end: var(--space-12);
    padding-inline: var(--space-8);
    color: var(--color-ink);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
    background: var(--color-surface);
    border-radius: var(--radius-field);
    pointer-events: none;
  }
`;

export interface VideoFacadeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Title of the video. */
  title: string;
  /** URL of the video, or a YouTube id. With null only the poster is shown. */
  url: string | null;
  /** Picture shown before play is pressed. */
  poster: PictureSource | null;
  /** Alternative text of the poster; empty for a decorative one. */
  alt?: string;
  /** Duration: "2:05". */
  length?: string;
  /** Opens the player elsewhere, such as a dialog. Without it the video replaces the poster. */
  onPlay?: () => void;
  /** The `sizes` attribute of the poster: its width on screen. */
  sizes?: string;
}

/** The poster of a video. Nothing is requested from the video host before the play button is pressed. */
export function VideoFacade({
  title,
  url,
  poster,
  alt = '',
  length,
  onPlay,
  sizes = '(min-width: 1024px) 31vw, (min-width: 600px) 48vw, 100vw',
  ref,
  ...rest
}: VideoFacadeProps) {
  const { t } = useUi();
  const [playing, setPlaying] = useState(false);
  const source = url ? videoSource(url) : null;
  const root = useRef<HTMLDivElement>(null);
  const attach = useMergedRef(ref, root);

  // The player takes the place of the pressed button, and its focus.
  useEffect(() => {
    const player = root.current?.firstElementChild;
    if (playing && player instanceof HTMLElement) player.focus();
  }, [playing]);

  if (playing && url) return <VideoPlayer {...rest} ref={attach} title={title} url={url} />;
  return (
    <Root {...rest} ref={attach} data-part="video-facade">
      <Picture picture={poster} alt={alt} ratio="card" sizes={sizes} />
      {length && (
        // Positioned by the page's direction; the digits are left to right.
        <span data-part="length">
          <bdi dir="ltr">{length}</bdi>
        </span>
      )}
      {source && (
        <button
          type="button"
          data-part="play"
          aria-label={t('playVideo', { title })}
          onClick={onPlay ?? (() => setPlaying(true))}
        >
          <span data-part="disc">
            <SvgIcon shape={play} filled />
          </span>
        </button>
      )}
    </Root>
  );
}
