import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Unbroken = styled.span`
  white-space: nowrap;
`;

/** A longer word may be wider than a narrow card. */
const LONGEST = 16;

/** A title whose hyphenated words do not break at the hyphen. It is copied as it was written. */
export const unbroken = (title: string): ReactNode =>
  title
    .split(/(\S+-\S+)/)
    .map((part, index) => (index % 2 && part.length <= LONGEST ? <Unbroken key={index}>{part}</Unbroken> : part));
