'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { buttonStyles } from '../../actions/Button/Button.styles.js';
import { useUi } from '../../foundation/UiProvider.js';
import { media } from '../../foundation/breakpoints.js';
import { Picture, type PictureSource } from '../../media/Picture/index.js';
import { panelColors, type Panel } from '../panel.js';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-16) var(--space-24);
  align-items: center;
  padding: var(--space-24) var(--space-16);
  border-radius: var(--radius-panel);
  overflow-wrap: anywhere;
  ${panelColors}

  > [data-part='picture'] {
    flex: none;
    inline-size: 6rem;
    border-radius: var(--radius-card);
  }

  > [data-part='copy'] {
    flex: 1 1 14rem;
  }

  [data-part='title'] {
    margin-block-end: var(--space-8);
    font-size: var(--text-22);
  }

  [data-part='cta'] {
    ${buttonStyles}
    /* A long label wraps in a narrow section. */
    flex: 0 1 auto;
    color: var(--color-accent);
    background: var(--color-surface);
    border-color: var(--color-accent);

    @media (hover: hover) {
      &:hover {
        background: var(--color-pastel-3);
      }
    }
  }

  ${media.tablet} {
    padding: var(--space-24);
  }

  ${media.wide} {
    padding: var(--space-24) var(--space-32);

    /* Aligns the buttons of neighbouring sections, however long their labels are. */
    &:has(> [data-part='picture']) {
      display: grid;
      grid-template-columns: auto 1fr;
      justify-items: start;
    }

    > [data-part='picture'] {
      grid-row: span 2;
      inline-size: 8rem;
    }
  }

  ${media.desktop} {
    &:has(> [data-part='picture']) {
      display: flex;
    }
  }
`;

export interface CallToActionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  ref?: Ref<HTMLElement>;
  /** Title, a heading. */
  title: string;
  /** One or two sentences below the title. */
  children?: ReactNode;
  /** The link at the end. */
  action: { label: string; href: string };
  /** Illustration. */
  picture?: PictureSource | null;
  /** Background, one of the colours of the brand. */
  panel?: Panel;
  /** Heading level of the title. */
  headingLevel?: 2 | 3;
}

/** A full-width section that asks a question or offers help, with one link. For promotions use `PromoBanner`. */
export function CallToAction({
  title,
  children,
  action,
  picture,
  panel = 'peach',
  headingLevel = 2,
  ...rest
}: CallToActionProps) {
  const { Link } = useUi();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...rest} data-part="call-to-action" data-panel={panel}>
      {picture && <Picture picture={picture} alt="" ratio="card" sizes="128px" />}
      <div data-part="copy">
        <Heading data-part="title">{title}</Heading>
        {children && <p data-part="text">{children}</p>}
      </div>
      <Link data-part="cta" href={action.href}>
        {action.label}
      </Link>
    </Root>
  );
}
