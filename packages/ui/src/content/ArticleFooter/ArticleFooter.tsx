'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { chevronDown } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { summaryStyles } from '../../foundation/summaryStyles.js';
import { useFormatNumber } from '../../foundation/useFormatNumber.js';
import { Link } from '../../text/Link/index.js';

const Root = styled.footer`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16) var(--space-48);
  padding: var(--space-24) var(--space-16);
  border-radius: var(--radius-card);
  background: var(--color-pastel-3);
  color: var(--color-ink-soft);
  font-size: var(--text-14);

  [data-part='limits'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-12);
    align-content: start;
  }

  [data-part='note'] {
    color: var(--color-ink);
    font-weight: var(--weight-medium);
    font-size: var(--text-16);

    /* One sentence. */
    * {
      --measure: none;
    }
  }

  [data-part='closing'] {
    color: var(--color-ink);
    font-size: var(--text-16);
  }

  /* In the first line, for all lines to begin at one edge. */
  [data-part='note'] > svg {
    float: inline-start;
    margin-inline-end: var(--space-8);
    color: var(--color-info);
  }

  [data-part='title'] {
    margin-block-end: var(--space-8);
    color: var(--color-ink);
    font-size: inherit;
  }

  summary {
    ${summaryStyles}
    min-block-size: 2.75rem;

    > [data-part='title'] {
      margin: 0;
    }
  }

  /* The row is higher than its text. */
  details:not([open]) {
    margin-block-end: calc(-1 * var(--space-12));
  }

  details[open] > summary > svg {
    transform: rotate(180deg);
  }

  [data-part='list'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
    max-inline-size: 45ch;
    padding-inline-end: var(--space-16);
    list-style: '';
  }

  [data-part='topics'] {
    padding-inline-start: 1.25em;
  }

  /* Takes no room in the line, so that no line has only the icon: the list leaves room for it. */
  li a > svg {
    margin-inline-end: calc(-1 * (var(--icon-size) + var(--space-4)));
  }

  li {
    text-wrap: balance;
  }

  bdi {
    font-weight: var(--weight-medium);
  }

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: var(--space-32);

    > :only-child {
      grid-column: 1 / -1;
    }

    /* Folded sources would leave a column empty: they are below the note, whose lines may be longer. */
    &:has(details) {
      grid-template-columns: minmax(0, 1fr);

      [data-part='closing'] * {
        --measure: 60rem;
      }
    }
  }

  /* Sources in two columns, three of them in three. */
  ${media.desktop} {
    &:has([data-part='list'] > li + li) {
      &:not(:has(details)) {
        grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      }

      [data-part='list'] {
        display: block;
        max-inline-size: none;
        columns: 2;
        column-gap: var(--space-32);
      }

      li {
        break-inside: avoid;
      }

      /* A margin: unlike padding it disappears at the top of a column. */
      [data-part='list'] > li + li {
        margin-block-start: var(--space-8);
      }

      [data-part='list']:has(> :nth-child(3):last-child) {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: var(--space-32);

        > li {
          margin: 0;
        }
      }
    }
  }

  @media print {
    padding: 0;
    background: none;
  }
`;

/** More titles than this fold. */
const fold = 6;

export interface ArticleFooterProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  /** Heading of the list. */
  sourcesLabel: string;
  /** Sources, what each is cited for, and the address to read it at. One that is named several times is shown once, with all it is cited for. */
  sources: readonly { name: string; topic: string; href?: string | undefined }[];
  /** Disclaimer: general information, no medical advice. */
  note?: ReactNode;
  /** Date of the last review, as text. */
  reviewed?: string;
  /** Closing text of the article, below the disclaimer. */
  children?: ReactNode;
}

/** Each source once, with its titles and its first address, in order of first mention. */
function groupSources(sources: ArticleFooterProps['sources']) {
  const groups = new Map<string, { topics: Set<string>; href: string | undefined }>();
  for (const { name, topic, href } of sources) {
    const group = groups.get(name) ?? { topics: new Set(), href };
    groups.set(name, group);
    if (topic) group.topics.add(topic);
  }
  return [...groups].map(([name, { topics, href }]) => ({ name, topics: [...topics], href }));
}

/** The end of an article about health: disclaimer, closing text, date of review and sources. */
export function ArticleFooter({ sourcesLabel, sources, note, reviewed, children, ...rest }: ArticleFooterProps) {
  const formatNumber = useFormatNumber();
  if (sources.length === 0 && !note && !reviewed && !children) return null;
  const groups = groupSources(sources);
  const titles = groups.reduce((sum, { topics }) => sum + Math.max(1, topics.length), 0);
  const list = (
    <ul data-part="list">
      {groups.map(({ name, topics, href }) => (
        <li key={name}>
          <bdi>
            {href ? (
              <Link href={href} tone="neutral" external>
                {name}
              </Link>
            ) : (
              name
            )}
          </bdi>
          {topics.length > 1 ? (
            <ul data-part="topics">
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
          ) : (
            topics.map((topic) => <div key={topic}>{topic}</div>)
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <Root {...rest} data-part="article-footer">
      {(note || reviewed || children) && (
        <div data-part="limits">
          {note && (
            <div data-part="note">
              <Icon name="info" />
              <div>{note}</div>
            </div>
          )}
          {children && <div data-part="closing">{children}</div>}
          {reviewed && <p data-part="reviewed">{reviewed}</p>}
        </div>
      )}
      {sources.length > 0 && (
        <section data-part="sources">
          {titles > fold ? (
            <details>
              <summary>
                <h2 data-part="title">
                  {sourcesLabel} ({formatNumber(titles)})
                </h2>
                <SvgIcon shape={chevronDown} />
              </summary>
              {list}
            </details>
          ) : (
            <>
              <h2 data-part="title">{sourcesLabel}</h2>
              {list}
            </>
          )}
        </section>
      )}
    </Root>
  );
}
