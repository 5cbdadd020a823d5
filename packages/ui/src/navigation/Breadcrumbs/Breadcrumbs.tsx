'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { chevronEnd } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import { scrollFade } from '../../foundation/style/scrollFade.js';
import { useUi } from '../../foundation/UiProvider.js';

const Root = styled.nav`
  --icon-size: 1rem;
  font-size: var(--text-14);

  ol {
    display: flex;
    list-style: none;
    ${scrollFade}
  }

  li {
    flex: none;
    align-items: center;
    color: var(--color-ink-soft);
    white-space: nowrap;
  }

  /* On phones only the way back to the page above: the whole path would be cut off. */
  li:not(:nth-last-child(2), :only-child) {
    display: none;
  }

  li:nth-last-child(2),
  li:only-child {
    display: flex;
  }

  li > [data-part='icon'] {
    rotate: 180deg;
  }

  li:only-child > [data-part='icon'] {
    display: none;
  }

  ${media.tablet} {
    && li {
      display: flex;
    }

    li > [data-part='icon'] {
      rotate: none;
    }

    li:first-child > [data-part='icon'] {
      display: none;
    }

    li:first-child > * {
      padding-inline-start: 0;
    }
  }

  /* The current page shrinks first: its full title is below. */
  li:last-child {
    flex: 0 1 auto;
    min-inline-size: 6rem;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: var(--space-8);
    color: var(--color-ink-soft);
    text-decoration: none;

    &:hover {
      color: var(--color-accent);
      text-decoration: underline;
    }

    &:focus-visible {
      outline-offset: -3px;
    }
  }

  [aria-current] {
    overflow: hidden;
    max-inline-size: 24rem;
    padding-inline: var(--space-8);
    color: var(--color-ink);
    text-overflow: ellipsis;
  }
`;

export interface Breadcrumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** From home to the current page, which is last, not a link, and needs no `href`. */
  items: readonly (Breadcrumb | { label: string; href?: undefined })[];
}

/** The path to the current page, in one line; on phones the link to the page above. Not for the steps of a task. */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('Breadcrumbs', 'items', items);
  const { t, Link } = useUi();
  if (items.length === 0) return null;
  return (
    <Root aria-label={t('breadcrumbs')} {...rest} data-part="breadcrumbs">
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={href ?? label}>
            <SvgIcon shape={chevronEnd} />
            {href !== undefined && index < items.length - 1 ? (
              <Link href={href}>{label}</Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}
