import { Suspense, useRef, useState } from 'react';
import { MAX_LENGTHS } from '@mahd/rules/shop';
import { FormTextField, useBoundField } from '@mahd/ui/formik';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { WithSuggestion } from './EmailField.styles.js';

// Only needed once somebody types.
const EmailSuggestion = lazyWithRetry(() => import('./EmailSuggestion.js'));

interface EmailFieldProps {
  label: string;
  description?: string | undefined;
}

/** The field `email` of a form. Suggests the address that was probably meant. */
export function EmailField({ label, description }: EmailFieldProps) {
  const { value, handleChange } = useBoundField<string>('email');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(false);
  return (
    <WithSuggestion>
      <FormTextField
        inputRef={input}
        name="email"
        type="email"
        label={label}
        description={description}
        autoComplete="email"
        maxLength={MAX_LENGTHS.email}
        onValueChange={() => setTyped(true)}
      />
      {/* Rendered before the suggestion, so that screen readers announce it. */}
      <div role="status">
        <Suspense>
          {typed && (
            <EmailSuggestion
              email={value}
              onAccept={(email) => {
                handleChange()(email, undefined);
                input.current?.focus();
              }}
            />
          )}
        </Suspense>
      </div>
    </WithSuggestion>
  );
}
