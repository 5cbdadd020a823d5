'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import { useUi } from '../../foundation/UiProvider.js';
import { media } from '../../foundation/breakpoints.js';
import { twoColumns } from '../../foundation/style/twoColumns.js';
import { Picture, type PictureSource } from '../../media/Picture/index.js';

const Root = styled.nav`
  > ul {
    display: grid;
    grid-template-columns: ${twoColumns};
    gap: var(--space-12);
    list-style: '';
  }

  ${media.wide} {
    > ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: var(--space-24);
    }
  }

  [data-part='item'] {
    display: flex;
    flex-direction: column;
    gap: var(--space-12);
    block-size: 100%;
    padding: var(--space-16) var(--space-12);
    color: var(--color-ink);
    font-weight: var(--weight-medium);
    line-height: 1.5;
    text-align: center;
    text-decoration: none;
    background: var(--color-pastel-3);
    border-radius: var(--radius-panel);
    transition: background-color var(--motion-fast) var(--ease-out);
  }

  li:nth-child(4n + 1) > [data-part='item'] {
    background: var(--color-pastel-1);
  }

  li:nth-child(4n + 2) > [data-part='item'] {
    background: var(--color-pastel-5);
  }

  li:nth-child(4n + 3) > [data-part='item'] {
    background: color-mix(in srgb, var(--color-pastel-2) 55%, var(--color-surface));
  }

  li:nth-child(4n) > [data-part='item'] {
    background: color-mix(in srgb, var(--color-pastel-4) 45%, var(--color-surface));
  }

  [data-part='item']:hover {
    text-decoration: underline;
  }

  [data-part='picture'] {
    --picture-background: transparent;
    border-radius: var(--radius-card);
  }

  @media (forced-colors: active) {
    [data-part='item'] {
      border: 1px solid LinkText;
    }
  }
`;

export interface ImageMenuItem {
  href: string;
  label: string;
  /** Picture or illustration, 4 : 3. */
  picture: PictureSource | null;
}

export interface ImageMenuProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Accessible name of the menu. */
  label: string;
  /** Up to six links. */
  items: readonly ImageMenuItem[];
}

/** A few large links to the sections of a site, each with an illustration. */
export function ImageMenu({ label, items, ...rest }: ImageMenuProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('ImageMenu', 'items', items);
  const { Link } = useUi();
  if (items.length === 0) return null;
  return (
    <Root {...rest} data-part="image-menu" aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <Link data-part="item" href={item.href}>
              <Picture picture={item.picture} alt="" ratio="card" sizes="(min-width: 768px) 22vw, 42vw" />
              <span data-part="label">{item.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
