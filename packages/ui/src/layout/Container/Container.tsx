'use client';
import type { ElementType } from 'react';
import { styled } from 'styled-components';
import type { LayoutProps } from '../layout.js';

const Root: ElementType = styled.div`
  inline-size: 100%;
  max-inline-size: calc(var(--content-width) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);

  &[data-width='reading'] {
    max-inline-size: calc(46rem + 2 * var(--gutter));
  }
`;

export interface ContainerProps extends LayoutProps {
  /** `content` is the 1200 px of a page, `reading` the measure of articles and forms. */
  width?: 'content' | 'reading';
}

/** Centres content and adds gutters. Use it once per section; full-width bands contain it. */
export function Container({ as = 'div', width = 'content', ...rest }: ContainerProps) {
  return <Root {...rest} as={as} data-part="container" data-width={width} />;
}
