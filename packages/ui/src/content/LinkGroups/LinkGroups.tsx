'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import { useUi } from '../../foundation/UiProvider.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-32);
  overflow-wrap: anywhere;

  > section {
    padding-block-start: var(--space-24);
    border-block-start: 1px solid var(--color-line);
  }

  [data-part='title'] {
    padding-block-end: var(--space-8);
    font-size: var(--text-22);
  }

  /* Entries without further levels stay together with the entries below them. */
  > section > ul,
  ul:has(ul) {
    columns: 16rem auto;
    column-gap: var(--space-32);
  }

  li:not(:has(ul ul)) {
    break-inside: avoid-column;
  }

  /* Groups within a group span all of its columns, and have columns of their own. */
  > section > ul > li:has(ul ul) {
    column-span: all;
  }

  > section > ul > li > ul:has(ul) {
    padding: 0;
    border: 0;
  }

  ul {
    list-style: '';
  }

  ul ul {
    padding-inline-start: var(--space-16);
    border-inline-start: 2px solid var(--color-line);
  }

  a {
    display: block;
    padding-block: var(--space-8);
    color: var(--color-ink);
    text-decoration: none;
    overflow-wrap: anywhere;

    &:hover {
      color: var(--color-accent);
      text-decoration: underline;
    }
  }
`;

export interface LinkGroupItem {
  label: string;
  href: string;
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

/** Many links under headings, in columns: a site map. */
export function LinkGroups({ groups, headingLevel = 2, ...rest }: LinkGroupsProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('LinkGroups', 'groups', groups);
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...rest} data-part="link-groups">
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ id, title, items }) => (
          <section key={id} aria-labelledby={id}>
            <Heading id={id} data-part="title">
              {title}
            </Heading>
            <Links items={items} />
          </section>
        ))}
    </Root>
  );
}

function Links({ items }: { items: readonly LinkGroupItem[] }) {
  const { Link } = useUi();
  return (
    <ul>
      {items.map(({ label, href, lang, items: below = [] }) => (
        <li key={href}>
          <Link href={href}>{lang ? <bdi lang={lang}>{label}</bdi> : label}</Link>
          {below.length > 0 && <Links items={below} />}
        </li>
      ))}
    </ul>
  );
}
