'use client';
import { useEffect, useId, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../actions/Button/index.js';
import { media } from '../../foundation/breakpoints.js';
import { Icon } from '../../foundation/icons/Icon.js';

const Root = styled.section`
  position: fixed;
  z-index: var(--layer-popup);
  inset-block-end: calc(var(--bottom-bar-height, 0px) + var(--buy-bar-height, 0px) + var(--space-12));
  inset-inline: var(--space-12);
  display: grid;
  gap: var(--space-12);
  max-block-size: calc(100dvb - var(--bottom-bar-height, 0px) - var(--buy-bar-height, 0px) - 2 * var(--space-12));
  padding: var(--space-16);
  overflow: auto;
  /* In the dark scheme the shadow draws the edge. */
  border: 1px solid light-dark(var(--color-line), transparent);
  border-radius: var(--radius-card);
  color: var(--color-ink);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);

  [data-part='title'] {
    font-size: var(--text-18);
  }

  [data-part='text'] {
    margin-block-start: var(--space-4);
    color: var(--color-ink-soft);
  }

  [data-part='text'] a {
    color: var(--color-accent);
  }

  /* Rejecting is as easy as accepting: equal buttons. */
  [data-part='choices'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-12);
  }

  [aria-pressed='true'] {
    background: var(--color-pastel-3);
  }

  ${media.tablet} {
    inset-block-end: calc(var(--bottom-bar-height, 0px) + var(--buy-bar-height, 0px) + var(--space-24));
    inset-inline: var(--space-24) auto;
    inline-size: 26rem;
    padding: var(--space-24);
  }

  /* At the end of the page, instead of covering all of it. */
  ${media.short} {
    position: static;
    max-block-size: none;
    margin: var(--space-12);
  }

  @media print {
    display: none;
  }
`;

/** The visitor's choice. */
export type ConsentAnswer = 'accepted' | 'rejected';

export interface ConsentBannerProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  ref?: Ref<HTMLElement>;
  /** Title and accessible name. */
  title: string;
  /** The question, in a sentence or two, with a link to the privacy policy. */
  children: ReactNode;
  /** Label of the button that accepts. */
  accept: string;
  /** Label of the button that rejects. */
  reject: string;
  /** The current choice, when the banner is reopened to change it. It then takes the focus and returns it at the end. */
  chosen?: ConsentAnswer | null;
  /** Called with the answer. */
  onChoose: (answer: ConsentAnswer) => void;
}

/**
 * Asks for consent to analytics, with two equal buttons. Covers only a corner, does not block the page and does not
 * take the focus. Track nothing before an answer; offer to reopen it in the footer.
 */
export function ConsentBanner({
  title,
  children,
  accept,
  reject,
  chosen = null,
  onChoose,
  ...rest
}: ConsentBannerProps) {
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  const reopened = chosen !== null;
  useEffect(() => {
    if (!reopened) return undefined;
    const opener = document.activeElement;
    first.current?.focus();
    return () => {
      // A removed banner leaves the focus on the body.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [reopened]);
  const button = (answer: ConsentAnswer, label: string) => (
    <Button
      ref={answer === 'accepted' ? first : undefined}
      variant="outline"
      aria-pressed={reopened ? chosen === answer : undefined}
      onClick={() => onChoose(answer)}
    >
      {chosen === answer && <Icon name="check" />}
      {label}
    </Button>
  );
  return (
    <Root {...rest} aria-labelledby={id} data-part="consent-banner">
      <div data-part="copy">
        <h2 id={id} data-part="title">
          {title}
        </h2>
        <p data-part="text">{children}</p>
      </div>
      <div data-part="choices">
        {button('accepted', accept)}
        {button('rejected', reject)}
      </div>
    </Root>
  );
}
