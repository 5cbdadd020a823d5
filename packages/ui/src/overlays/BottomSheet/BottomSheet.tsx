'use client';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ModalFrame } from '../ModalFrame.js';
import { modalStyles } from '../modalStyles.js';
import { useModalDialog, type ModalDialogProps } from '../useModalDialog.js';

const Root = styled.dialog`
  ${modalStyles}
  inline-size: 100%;
  max-inline-size: 40rem;
  max-block-size: 88dvh;
  margin: auto auto 0;
  border-start-start-radius: var(--radius-panel);
  border-start-end-radius: var(--radius-panel);

  &[open] {
    animation: bottom-sheet-rise var(--motion-normal) var(--ease-out);
  }

  &[open]::backdrop {
    animation: bottom-sheet-veil var(--motion-normal) var(--ease-out);
  }

  > [data-part='frame'] > [data-part='foot'] {
    padding-block-end: calc(var(--space-16) + env(safe-area-inset-bottom, 0px));

    > * {
      flex: 1;
    }
  }

  @keyframes bottom-sheet-rise {
    from {
      transform: translateY(100%);
    }
  }

  @keyframes bottom-sheet-veil {
    from {
      opacity: 0;
    }
  }
`;

export interface BottomSheetProps extends Omit<ModalDialogProps, 'title'> {
  /** Title and accessible name: text, with an icon before it if you like. */
  title: ReactNode;
  /** Buttons at the bottom ("Show 12 items"), always visible. */
  actions?: ReactNode;
}

/** A sheet at the bottom of a phone: filters, sorting. On wide screens use the page itself or a `Dialog`. */
export function BottomSheet({ title, actions, children, ...rest }: BottomSheetProps) {
  const titleId = useId();
  const modal = useModalDialog(rest);
  return (
    <Root {...modal.attributes} aria-labelledby={titleId} data-part="bottom-sheet">
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
