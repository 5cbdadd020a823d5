'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { belowTablet, media } from '../../foundation/breakpoints.js';
import { chevronDown } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import { useUi } from '../../foundation/UiProvider.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { summaryStyles } from '../../foundation/summaryStyles.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-32);
  overflow-wrap: anywhere;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: inherit;
  }

  section {
    padding-block-start: var(--space-24);
    border-block-start: 1px solid var(--color-line);
  }

  [data-part='title'] {
    padding-block-end: var(--space-8);
    font-size: var(--text-22);
  }

  ul {
    list-style: '';
  }

  a {
    display: block;
    padding-block: var(--space-8);
    color: var(--color-ink);
    text-decoration: none;

    &:hover {
      color: var(--color-accent);
      text-decoration: underline;
    }
  }

  li {
    break-inside: avoid-column;
  }

  li:has(> ul):not(:first-child),
  ul + ul {
    margin-block-start: var(--space-16);
  }

  li:has(> ul) > :is(a, [data-part='subtitle']) {
    display: block;
    padding-block: var(--space-8);
    font-weight: var(--weight-medium);
  }

  ul ul ul {
    padding-inline-start: var(--space-16);
  }

  /* As in the Footer, the list follows its "details" element and is always shown on wider screens. */
  details {
    display: none;
  }

  @media ${belowTablet} {
    &[data-folded] {
      gap: 0;
      border-block-end: 1px solid var(--color-line);

      section {
        padding-block-start: 0;
      }

      [data-part='title'],
      details:not([open]) ~ :is([data-part='links'], ul) {
        display: none;
      }

      details {
        display: block;
      }

      [data-part='links'] {
        padding-inline-start: var(--space-16);
        padding-block-end: var(--space-16);
      }

      /* What is below an entry folds, too: the entry, and at the end of its line the button. */
      li:has(> ul) {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        margin: 0;

        > ul {
          grid-column: 1 / -1;
        }

        border-block-start: 1px solid var(--color-line);

        > details > summary {
          min-inline-size: 2.75rem;
          min-block-size: 2.75rem;
          justify-content: flex-end;
        }
      }
    }

    summary {
      ${summaryStyles}
      --icon-size: 1.25rem;
      min-block-size: 3.25rem;
      font-weight: var(--weight-bold);
      font-size: var(--text-18);
    }

    [open] > summary > [data-part='icon'] {
      transform: rotate(180deg);
    }
  }

  /* Long groups are below each other, each in columns that its links flow through. Short ones are beside each other below them, in the same columns. */
  ${media.tablet} {
    --column: 13rem;

    [data-part='long'] [data-part='links'] {
      columns: var(--column);
      column-gap: var(--space-32);

      /* The single links after others are in one column. */
      > ul:not(:first-child) {
        break-inside: avoid-column;
      }
    }

    [data-part='short'] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(var(--column), 100%), 1fr));
      column-gap: var(--space-32);
    }
  }

  ${media.desktop} {
    --column: 15rem;
    gap: var(--space-48);

    a,
    li:has(> ul) > :is(a, [data-part='subtitle']) {
      padding-block: var(--space-4);
    }

    /* What is below each entry, and the single links after these, begin a column. That of many is as wide as two: each is on one line. */
    [data-part='long'] [data-part='links'] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(var(--column), 1fr));
      row-gap: var(--space-24);

      > ul {
        margin: 0;
      }

      > ul:has(> li > ul) {
        display: contents;

        > li {
          margin: 0;
        }
      }

      li:has(> ul > :nth-child(11)) {
        grid-column: span 2;
      }
    }
  }
`;

export interface LinkGroupItem {
  label: string;
  /** Without it, the label is the title of the links below it. */
  href?: string;
  /** Language of the label, when it differs from the page. */
  lang?: 'en' | 'ar';
  items?: readonly LinkGroupItem[];
}

export interface LinkGroupsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Groups of links, each with a title. */
  groups: readonly { id: string; title: string; items: readonly LinkGroupItem[] }[];
  /** Heading level of the titles. */
  headingLevel?: 2 | 3;
}

/**
 * Many links under headings, in columns: a site map. Long groups come first, and in each group the links with others
 * below them. On phones several groups fold, and so does what is below a link; the first group is open, and what is below a title without a link.
 */
export function LinkGroups({ groups, headingLevel = 2, ...rest }: LinkGroupsProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('LinkGroups', 'groups', groups);
  const Heading = `h${headingLevel}` as const;
  const shown = groups.filter(({ items }) => items.length > 0);
  const folded = shown.length > 1;
  const long = shown.filter(({ items }) => countLinks(items) > LONG);
  const parts = { long, short: shown.filter((group) => !long.includes(group)) };
  const [first] = [...parts.long, ...parts.short];
  return (
    <Root {...rest} data-part="link-groups" data-folded={folded ? '' : undefined}>
      {(['long', 'short'] as const).map(
        (part) =>
          parts[part].length > 0 && (
            <div key={part} data-part={part}>
              {parts[part].map((group) => (
                <section key={group.id} aria-labelledby={group.id}>
                  {folded && (
                    <details open={group === first}>
                      <summary>
                        {group.title}
                        <SvgIcon shape={chevronDown} />
                      </summary>
                    </details>
                  )}
                  <Heading id={group.id} data-part="title">
                    {group.title}
                  </Heading>
                  <div data-part="links">
                    {[
                      group.items.filter(({ items }) => items?.length),
                      group.items.filter(({ items }) => !items?.length),
                    ]
                      .filter(({ length }) => length > 0)
                      .map((items) => (
                        <Links key={items[0]?.label} items={items} />
                      ))}
                  </div>
                </section>
              ))}
            </div>
          ),
      )}
    </Root>
  );
}

/** Links of a group that is too long for one column. */
const LONG = 12;

const countLinks = (items: readonly LinkGroupItem[]): number =>
  items.reduce((sum, { items: below = [] }) => sum + 1 + countLinks(below), 0);

function Links({ items }: { items: readonly LinkGroupItem[] }) {
  const { Link } = useUi();
  return (
    <ul>
      {items.map(({ label, href, lang, items: below = [] }) => (
        <li key={href ?? label}>
          {href === undefined ? (
            <span data-part="subtitle">{label}</span>
          ) : (
            <Link href={href}>{lang ? <bdi lang={lang}>{label}</bdi> : label}</Link>
          )}
          {below.length > 0 && (
            <>
              <details open={href === undefined}>
                <summary>
                  <VisuallyHidden>{label}</VisuallyHidden>
                  <SvgIcon shape={chevronDown} />
                </summary>
              </details>
              <Links items={below} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
