'use client';
import { useEffect, useState, useSyncExternalStore, type HTMLAttributes, type Ref } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../actions/Button/index.js';
import { LinkButton } from '../../actions/LinkButton/index.js';
import { belowTablet } from '../../foundation/breakpoints.js';
import { Icon } from '../../foundation/icons/Icon.js';
import type { IconShape } from '../../foundation/icons/icons.js';
import { link } from '../../foundation/icons/link.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { useComponentStrings, type ReplacedStrings } from '../../foundation/useComponentStrings.js';
import { useUi } from '../../foundation/UiProvider.js';
import { VisuallyHidden, visuallyHidden } from '../../foundation/VisuallyHidden.js';
import { strings } from './strings.js';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  align-items: center;

  > [data-part='label'] {
    inline-size: 100%;
    font-weight: var(--weight-medium);
  }

  &[data-size='medium'] > :is(a, button) {
    --button-padding: var(--space-16);
    color: var(--color-ink);
    border-color: var(--color-control-line);
  }

  /* One row of icons. */
  @media ${belowTablet} {
    &[data-size='medium'] > :is(a, button) {
      --button-padding: 0;
      inline-size: 2.75rem;

      [data-part='name'] {
        ${visuallyHidden}
      }
    }
  }

  &[data-size='small'] {
    gap: 0 var(--space-16);

    > [data-part='label'] {
      color: var(--color-ink-soft);
      font-size: var(--text-14);
      font-weight: inherit;
    }

    > :is(a, button) {
      --button-height: 2.75rem;
      --button-padding: var(--space-8);
      margin-inline: calc(-1 * var(--space-8));
    }
  }

  @media print {
    display: none;
  }
`;

/** The services to share with; each opens its own page. Only Pinterest takes a picture. */
const services = {
  whatsapp: (address: string, title: string) => `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`,
  facebook: (address: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
  x: (address: string, title: string) =>
    `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${encodeURIComponent(address)}`,
  pinterest: (address: string, title: string, picture: string) =>
    `https://www.pinterest.com/pin/create/button/?url=${encodeURIComponent(address)}&description=${encodeURIComponent(title)}${picture && `&media=${encodeURIComponent(picture)}`}`,
} as const;

export type ShareService = keyof typeof services;

const marks: Readonly<Record<ShareService, IconShape>> = {
  /** A speech bubble with a receiver. */
  whatsapp: {
    mirror: false,
    path: 'M3.5 20.5l1.3-4.6A8.6 8.6 0 1 1 8.1 19.2zM8.6 8.2c-.6 3.8 3.4 7.8 7.2 7.2l.5-2-2.1-1.2-1.2 1a5.6 5.6 0 0 1-2.2-2.2l1-1.2-1.2-2.1z',
  },
  facebook: { mirror: false, path: 'M16.5 3.5H15A3.5 3.5 0 0 0 11.5 7v14M7.5 12H15.5' },
  x: { mirror: false, path: 'M4 4h4l12 16h-4zM4 20l6.5-6.5M20 4l-6.5 6.5' },
  pinterest: { mirror: false, path: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9 20l3-11M9.5 13.5a3.5 3.5 0 1 1 3 2' },
};

export interface ShareBarProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  ref?: Ref<HTMLElement>;
  /** Heading: "Share this article". */
  label: string;
  /** Absolute URL of the shared page. */
  address: string;
  /** Title of the shared page. */
  title: string;
  /** Absolute URL of a picture. */
  picture?: string;
  /** Services in display order, named in the language of the page. */
  services: readonly { id: ShareService; label: string }[];
  /** Medium: on phones one row of icons. Small: one row without borders, where sharing is a side matter. */
  size?: 'small' | 'medium';
  /** Replaces texts, for example for a further language. */
  strings?: ReplacedStrings<'ShareBar'>;
}

/** How long the button says that the link was copied, ms. */
const CONFIRMATION = 4000;

// Browser support is known only in the browser; server HTML has the plain links.
const unchanging = () => () => undefined;
const no = () => false;

/** Shares a page: the native share sheet where available, links to services, and copying the URL. */
export function ShareBar({
  label,
  address,
  title,
  picture = '',
  services: shown,
  size = 'medium',
  strings: replaced,
  ...rest
}: ShareBarProps) {
  const { t: tUi } = useUi();
  const t = useComponentStrings(strings, replaced);
  const canShare = useSyncExternalStore(unchanging, () => typeof navigator.share === 'function', no);
  const canCopy = useSyncExternalStore(unchanging, () => typeof navigator.clipboard?.writeText === 'function', no);
  const [copiedAddress, setCopiedAddress] = useState<string | null>(null);
  const copied = copiedAddress === address;
  useEffect(() => {
    if (copiedAddress === null) return;
    const timer = setTimeout(() => setCopiedAddress(null), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [copiedAddress]);

  // Closing the share sheet rejects; that is not an error.
  const share = () => void navigator.share({ title, url: address }).catch(() => undefined);
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopiedAddress(address),
      () => undefined,
    );

  const look = { size, variant: size === 'small' ? 'ghost' : 'outline' } as const;
  return (
    <Root {...rest} aria-label={label} data-part="share-bar" data-size={size}>
      <p data-part="label">{label}</p>
      {canShare && (
        <Button {...look} onClick={share}>
          <Icon name="share" />
          <span data-part="name">{t('share')}</span>
        </Button>
      )}
      {shown.map(({ id, label: name }) => (
        <LinkButton key={id} {...look} href={services[id](address, title, picture)} target="_blank" rel="noopener">
          <SvgIcon shape={marks[id]} />
          <span data-part="name">{name}</span>
          <VisuallyHidden> ({tUi('newTab')})</VisuallyHidden>
        </LinkButton>
      ))}
      {canCopy && (
        <Button {...look} onClick={copy}>
          {copied ? <Icon name="check" /> : <SvgIcon shape={link} />}
          <span data-part="name">{t(copied ? 'linkCopied' : 'copyLink')}</span>
        </Button>
      )}
      <VisuallyHidden role="status">{copied ? t('linkCopied') : ''}</VisuallyHidden>
    </Root>
  );
}
