'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../../foundation/icons/Icon.js';
import type { IconName } from '../../foundation/icons/icons.js';
import { useUi } from '../../foundation/UiProvider.js';
import type { NavLink } from '../links.js';
import { Root } from './Footer.styles.js';
import { ScrollToTop } from './ScrollToTop.js';

export interface FooterColumn {
  title: string;
  links: readonly NavLink[];
}

export interface FooterOffice {
  name: string;
  address?: string;
  /** Phone number with country code; shown left to right, as a `tel:` link. */
  phone?: string;
}

export interface FooterSocialLink {
  network: Extract<IconName, 'instagram' | 'facebook' | 'youtube'>;
  href: string;
  /** Name of the network, for screen readers. */
  label: string;
}

export interface FooterProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** The logo, an `<img>` or `<svg>`. The footer sets its height. */
  logo?: ReactNode;
  /** Groups of links, policies included. */
  columns: readonly FooterColumn[];
  /** Addresses, below a title. */
  offices?: { title: string; items: readonly FooterOffice[] };
  /** Links to social networks, below a title. */
  social?: { title: string; items: readonly FooterSocialLink[] };
  /** Licence, tax number, payment methods, a button for cookie settings. */
  legal?: ReactNode;
  /** The last line. */
  copyright: ReactNode;
}

/**
 * The footer of every page, with a back-to-top button. On phones the groups of links are collapsed, also without
 * JavaScript. Omitted parts are not rendered.
 */
export function Footer({ logo, columns, offices, social, legal, copyright, ...rest }: FooterProps) {
  const { t, Link } = useUi();
  return (
    <Root {...rest} data-part="footer">
      <div data-part="inner">
        {(logo || (social && social.items.length > 0)) && (
          <div data-part="brand">
            {logo && <div data-part="logo">{logo}</div>}
            {social && social.items.length > 0 && (
              <div data-part="social">
                <h2>{social.title}</h2>
                <ul>
                  {social.items.map(({ network, href, label }) => (
                    <li key={network}>
                      <a href={href} target="_blank" rel="noopener" aria-label={`${label} (${t('newTab')})`}>
                        <Icon name={network} />
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        )}
        <nav aria-label={t('footerNavigation')} data-part="columns">
          {columns.map(({ title, links }) => (
            <div key={title} data-part="column">
              <details>
                <summary>
                  {title}
                  <Icon name="chevron-down" />
                </summary>
              </details>
              <h2>{title}</h2>
              <ul>
                {links.map(({ href, label, current }) => (
                  <li key={href}>
                    <Link href={href} aria-current={current ? 'page' : undefined}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {offices && offices.items.length > 0 && (
          <div data-part="offices">
            <h2>{offices.title}</h2>
            <ul>
              {offices.items.map(({ name, address, phone }) => (
                <li key={name}>
                  <strong>{name}</strong>
                  {address && <span>{address}</span>}
                  {phone && (
                    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                      <bdi dir="ltr">{phone}</bdi>
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div data-part="closing">
          <div data-part="copyright">{copyright}</div>
          {legal && <div data-part="legal">{legal}</div>}
        </div>
      </div>
      <ScrollToTop />
    </Root>
  );
}
