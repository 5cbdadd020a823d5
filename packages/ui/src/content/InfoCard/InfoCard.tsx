'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { panelColors, type Panel } from '../panel.js';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  block-size: 100%;
  padding: var(--space-24);
  border-radius: var(--radius-card);
  scroll-margin-block-start: 6rem;
  ${panelColors}

  > [data-part='title'] {
    font-size: var(--text-22);
  }

  /* The accent has too little contrast on some grounds. */
  a:not([data-part]) {
    color: inherit;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  @media print {
    padding: 0;
    background: none;
  }
`;

export interface InfoCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  ref?: Ref<HTMLElement>;
  /** Title, a heading. */
  title: string;
  /** Background, one of the colours of the brand. */
  panel?: Panel;
  /** Heading level of the title. */
  headingLevel?: 2 | 3 | 4;
}

/** A heading and a few sentences on a soft colour. Use several side by side. To link elsewhere, use `ArticleCard`. */
export function InfoCard({ title, panel = 'peach', headingLevel = 3, children, ...rest }: InfoCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...rest} data-part="info-card" data-panel={panel}>
      <Heading data-part="title">{title}</Heading>
      {children}
    </Root>
  );
}
