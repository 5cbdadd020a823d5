'use client';
import type { ElementType } from 'react';
import { styled } from 'styled-components';
import { layoutBase, listRole, type LayoutProps, type Space } from '../layout.js';

const Root: ElementType = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  &[data-align='start'] {
    align-items: flex-start;
  }

  &[data-align='center'] {
    align-items: center;
    text-align: center;
  }

  ${layoutBase}
`;

export interface StackProps extends LayoutProps {
  /** Space between the children, in px at the default text size. */
  gap?: Space;
  /** `stretch` gives children the full width; `center` also centres their text. */
  align?: 'stretch' | 'start' | 'center';
}

/** Stacks children vertically with equal gaps. */
export function Stack({ as = 'div', gap = 16, align = 'stretch', ...rest }: StackProps) {
  return <Root role={listRole(as)} {...rest} as={as} data-part="stack" data-gap={gap} data-align={align} />;
}
