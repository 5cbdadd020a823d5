'use client';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import { Highlight } from '../../text/Highlight/index.js';
import type { SearchResult } from './searchTypes.js';

interface ResultContentProps {
  result: SearchResult;
  /** What to highlight in the name. */
  query: string;
  /** Whether results without a picture have an icon. */
  grid: boolean;
}

/** Picture, name, sizes and price of a result. */
export function ResultContent({
  result: { picture, name, detail, sizesCount = 0, price },
  query,
  grid,
}: ResultContentProps) {
  const { t } = useUi();
  return (
    <>
      {picture === undefined ? grid && <Icon name="search" /> : <span data-part="picture">{picture}</span>}
      <span data-part="text">
        <span>
          <span data-part="name">
            <Highlight text={name} query={query} />
          </span>
          {detail && (
            <span data-part="detail">
              {sizesCount > 1 && <span aria-hidden="true">{t('sizes', { n: sizesCount })}</span>}
              <span>{detail}</span>
            </span>
          )}
        </span>
        {price !== undefined && <span data-part="price">{price}</span>}
      </span>
    </>
  );
}
