'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import { useComponentStrings } from '../../foundation/useComponentStrings.js';
import { Drawer, type DrawerProps } from '../../overlays/Drawer/index.js';
import { IconLink } from '../IconLink.js';
import { strings } from './strings.js';
import { isNavMenu, type NavEntry, type NavIconLink, type NavLink, type NavMenuItem } from '../links.js';

const Content = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  hyphens: auto;
  overflow-wrap: anywhere;

  ul {
    list-style: none;
  }

  a,
  summary {
    display: flex;
    align-items: center;
    gap: var(--space-12);
    min-block-size: 2.75rem;
    padding: var(--space-8);
    border-radius: var(--radius-field);
    color: var(--color-ink);
    text-decoration: none;
    list-style: none;
    cursor: pointer;

    @media (hover: hover) {
      &:hover {
        background: var(--color-pastel-3);
      }
    }

    &:focus-visible {
      outline-offset: -3px;
    }
  }

  /* Aligns labels with the title; the hover background extends beyond them. */
  :is([data-part='entries'], [data-part='links']) :is(a, summary) {
    margin-inline: calc(-1 * var(--space-8));
  }

  summary::-webkit-details-marker {
    display: none;
  }

  [aria-current] {
    color: var(--color-accent);
    font-weight: var(--weight-medium);
  }

  [data-part='entries'] > li {
    border-block-end: 1px solid var(--color-line);

    > a,
    > details > summary {
      min-block-size: 3.25rem;
      font-weight: var(--weight-bold);
    }
  }

  [data-tone] {
    color: var(--color-accent);
    font-weight: var(--weight-medium);
  }

  summary {
    --icon-size: 1.125rem;

    > [data-part='icon'] {
      margin-inline-start: auto;
      color: var(--color-ink-soft);
      transition: transform var(--motion-normal) var(--ease-out);
    }
  }

  [open] > summary > [data-part='icon'] {
    transform: rotate(180deg);
  }

  details > ul {
    padding-block-end: var(--space-8);
  }

  /* Close together, so that on most phones the next heading shows below the first menu. */
  details :is(a, summary):has(> [data-part='media']) {
    padding-block: var(--space-4);
    line-height: 1.25;
  }

  details details > ul {
    padding-inline-start: 3.25rem;
  }

  [data-part='media'] {
    flex: none;
    inline-size: calc(2.25 * var(--space-rem));
    block-size: calc(2.25 * var(--space-rem));
    overflow: hidden;
    border-radius: 50%;
    background: var(--color-pastel-1);

    > * {
      block-size: 100%;
    }

    img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
  }

  [data-part='badge'] {
    min-inline-size: 1.5rem;
    margin-inline-start: auto;
    padding-inline: var(--space-8);
    border-radius: var(--radius-pill);
    color: var(--color-on-accent);
    background: var(--color-accent);
    font-size: var(--text-14);
    font-weight: var(--weight-bold);
    line-height: 1.5rem;
    text-align: center;
  }

  [data-part='links'] [data-part='icon'] {
    color: var(--color-accent);
  }

  [data-part='shortcuts'] {
    --icon-size: 1.25rem;
    display: grid;
    /* Two side by side, each label on one line; with large text one. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.75rem), 1fr));
    margin-inline-start: calc(-1 * var(--space-8));

    a {
      /* Tightened so that the longest English label ends level with the links below. */
      gap: 0.375rem;
      padding-inline-end: 0;
      font-size: var(--text-14);
      line-height: 1.25;
    }

    [data-part='icon'] {
      color: var(--color-accent);
    }

    [data-part='badge'] {
      min-inline-size: 1.25rem;
      margin-inline: 0 var(--space-8);
      padding-inline: var(--space-4);
      line-height: 1.25rem;
    }
  }

  [data-part='greeting'] {
    padding: var(--space-12) var(--space-16);
    border-radius: var(--radius-card);
    background: var(--color-pastel-1);
    font-weight: var(--weight-medium);
  }
`;

export interface NavDrawerProps extends Omit<DrawerProps, 'actions' | 'children'> {
  /** The main links of the navbar. The menu of the current page is open, otherwise the first. */
  entries: readonly NavEntry[];
  /** Up to four, above the main links: profile, wishlist, cart, order tracking. */
  shortcuts?: readonly NavIconLink[];
  /** Below the main links: phone, global site. */
  links?: readonly NavIconLink[];
  /** "Hello, Sara", for logged-in visitors. */
  greeting?: ReactNode;
  /** A `LanguageChoice`, always visible at the bottom. */
  languageSwitch?: ReactNode;
}

/**
 * The mobile menu, opened from the navbar: links of the visitor, main links with pictures and sub-categories, languages.
 * Load it on first use.
 */
export function NavDrawer({ entries, shortcuts = [], links = [], greeting, languageSwitch, ...rest }: NavDrawerProps) {
  const { t, Link } = useUi();
  const own = useComponentStrings(strings);
  const menus = entries.filter(isNavMenu);
  const openMenu = menus.find(({ current }) => current) ?? menus[0];

  const plain = (link: NavLink, media?: ReactNode, icon?: 'arrow-end') => (
    <li key={link.href}>
      <Link href={link.href} data-tone={link.tone} aria-current={link.current ? 'page' : undefined}>
        {media && <span data-part="media">{media}</span>}
        {link.label}
        {icon && <Icon name={icon} />}
      </Link>
    </li>
  );

  const item = ({ links: below = [], media, ...link }: NavMenuItem) =>
    below.length === 0 ? (
      plain(link, media)
    ) : (
      <li key={link.href}>
        <details>
          <summary>
            {media && <span data-part="media">{media}</span>}
            {link.label}
            <Icon name="chevron-down" />
          </summary>
          <ul>
            {below.map((each) => plain(each))}
            {plain({ ...link, label: own('all', { name: link.label }) })}
          </ul>
        </details>
      </li>
    );

  const iconLinks = (part: string, shown: readonly NavIconLink[]) =>
    shown.length > 0 && (
      <ul data-part={part}>
        {shown.map((link) => (
          <li key={link.href}>
            <IconLink {...link} />
          </li>
        ))}
      </ul>
    );

  return (
    <Drawer {...rest} actions={languageSwitch}>
      <Content aria-label={t('mainNavigation')} data-part="nav-drawer">
        {greeting && <p data-part="greeting">{greeting}</p>}
        {iconLinks('shortcuts', shortcuts)}
        <ul data-part="entries">
          {entries.map((entry) =>
            isNavMenu(entry) ? (
              <li key={entry.label}>
                <details open={entry === openMenu}>
                  <summary>
                    {entry.label}
                    <Icon name="chevron-down" />
                  </summary>
                  <ul>
                    {entry.items.map(item)}
                    {entry.overview && plain({ ...entry.overview, tone: 'accent' }, null, 'arrow-end')}
                  </ul>
                </details>
              </li>
            ) : (
              plain(entry)
            ),
          )}
        </ul>
        {iconLinks('links', links)}
      </Content>
    </Drawer>
  );
}
