'use client';
import { useId, useLayoutEffect, useRef, useState, type FocusEvent, type Ref } from 'react';
import { styled } from 'styled-components';
import { isLanguage, MONTHS, onlyDigits } from '@mahd/rules/locale';
import { isLanguageTag } from '../../foundation/isLanguageTag.js';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { chevronDown } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { useComponentStrings, type ReplacedStrings } from '../../foundation/useComponentStrings.js';
import type { ValueChange } from '../../foundation/valueChange.js';
import { useUi } from '../../foundation/UiProvider.js';
import { useMergedRef } from '../../foundation/useMergedRef.js';
import { Fieldset, type FieldsetProps } from '../Fieldset.js';
import { SelectBox } from '../SelectBox.js';
import { useFormReset } from '../controlState.js';
import { dateText, isComplete, isoOf, monthsOf, orderOf, partsOf, type DatePart } from './dateParts.js';
import { strings } from './strings.js';

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  max-inline-size: 26rem;

  > label {
    display: grid;
    flex: 1 1 4rem;
    min-inline-size: 0;
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  > label[data-part='month'] {
    flex-grow: 3;
    flex-basis: 8rem;
  }

  > label[data-part='year'] {
    flex-grow: 1.5;
    flex-basis: 5rem;
  }

  [data-part='control'] {
    color: var(--color-ink);
    font-size: var(--text-16);
  }

  /* Like the placeholders beside it. */
  select:has([value='']:checked) {
    color: var(--color-ink-soft);
  }

  label [data-read-only] {
    background: var(--color-pastel-3);
  }
`;

export interface DateFieldProps extends Omit<FieldsetProps, 'children'> {
  ref?: Ref<HTMLFieldSetElement>;
  /** The first of the three controls. */
  inputRef?: Ref<HTMLInputElement | HTMLSelectElement>;
  /** ISO date, `2026-11-20`, or '' without a date. */
  value?: string;
  /** The value at first, and after a reset of the form. */
  defaultValue?: string;
  /** Called with an ISO date, or with '' while the date is incomplete, does not exist or is outside of its limits. */
  onValueChange?: (value: string, details: ValueChange<'input' | 'reset'>) => void;
  /** Name of the form field that submits the ISO date. */
  name?: string;
  /** First date, ISO. A message names it when an earlier one is typed. */
  min?: string;
  /** Last date, ISO. */
  max?: string;
  /** Must be filled in before the form is submitted. */
  required?: boolean;
  /** Shows the value, which is submitted but cannot be changed. */
  readOnly?: boolean;
  /** `bday` fills in the birthday of the visitor. */
  autoComplete?: 'bday';
  /**
   * BCP 47 locale for the order of the fields and the names of the months; those of the language by default, in English
   * and Arabic as used in the Gulf.
   *
   * @default that of the language
   */
  locale?: string;
  /** Replaces texts, for example for a further language. */
  strings?: ReplacedStrings<'DateField'>;
}

const ORDER: readonly DatePart[] = ['day', 'month', 'year'];

/**
 * A known date, typed in three fields: a birthday, a due date. Digits of any script work. For a date to look up in a
 * calendar, use a native date input in `Field`.
 */
export function DateField({
  inputRef,
  value,
  defaultValue = '',
  onValueChange,
  name,
  min = '',
  max = '',
  required,
  readOnly = false,
  disabled,
  autoComplete,
  locale,
  strings: replaced,
  errorMessage,
  onBlur,
  id,
  ...rest
}: DateFieldProps) {
  const { language } = useUi();
  const t = useComponentStrings(strings, replaced);
  const generatedId = useId();
  const fieldset = id ?? generatedId;
  const firstControl = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const firstRef = useMergedRef(inputRef, firstControl);
  const [typed, setTyped] = useState(() => partsOf(value ?? defaultValue));
  const [wasLeft, setWasLeft] = useState(false);
  const [given, setGiven] = useState(value);

  // Empty for what is not a date.
  const first = isoOf(partsOf(min));
  const last = isoOf(partsOf(max));
  const problemOf = (iso: string, complete: boolean) => {
    if (complete && iso === '') return t('impossible');
    if (iso !== '' && first !== '' && iso < first) return t('tooEarly', { date: dateText(first, language) });
    if (iso !== '' && last !== '' && iso > last) return t('tooLate', { date: dateText(last, language) });
    return '';
  };
  const reported = (parts: typeof typed) => {
    const iso = isoOf(parts);
    return problemOf(iso, isComplete(parts)) === '' ? iso : '';
  };

  // An empty value does not clear what is being typed, unless the app cleared a date.
  if (value !== given) {
    setGiven(value);
    if (value !== undefined && value !== reported(typed)) setTyped(partsOf(value));
  }
  // A controlled date stays as it is until the app changes it.
  const parts = value && reported(typed) !== '' && reported(typed) !== value ? partsOf(value) : typed;
  const iso = reported(parts);
  const problem = problemOf(isoOf(parts), isComplete(parts));

  const change = (next: typeof typed, reason: 'input' | 'reset') => {
    setTyped(next);
    if (reported(next) !== reported(parts) || reason === 'reset') onValueChange?.(reported(next), { reason });
  };
  useFormReset(firstControl, () => {
    setWasLeft(false);
    // A controlled date stays as its owner set it.
    if (value === undefined || defaultValue !== '') change(partsOf(defaultValue), 'reset');
    else setTyped(partsOf(value));
  });

  // So that the browser does not submit a form with an impossible date.
  useLayoutEffect(() => firstControl.current?.setCustomValidity(problem), [problem]);

  const handleBlur = composeHandlers(onBlur, (event: FocusEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setWasLeft(true);
  });

  const error = errorMessage ?? (wasLeft && problem !== '' ? problem : undefined);
  const ofLanguage = isLanguage(language) ? undefined : language;
  const named = locale !== undefined && isLanguageTag(locale) ? locale : ofLanguage;
  const order = named === undefined ? ORDER : orderOf(named);
  const months = named === undefined && isLanguage(language) ? MONTHS[language] : monthsOf(named ?? language);
  const attributes = (part: DatePart) => ({
    ref: part === order[0] ? firstRef : undefined,
    'data-part': 'control',
    'aria-invalid': error ? (true as const) : undefined,
    // Some screen readers do not read the description of a group.
    'aria-describedby': error ? `${fieldset}-error` : undefined,
    value: parts[part],
    required,
    disabled,
    autoComplete: autoComplete && `${autoComplete}-${part}`,
  });
  return (
    <Fieldset
      {...rest}
      id={fieldset}
      errorMessage={error}
      disabled={disabled}
      data-part="date-field"
      onBlur={handleBlur}
    >
      <Parts data-part="parts">
        {order.map((part) => (
          <label key={part} data-part={part}>
            {t(part)}
            {part === 'month' ? (
              <SelectBox>
                <select
                  {...attributes(part)}
                  data-read-only={readOnly || undefined}
                  onChange={(event) => change({ ...parts, month: event.target.value }, 'input')}
                >
                  {(!readOnly || parts.month === '') && <option value="">{t('monthHint')}</option>}
                  {months.map(
                    (month, index) =>
                      // A native select cannot be read-only: it then has only its value.
                      (!readOnly || String(index + 1) === parts.month) && (
                        <option key={month} value={index + 1}>
                          {month}
                        </option>
                      ),
                  )}
                </select>
                <SvgIcon shape={chevronDown} />
              </SelectBox>
            ) : (
              <input
                {...attributes(part)}
                type="text"
                inputMode="numeric"
                dir="ltr"
                placeholder={t(`${part}Hint`)}
                readOnly={readOnly}
                onChange={(event) =>
                  change({ ...parts, [part]: onlyDigits(event.target.value).slice(0, part === 'day' ? 2 : 4) }, 'input')
                }
              />
            )}
          </label>
        ))}
      </Parts>
      {name && <input type="hidden" name={name} value={iso} disabled={disabled} />}
    </Fieldset>
  );
}
