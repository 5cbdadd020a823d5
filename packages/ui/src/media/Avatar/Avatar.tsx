'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { Picture, type PictureProps } from '../Picture/index.js';
import { initialsOf } from './initialsOf.js';

const Root = styled.span`
  --avatar-size: 2.75rem;
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--avatar-size);
  block-size: var(--avatar-size);
  overflow: hidden;
  border-radius: 50%;
  color: var(--color-ink);
  background: var(--color-pastel-1);
  font-size: calc(var(--avatar-size) * 0.38);
  font-weight: var(--weight-medium);
  line-height: 1;
  user-select: none;

  &[data-size='small'] {
    --avatar-size: 2rem;
  }

  &[data-size='large'] {
    --avatar-size: 4.5rem;
  }

  > [data-part='picture'] {
    inline-size: 100%;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement>;
  /** Name of the person, and accessible name. With the name in text beside it, pass `aria-hidden`. */
  name: string;
  /** Square picture; the initials by default. */
  picture?: PictureProps['picture'];
  /** 32, 44 or 72 px. */
  size?: 'small' | 'medium' | 'large';
}

/** A person as a round picture, or by the initials of the name. */
export function Avatar({ name, picture, size = 'medium', ...rest }: AvatarProps) {
  return (
    <Root role="img" aria-label={name} {...rest} data-part="avatar" data-size={size}>
      {picture ? (
        <Picture picture={picture} alt="" ratio="square" sizes="4.5rem" />
      ) : (
        <span data-part="initials">{initialsOf(name)}</span>
      )}
    </Root>
  );
}
