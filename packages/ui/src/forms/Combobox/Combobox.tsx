'use client';
import {
  Suspense,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { chevronDown } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { lazyWithRetry } from '../../foundation/lazyWithRetry.js';
import { useUi } from '../../foundation/UiProvider.js';
import { useMergedRef } from '../../foundation/useMergedRef.js';
import type { ValueChange } from '../../foundation/valueChange.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { Field, type FieldTexts } from '../Field/index.js';
import type { SelectOption } from '../Select/index.js';
import { useControlValue, useFormReset } from '../controlState.js';
import { Box } from './Combobox.styles.js';
import { matchOptions, exactMatch, type MatchableOption } from './matchOptions.js';

// The positioning code doubles the size of this component: load the list on first focus.
const loadList = () => import('./ComboboxList.js').then(({ ComboboxList: list }) => ({ default: list }));
const ComboboxList = lazyWithRetry(loadList);

export interface ComboboxOption extends SelectOption, MatchableOption {}

/** `input` when a typed label is left, `clear` when an emptied field is left. */
type ComboboxChange = ValueChange<'selection' | 'input' | 'clear' | 'reset'>;

export interface ComboboxProps
  extends
    FieldTexts,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'value' | 'defaultValue' | 'type' | 'size' | 'list' | 'role' | 'children'
    > {
  ref?: Ref<HTMLDivElement>;
  /** Ref of the control. */
  inputRef?: Ref<HTMLInputElement>;
  /** The options, in their order. */
  options: readonly ComboboxOption[];
  /** Value of the selected option; '' without a selection. */
  value?: string;
  /** The value at first, and after a reset of the form. */
  defaultValue?: string;
  /** Called with the value of the selected option, or '' when the field was cleared. */
  onValueChange?: (value: string, details: ComboboxChange) => void;
}

/**
 * Selects one of many options by typing in either script; hamza, diacritics and digit style are ignored. Unselected
 * input is discarded on blur. For up to ten options use `Select`, for free text `TextField`, to search the shop
 * `SearchDropdown`. Input attributes go to the input, `className` and `ref` to the field.
 */
export function Combobox({
  label,
  description,
  errorMessage,
  optional,
  className,
  ref,
  inputRef,
  id: givenId,
  options,
  value,
  defaultValue,
  onValueChange,
  onChange,
  onKeyDown,
  onBlur,
  onClick,
  onFocus,
  name,
  disabled,
  readOnly = false,
  'aria-describedby': describedBy,
  ...rest
}: ComboboxProps) {
  const { t } = useUi();
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const input = useRef<HTMLInputElement>(null);
  const setInput = useMergedRef(inputRef, input);
  const [current, change] = useControlValue<string, ComboboxChange['reason']>(input, {
    value,
    defaultValue,
    empty: '',
    onValueChange,
  });
  /** Text typed since the last selection; null when nothing was typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [activeValue, setActiveValue] = useState<string>();

  const chosen = options.find((option) => option.value === current);
  const shown = open ? matchOptions(options, typed ?? '') : [];
  const expanded = open && shown.length > 0;
  const matches = shown.filter((option) => !option.always).length;
  const searched = open && typed !== null;
  const unmatched = searched && matches === 0;
  const message = unmatched && t('noMatches');
  const enabled = shown.filter((option) => !option.disabled);
  const active = enabled.findIndex((option) => option.value === activeValue);
  const activeOption = enabled[active];
  const optionId = (option: ComboboxOption) => `${id}-option-${options.indexOf(option)}`;

  const activate = (option: ComboboxOption | undefined) => {
    setActiveValue(option?.value);
    if (option)
      requestAnimationFrame(() => document.getElementById(optionId(option))?.scrollIntoView({ block: 'nearest' }));
  };
  const show = () => {
    if (readOnly) return;
    setOpen(true);
    activate(chosen);
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
    setActiveValue(undefined);
  };
  const choose = (next: string, reason: ComboboxChange['reason']) => {
    close();
    if (next !== current) change(next, reason);
  };

  useFormReset(input, close);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return show();
      const next = event.key === 'ArrowDown' ? active + 1 : Math.max(active, 0) - 1;
      activate(enabled.at(next % enabled.length));
    } else if (event.key === 'Enter' && (expanded || unmatched)) {
      // Text without a match must not submit the previous value.
      event.preventDefault();
      if (activeOption) choose(activeOption.value, 'selection');
    } else if (event.key === 'Escape' && open) {
      // Keeps a surrounding dialog open.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  const handleBlur = () => {
    const meant = typed && exactMatch(options, typed);
    // An empty field clears the selection; a complete label selects its option.
    if (typed?.trim() === '') choose('', 'clear');
    else if (meant && !meant.disabled) choose(meant.value, 'input');
    else close();
  };

  return (
    <Field
      ref={ref}
      className={className}
      label={<span id={`${id}-label`}>{label}</span>}
      description={description}
      errorMessage={errorMessage}
      optional={optional}
      controlId={id}
      describedBy={describedBy}
      data-part="combobox"
    >
      {(control) => (
        <Box>
          <input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            ref={setInput}
            type="text"
            role="combobox"
            disabled={disabled}
            readOnly={readOnly}
            aria-expanded={expanded}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={expanded && activeOption ? optionId(activeOption) : undefined}
            value={typed ?? chosen?.label ?? ''}
            onFocus={composeHandlers(onFocus, () => {
              // Ignore a failed preload: the list loads with retries once it opens.
              loadList().catch(() => undefined);
            })}
            onClick={composeHandlers(onClick, () => {
              if (!open) show();
            })}
            onChange={composeHandlers(onChange, ({ target }: ChangeEvent<HTMLInputElement>) => {
              setTyped(target.value);
              setOpen(true);
              const first =
                target.value.trim() === ''
                  ? undefined
                  : matchOptions(options, target.value).find((option) => !option.disabled);
              setActiveValue(first?.value);
            })}
            onKeyDown={composeHandlers(onKeyDown, handleKeyDown)}
            onBlur={composeHandlers(onBlur, handleBlur)}
          />
          <SvgIcon shape={chevronDown} />
          {name && <input type="hidden" name={name} value={current} disabled={disabled} />}
          {(expanded || unmatched) && (
            <Suspense>
              <ComboboxList id={`${id}-list`} labelledBy={`${id}-label`} anchor={input} message={message}>
                {shown.map((option) => (
                  // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field answers the keys
                  <div
                    key={option.value}
                    id={optionId(option)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={option === chosen}
                    aria-disabled={option.disabled || undefined}
                    data-active={option.value === activeValue || undefined}
                    data-part="option"
                    onPointerMove={() => !option.disabled && setActiveValue(option.value)}
                    onClick={() => !option.disabled && choose(option.value, 'selection')}
                  >
                    {option.label}
                  </div>
                ))}
              </ComboboxList>
            </Suspense>
          )}
          <VisuallyHidden role="status">{message || (searched && t('searchResults', { n: matches }))}</VisuallyHidden>
        </Box>
      )}
    </Field>
  );
}
