'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/* On a line of its own it may still break: it is wider than narrow windows with large text. */
const Unbroken = styled.span`
  display: inline-block;
`;

/**
 * A title without line breaks after a hyphen and before a letter, where browsers make them, or beside the dash before
 * its last words: "– 2 Pieces". The text itself does not change, so that it is copied as it was written.
 */
export const unbroken = (title: string): ReactNode =>
  title
    .split(/(\S+-[^\d\s]\S*|– \S+(?: \S+)?$)/)
    .map((part, index) => (index % 2 ? <Unbroken key={index}>{part}</Unbroken> : part));
