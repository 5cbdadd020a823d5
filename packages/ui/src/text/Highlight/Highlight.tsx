'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { matchRanges } from '@mahd/rules/locale';

const Root = styled.span`
  /* No padding and no bolder weight: either would separate joined Arabic letters. */
  > mark {
    color: inherit;
    background: color-mix(in srgb, var(--color-brand) 22%, transparent);
    border-radius: 0.25rem;
  }
`;

export interface HighlightProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement>;
  /** The text, with the words to mark. */
  text: string;
  /** The search query. */
  query: string;
}

/**
 * Marks the words of a query in a text, compared as in the shop's search: diacritics, hamza forms and the article are
 * ignored.
 */
export function Highlight({ text, query, ...rest }: HighlightProps) {
  const ranges = matchRanges(text, query);
  return (
    <Root {...rest} data-part="highlight">
      {ranges.map(({ start, end }, index) => [
        text.slice(ranges[index - 1]?.end ?? 0, start),
        <mark key={start}>{text.slice(start, end)}</mark>,
      ])}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </Root>
  );
}
