'use client';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { ModalFrame } from '../ModalFrame.js';
import { modalStyles } from '../modalStyles.js';
import { useModalDialog, type ModalDialogProps } from '../useModalDialog.js';

const Root = styled.dialog`
  ${modalStyles}
  --drawer-side: -1;
  inset-inline: 0 auto;
  /* Fixed width: does not grow with the text size. */
  inline-size: min(280px, 100vw - 3rem);
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  border-start-end-radius: var(--radius-panel);
  border-end-end-radius: var(--radius-panel);
  transform: translateX(calc(100% * var(--drawer-side) * var(--dir)));
  transition:
    transform var(--motion-normal) var(--ease-out),
    overlay var(--motion-normal) allow-discrete,
    display var(--motion-normal) allow-discrete;

  &[open] {
    transform: none;
  }

  @starting-style {
    &[open] {
      transform: translateX(calc(100% * var(--drawer-side) * var(--dir)));
    }
  }

  &[data-side='end'] {
    --drawer-side: 1;
    inset-inline: auto 0;
    border-radius: 0;
    border-start-start-radius: var(--radius-panel);
    border-end-start-radius: var(--radius-panel);
  }

  &[data-size='medium'] {
    inline-size: min(27rem, 100vw - 3rem);

    > [data-part='frame'] > :is([data-part='head'], [data-part='body']) {
      padding-inline: var(--space-24);
    }

    > [data-part='frame'] > [data-part='foot'] {
      padding-inline: var(--space-24);
    }
  }

  &::backdrop {
    opacity: 0;
    transition:
      opacity var(--motion-normal) var(--ease-out),
      overlay var(--motion-normal) allow-discrete,
      display var(--motion-normal) allow-discrete;
  }

  &[open]::backdrop {
    opacity: 1;
  }

  @starting-style {
    &[open]::backdrop {
      opacity: 0;
    }
  }

  > [data-part='frame'] > [data-part='head'] {
    padding-inline: var(--space-16);
  }

  > [data-part='frame'] > [data-part='head'] > [data-part='title'] > img {
    display: block;
    inline-size: auto;
    block-size: 1.75rem;
  }

  > [data-part='frame'] > [data-part='body'] {
    padding: 0 var(--space-16) calc(var(--space-24) + env(safe-area-inset-bottom, 0px));
  }

  > [data-part='frame'] > [data-part='foot'] {
    padding: var(--space-12) var(--space-16) calc(var(--space-12) + env(safe-area-inset-bottom, 0px));

    > * {
      flex: 1;
    }
  }
`;

export interface DrawerProps extends Omit<ModalDialogProps, 'title'> {
  /** Title and accessible name: text, with an icon before it if you like. */
  title: ReactNode;
  /** An image shown in place of the title, with an empty `alt`: the title remains the accessible name. */
  logo?: ReactNode;
  /** Buttons at the bottom, always visible. */
  actions?: ReactNode;
  /** The inline edge of the window that it slides in from. */
  side?: 'start' | 'end';
  /** `small` is 280 px wide, `medium` 27 rem. */
  size?: 'small' | 'medium';
}

/**
 * A panel that slides in from the side: navigation on phones, or what a press resulted in on wide screens. Links inside
 * close it. For options and filters use `BottomSheet`.
 */
export function Drawer({ title, logo, actions, side = 'start', size = 'small', children, ...rest }: DrawerProps) {
  const titleId = useId();
  const modal = useModalDialog(rest);
  const onClick = composeHandlers(modal.attributes.onClick, (event: MouseEvent<HTMLDialogElement>) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!opensElsewhere && (event.target as Element).closest('a[href]')) modal.close('link-press');
  });
  return (
    <Root
      {...modal.attributes}
      onClick={onClick}
      aria-labelledby={titleId}
      data-part="drawer"
      data-side={side}
      data-size={size}
    >
      <ModalFrame
        titleId={titleId}
        title={title}
        logo={logo}
        onClose={modal.dismissible ? () => modal.close('close-press') : undefined}
        actions={actions}
      >
        {children}
      </ModalFrame>
    </Root>
  );
}
