'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { videoSource } from './videoSource.js';

const Root = styled.div`
  overflow: hidden;
  aspect-ratio: 16 / 9;
  background: black;
  border-radius: var(--radius-card);

  ::cue {
    font-size: clamp(0.875rem, 2vw, 1.25rem);
  }

  > * {
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }

  > a {
    display: grid;
    place-items: center;
    padding: var(--space-24);
    color: white;
    overflow-wrap: anywhere;
  }
`;

/** Captions of a video file in one language. */
export interface VideoCaptions {
  /** URL of a WebVTT file. */
  url: string;
  /** Language tag. */
  language: string;
  /** Name of the language in the player's menu. */
  label: string;
}

export interface VideoPlayerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Title of the video: the accessible name of the player. */
  title: string;
  /** URL of a video file, or of a page of YouTube or Vimeo. Of any other page it shows a link. */
  url: string;
  /** The same video as WebM, preferred over `url` by browsers that play it. */
  webm?: string;
  /** URL of the picture shown until a video file plays. */
  poster?: string;
  /** Captions of a video file. The first ones are shown. */
  captions?: readonly VideoCaptions[];
}

/** The video player. Starts at once: it is rendered after the visitor pressed play. */
export function VideoPlayer({ title, url, webm, poster, captions = [], ...rest }: VideoPlayerProps) {
  const source = videoSource(url);
  if (!source) return null;
  return (
    <Root {...rest} data-part="video-player">
      {source.kind === 'embed' && (
        <iframe
          src={source.address}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {source.kind === 'file' && (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- captions may be part of a configured file
        <video title={title} poster={poster} controls autoPlay playsInline preload="none">
          {webm && <source src={webm} type="video/webm" />}
          <source src={source.address} />
          {captions.map(({ url: track, language, label }, index) => (
            <track key={language} kind="captions" src={track} srcLang={language} label={label} default={index === 0} />
          ))}
        </video>
      )}
      {source.kind === 'link' && (
        <a href={source.address} target="_blank" rel="noopener">
          {title}
        </a>
      )}
    </Root>
  );
}
