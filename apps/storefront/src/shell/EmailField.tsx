import { Suspense, useEffect, useRef, useState } from 'react';
import { MAX_LENGTHS } from '@mahd/rules/shop';
import { FormTextField, useBoundField } from '@mahd/ui/formik';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { WithSuggestion } from './EmailField.styles.js';

// After the first address, which most people type without a mistake.
const EmailSuggestion = lazyWithRetry(() => import('./EmailSuggestion.js'));

/** As long as those pause who have typed all. */
const pauseMs = 1000;

interface EmailFieldProps {
  label: string;
  description?: string | undefined;
}

/** The field `email` of a form. Suggests the address that was probably meant once the field is left, or typing pauses. */
export function EmailField({ label, description }: EmailFieldProps) {
  const { value, handleChange } = useBoundField<string>('email');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(false);
  const [checked, setChecked] = useState('');
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => afterPress(() => setChecked(value)), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
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
        onBlur={() => {
          if (typed) afterPress(() => setChecked(value));
        }}
      />
      {/* Before its words, so that screen readers notice them. */}
      <div role="status">
        <Suspense>
          {checked !== '' && checked === value && (
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

/** Once no button is pressed: what appears moves the one that has been pressed away from under the pointer. */
function afterPress(show: () => void): void {
  if (document.querySelector('button:active, a:active, label:active') === null) show();
  else addEventListener('pointerup', () => setTimeout(show), { once: true });
}
