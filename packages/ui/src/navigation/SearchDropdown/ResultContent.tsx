'use client';
import { Icon } from '../../foundation/icons/Icon.js';
import { Highlight } from '../../text/Highlight/index.js';
import type { SearchResult } from './searchTypes.js';

interface ResultContentProps {
  result: SearchResult;
  /** What to highlight in the name. */
  query: string;
  /** Whether results without a picture have an icon. */
  grid: boolean;
}

/** Picture, name and price of a result. */
export const ResultContent = ({ result: { picture, name, price }, query, grid }: ResultContentProps) => (
  <>
    {picture === undefined ? grid && <Icon name="search" /> : <span data-part="picture">{picture}</span>}
    <span data-part="text">
      <span data-part="name">
        <Highlight text={name} query={query} />
      </span>
      {price !== undefined && <span data-part="price">{price}</span>}
    </span>
  </>
);
