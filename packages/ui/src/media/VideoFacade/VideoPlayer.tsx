'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { videoSource } from './videoSource.js';

const Root = styled.div`
  overflow: hidden;
  aspect-ratio: 16 / 9;
  background: black;
  border-radius: var(--radius-card);

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

export interface VideoPlayerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  title: string;
  url: string;
}

/** The video player. Starts at once: it is rendered after the visitor pressed play. */
export function VideoPlayer({ title, url, ...rest }: VideoPlayerProps) {
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
        // Captions are part of the owner's files; a transcript is beside the video.
        // eslint-disable-next-line jsx-a11y/media-has-caption -- every video has a transcript beside it
        <video src={source.address} title={title} controls autoPlay playsInline />
      )}
      {source.kind === 'link' && (
        <a href={source.address} target="_blank" rel="noopener">
          {title}
        </a>
      )}
    </Root>
  );
}
