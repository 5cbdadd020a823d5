'use client';
import { useState, useSyncExternalStore, type HTMLAttributes, type Ref } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../actions/Button/index.js';
import { LinkButton } from '../../actions/LinkButton/index.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  align-items: center;

  > [data-part='label'] {
    inline-size: 100%;
    font-weight: var(--weight-medium);
  }

  @media print {
    display: none;
  }
`;

/** The services a page can be handed to; each opens its own sharing page. Only one for pictures asks for the picture. */
const services = {
  whatsapp: (address: string, title: string) => `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`,
  facebook: (address: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
  x: (address: string, title: string) =>
    `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${encodeURIComponent(address)}`,
  pinterest: (address: string, title: string, picture: string) =>
    `https://www.pinterest.com/pin/create/button/?url=${encodeURIComponent(address)}&description=${encodeURIComponent(title)}${picture && `&media=${encodeURIComponent(picture)}`}`,
} as const;

export type ShareService = keyof typeof services;

export interface ShareBarProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  ref?: Ref<HTMLElement>;
  /** "Share this article". */
  label: string;
  /** What is shared: the full address of the page, and its title. */
  address: string;
  title: string;
  /** The full address of a picture of it. */
  picture?: string;
  /** The services in their order, with their names in the page's language. */
  services: readonly { id: ShareService; label: string }[];
}

// What the browser can do is known only there; the server's page has the links alone.
const unchanging = () => () => undefined;
const no = () => false;

/** Ways to hand a page to somebody: the device's own sheet where there is one, services, and copying the address. */
export function ShareBar({ label, address, title, picture = '', services: shown, ...rest }: ShareBarProps) {
  const { t } = useUi();
  const canShare = useSyncExternalStore(unchanging, () => typeof navigator.share === 'function', no);
  const canCopy = useSyncExternalStore(unchanging, () => typeof navigator.clipboard?.writeText === 'function', no);
  const [copied, setCopied] = useState(false);

  // Closing the device's sheet rejects; that is the visitor's choice, not an error.
  const share = () => void navigator.share({ title, url: address }).catch(() => undefined);
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );

  return (
    <Root {...rest} aria-label={label} data-part="share-bar">
      <p data-part="label">{label}</p>
      {canShare && (
        <Button variant="outline" onClick={share}>
          <Icon name="share" />
          {t('share')}
        </Button>
      )}
      {shown.map(({ id, label: name }) => (
        <LinkButton
          key={id}
          variant="outline"
          href={services[id](address, title, picture)}
          target="_blank"
          rel="noopener"
        >
          {name}
          <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
        </LinkButton>
      ))}
      {canCopy && (
        <Button variant="outline" onClick={copy}>
          {copied && <Icon name="check" />}
          {t(copied ? 'linkCopied' : 'copyLink')}
        </Button>
      )}
      <VisuallyHidden role="status">{copied ? t('linkCopied') : ''}</VisuallyHidden>
    </Root>
  );
}
