'use client';
import { useId, type ElementType, type FieldsetHTMLAttributes, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../foundation/UiProvider.js';
import { FieldError, type FieldTexts } from './Field/index.js';
import { Root as FieldRoot } from './Field/Field.styles.js';

const Root: ElementType = styled(FieldRoot)`
  > legend {
    max-inline-size: 100%;
    margin-block-end: var(--space-4);
    padding: 0;
  }
`;

export interface FieldsetProps
  extends FieldTexts, Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'onChange' | 'defaultValue' | 'children'> {
  ref?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
}

/** Label, description and error message around a group of controls. */
export function Fieldset({
  id,
  label,
  description,
  errorMessage,
  optional = false,
  'aria-describedby': describedBy,
  children,
  ...rest
}: FieldsetProps) {
  const { t } = useUi();
  const generatedId = useId();
  const group = id ?? generatedId;
  const descriptions = [describedBy, description && `${group}-description`, errorMessage && `${group}-error`];
  return (
    <Root
      as="fieldset"
      {...rest}
      id={group}
      aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
      data-invalid={errorMessage ? '' : undefined}
    >
      <legend data-part="label">
        {label}
        {optional && <span data-part="optional"> ({t('optional')})</span>}
      </legend>
      {description && (
        <p data-part="description" id={`${group}-description`}>
          {description}
        </p>
      )}
      {children}
      {errorMessage && <FieldError id={`${group}-error`}>{errorMessage}</FieldError>}
    </Root>
  );
}
