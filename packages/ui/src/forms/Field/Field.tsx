'use client';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { warning } from '../../foundation/icons/icons.js';
import { useUi } from '../../foundation/UiProvider.js';
import { Root } from './Field.styles.js';

/** What every field of a form says about itself. */
export interface FieldTexts {
  label: ReactNode;
  /** Help that is there before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong, in the shopper's words; marks the field. */
  error?: ReactNode;
  /** Says behind the label that the field may stay empty. Required fields are the rule and carry no mark. */
  optional?: boolean;
}

/** What the control inside a field takes, so that label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  'data-part': 'control';
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts, Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** The control's id; made when absent. */
  controlId?: string;
  /** Ids of further texts that describe the control. */
  describedBy?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around one control of your own. For text, choices and numbers there are ready fields. */
export function Field({ label, hint, error, optional = false, controlId, describedBy, children, ...rest }: FieldProps) {
  const { t } = useUi();
  const made = useId();
  const id = controlId ?? made;
  const descriptions = [describedBy, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Root data-part="field" {...rest} data-invalid={error ? '' : undefined}>
      <label data-part="label" htmlFor={id}>
        {label}
        {optional && <span data-part="optional"> ({t('optional')})</span>}
      </label>
      {hint && (
        <p data-part="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        'data-part': 'control',
        'aria-describedby': descriptions || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Root>
  );
}

/** The sentence below a field that says what is wrong. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p data-part="error" id={id}>
      <SvgIcon shape={warning} />
      <span>{children}</span>
    </p>
  );
}
