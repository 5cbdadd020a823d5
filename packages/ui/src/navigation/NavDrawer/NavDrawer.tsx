'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import { Drawer, type DrawerProps } from '../../overlays/Drawer/index.js';
import { IconLink } from '../IconLink.js';
import { isNavMenu, type NavEntry, type NavIconLink, type NavLink } from '../links.js';

const Content = styled.nav`
  display: grid;
  gap: var(--space-16);

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

    &:hover {
      background: var(--color-pastel-3);
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
    summary {
      font-weight: var(--weight-medium);
    }
  }

  summary {
    --icon-size: 1.125rem;
    justify-content: space-between;

    [data-part='icon'] {
      transition: transform var(--motion-normal) var(--ease-out);
    }
  }

  [open] > summary [data-part='icon'] {
    transform: rotate(180deg);
  }

  details ul {
    padding-block-end: var(--space-8);
    padding-inline-start: var(--space-8);
  }

  [data-part='media'] {
    flex: none;
    inline-size: 2.5rem;
    block-size: 2.5rem;
    overflow: hidden;
    border-radius: var(--radius-field);
    background: var(--color-pastel-1);

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

  [data-part='greeting'] {
    padding: var(--space-12) var(--space-16);
    border-radius: var(--radius-card);
    background: var(--color-pastel-1);
    font-weight: var(--weight-medium);
    overflow-wrap: anywhere;
  }
`;

export interface NavDrawerProps extends Omit<DrawerProps, 'children'> {
  /** The main links of the navbar. */
  entries: readonly NavEntry[];
  /** Profile, cart, order tracking, global site. */
  links: readonly NavIconLink[];
  /** "Hello, Sara", for logged-in visitors. */
  greeting?: ReactNode;
  /** A `LanguageSwitch` with `choices`. */
  languageSwitch?: ReactNode;
}

/** The mobile menu, opened from the navbar: main links, links of the visitor, languages. Load it on first use. */
export function NavDrawer({ entries, links, greeting, languageSwitch, ...rest }: NavDrawerProps) {
  const { t, Link } = useUi();

  const plain = (link: NavLink, media?: ReactNode) => (
    <li key={link.href}>
      <Link href={link.href} aria-current={link.current ? 'page' : undefined}>
        {media && <span data-part="media">{media}</span>}
        {link.label}
      </Link>
    </li>
  );

  return (
    <Drawer {...rest}>
      <Content aria-label={t('mainNavigation')} data-part="nav-drawer">
        {greeting && <p data-part="greeting">{greeting}</p>}
        <ul data-part="entries">
          {entries.map((entry) =>
            isNavMenu(entry) ? (
              <li key={entry.label}>
                <details open={entry.current}>
                  <summary>
                    {entry.label}
                    <Icon name="chevron-down" />
                  </summary>
                  <ul>
                    {entry.items.map((item) => plain(item, item.media))}
                    {entry.overview && plain(entry.overview)}
                  </ul>
                </details>
              </li>
            ) : (
              plain(entry)
            ),
          )}
        </ul>
        {links.length > 0 && (
          <ul data-part="links">
            {links.map((link) => (
              <li key={link.href}>
                <IconLink {...link} />
              </li>
            ))}
          </ul>
        )}
        {languageSwitch}
      </Content>
    </Drawer>
  );
}
