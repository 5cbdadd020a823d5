import { cloneElement, useState, type MouseEvent, type ReactElement } from 'react';
import { Button } from '../../actions/Button/index.js';
import type { OpenStateProps } from '../../foundation/useOpenState.js';
import { expression, type InCode } from './inCode.js';

/** An overlay that starts open unless `defaultOpen` is false, with a button that opens it again. */
export function Reopenable({ label, children }: { label: string; children: ReactElement<OpenStateProps> }) {
  const [open, setOpen] = useState(children.props.defaultOpen ?? true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {cloneElement(children, { open, onOpenChange: setOpen, ...children.props })}
    </>
  );
}

Reopenable.inCode = ({ label, children }: Parameters<typeof Reopenable>[0]): InCode => ({
  state: `const [open, setOpen] = useState(${children.props.defaultOpen ?? true});`,
  element: (
    <>
      <Button onClick={expression('() => setOpen(true)')}>{label}</Button>
      {cloneElement(children, { open: expression('open'), onOpenChange: expression('setOpen'), ...children.props })}
    </>
  ),
});

/** Closes the dialog around a button. */
export const closeDialog = ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.closest('dialog')?.close();
