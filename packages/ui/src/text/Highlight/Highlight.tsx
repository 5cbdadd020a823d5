'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { matchRanges } from '@mahd/rules/locale';

const Root = styled.span`
  /* No room and no other weight: what stands between Arabic letters must not part them. */
  > mark {
    color: inherit;
    background: color-mix(in srgb, var(--color-brand) 22%, transparent);
  }
`;

export interface HighlightProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement>;
  text: string;
  /** What was searched for. */
  query: string;
}

/** A text in which the words that were searched for are marked, compared as search compares them: without tashkeel, hamza forms and the article. */
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
