import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Unbroken = styled.span`
  white-space: nowrap;
`;

/** A longer word may be wider than a narrow card. */
const LONGEST = 16;

/**
 * A title without line breaks after a hyphen and before a letter, where browsers make them. The text itself does not
 * change, so that it is copied as it was written.
 */
export const unbroken = (title: string): ReactNode =>
  title
    .split(/(\S+-[^\d\s]\S*)/)
    .map((part, index) => (index % 2 && part.length <= LONGEST ? <Unbroken key={index}>{part}</Unbroken> : part));
