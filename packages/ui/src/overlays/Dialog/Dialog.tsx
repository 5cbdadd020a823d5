'use client';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { ModalFrame } from '../ModalFrame.js';
import { modalStyles } from '../modalStyles.js';
import { useModalDialog, type ModalDialogProps } from '../useModalDialog.js';

const Root = styled.dialog`
  ${modalStyles}
  inline-size: min(100% - 2 * var(--space-16), var(--dialog-width, 34rem));
  max-inline-size: none;
  max-block-size: calc(100dvh - 2 * var(--space-16));
  border-radius: var(--radius-panel);

  &[data-size='small'] {
    --dialog-width: 26rem;
  }

  &[data-size='large'] {
    --dialog-width: 56rem;
  }

  &[open] {
    animation: dialog-rise var(--motion-normal) var(--ease-out);
  }

  &[open]::backdrop {
    animation: dialog-veil var(--motion-normal) var(--ease-out);
  }

  > [data-part='frame'] > [data-part='head'] {
    ${media.tablet} {
      padding-block-start: var(--space-24);
    }
  }

  /* Full-width buttons on phones. */
  > [data-part='frame'] > [data-part='foot'] > * {
    flex: 1 1 auto;

    ${media.tablet} {
      flex: none;
    }
  }

  @keyframes dialog-rise {
    from {
      opacity: 0;
      transform: translateY(1rem);
    }
  }

  @keyframes dialog-veil {
    from {
      opacity: 0;
    }
  }
`;

export interface DialogProps extends Omit<ModalDialogProps, 'title'> {
  /** Title and accessible name. */
  title: string;
  /** Largest width: 416 px, 544 px or 896 px. */
  size?: 'small' | 'medium' | 'large';
  /** Buttons at the bottom, always visible. */
  actions?: ReactNode;
}

/**
 * A modal question or short task. Focuses the first field, traps the focus and restores it on close. Not for messages
 * (`Toaster`) or long texts (a page).
 */
export function Dialog({ title, size = 'medium', actions, children, ...rest }: DialogProps) {
  const titleId = useId();
  const modal = useModalDialog(rest, { focusField: true });
  return (
    <Root {...modal.attributes} aria-labelledby={titleId} data-part="dialog" data-size={size}>
      {modal.isOpen && (
        <ModalFrame
          titleId={titleId}
          title={title}
          onClose={modal.dismissible ? () => modal.close('close-press') : undefined}
          actions={actions}
        >
          {children}
        </ModalFrame>
      )}
    </Root>
  );
}
