'use client';
import type { ReactNode } from 'react';
import { close } from '../foundation/icons/icons.js';
import { SvgIcon } from '../foundation/icons/SvgIcon.js';
import { useUi } from '../foundation/UiProvider.js';
import { VisuallyHidden } from '../foundation/VisuallyHidden.js';

interface ModalFrameProps {
  titleId: string;
  title: ReactNode;
  /** Shown in place of the title. */
  logo?: ReactNode;
  /** Omit when the visitor cannot close it. */
  onClose?: (() => void) | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** Content of a dialog, drawer or sheet: title, close button, body, actions. */
export function ModalFrame({ titleId, title, logo, onClose, actions, children }: ModalFrameProps) {
  const { t } = useUi();
  return (
    <div data-part="frame">
      <div data-part="head">
        <h2 id={titleId} data-part="title">
          {logo ? (
            <>
              {logo}
              <VisuallyHidden>{title}</VisuallyHidden>
            </>
          ) : (
            title
          )}
        </h2>
        {onClose && (
          <button type="button" aria-label={t('close')} data-part="close" onClick={onClose}>
            <SvgIcon shape={close} />
          </button>
        )}
      </div>
      <div data-part="body">{children}</div>
      {actions && <div data-part="foot">{actions}</div>}
    </div>
  );
}
