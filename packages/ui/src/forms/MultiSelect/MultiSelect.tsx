'use client';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import { chevronDown } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { useComponentStrings, type ReplacedStrings } from '../../foundation/useComponentStrings.js';
import { useMergedRef } from '../../foundation/useMergedRef.js';
import { useOpenState, type OpenChangeReason, type OpenStateProps } from '../../foundation/useOpenState.js';
import type { ValueChange } from '../../foundation/valueChange.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { rovingIndex } from '../../navigation/logicalKey.js';
import { useFloatingPanel } from '../../overlays/useFloatingPanel.js';
import { useOutsidePress } from '../../overlays/useOutsidePress.js';
import { Tag } from '../../text/Tag/index.js';
import { matchOptions } from '../Combobox/matchOptions.js';
import { Fieldset, type FieldsetProps } from '../Fieldset.js';
import { useControlValue } from '../controlState.js';
import { Box, Panel } from './MultiSelect.styles.js';
import { strings } from './strings.js';

/** From this number of options on, they can be searched. */
const SEARCHED_FROM = 8;

export interface MultiSelectOption {
  value: string;
  label: string;
  /** More search terms, such as the name in the other script. */
  keywords?: readonly string[];
  disabled?: boolean;
}

type MultiSelectChange = ValueChange<'selection' | 'remove' | 'reset'>;

export interface MultiSelectProps extends OpenStateProps, Omit<FieldsetProps, 'children'> {
  ref?: Ref<HTMLFieldSetElement>;
  /** The button that opens the list. */
  inputRef?: Ref<HTMLButtonElement>;
  /** The options, in their order. */
  options: readonly MultiSelectOption[];
  /** The values of the selected options, in the order of the options. */
  value?: readonly string[];
  /** The value at first, and after a reset of the form. */
  defaultValue?: readonly string[];
  /** Called with the new value. */
  onValueChange?: (value: readonly string[], details: MultiSelectChange) => void;
  /** Form field name: one entry for each selected option. */
  name?: string;
  /** At least one option must be selected. */
  required?: boolean;
  /** Shows the value, which is submitted but cannot be changed. The list can still be opened. */
  readOnly?: boolean;
  /** Replaces texts, for example for a further language. */
  strings?: ReplacedStrings<'MultiSelect'>;
}

const NONE: readonly string[] = [];

/**
 * Any number of many options, in a list that opens and can be searched. What is selected is shown as tags. For a few
 * options, use `CheckboxGroup`.
 */
export function MultiSelect({
  options,
  value,
  defaultValue,
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
  name,
  inputRef,
  required = false,
  readOnly = false,
  disabled,
  strings: replaced,
  ...rest
}: MultiSelectProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('MultiSelect', 'options', options);
  const t = useComponentStrings(strings, replaced);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const buttonRef = useMergedRef(inputRef, button);
  const panel = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const [shown, requestOpen] = useOpenState({ open, defaultOpen, onOpenChange });
  const [query, setQuery] = useState('');
  const [selected, change] = useControlValue<readonly string[], MultiSelectChange['reason']>(first, {
    value,
    defaultValue,
    empty: NONE,
    onValueChange,
  });
  const matching = new Set(matchOptions(options, query));

  useFloatingPanel(shown, button, panel, 'bottom-start');

  const choose = (chosen: string, checked: boolean, reason: 'selection' | 'remove') => {
    const isSelected = (candidate: string) => (candidate === chosen ? checked : selected.includes(candidate));
    change(options.map((option) => option.value).filter(isSelected), reason);
  };
  const toggle = (next: boolean, reason: OpenChangeReason) => {
    if (!next) setQuery('');
    requestOpen(next, reason);
  };

  useOutsidePress(box, shown, () => toggle(false, 'outside-press'));

  /** The controls of the open list that have a place on the page. */
  const controls = () => [...(panel.current?.querySelectorAll<HTMLInputElement>('label:not([hidden]) > input') ?? [])];
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      // Not also the dialog around it.
      event.stopPropagation();
      button.current?.focus();
      toggle(false, 'escape-key');
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!shown) return toggle(true, 'trigger-press');
      const all = controls();
      const index = all.indexOf(document.activeElement as HTMLInputElement);
      const next =
        index < 0 && event.key === 'ArrowUp'
          ? all.length - 1
          : rovingIndex(event.key, index, all.length, 'ArrowUp', 'ArrowDown');
      if (next !== null) all[next]?.focus();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // Not the submit button of the form.
      event.preventDefault();
    }
  };
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    // Without a new focus the window lost it, or the pointer handler closes the list.
    if (shown && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) toggle(false, 'focus-out');
  };

  const tags = options.filter((option) => selected.includes(option.value));
  return (
    <Fieldset
      {...rest}
      disabled={disabled}
      label={<span id={`${id}-label`}>{rest.label}</span>}
      data-part="multi-select"
    >
      <Box ref={box} data-part="box" onKeyDown={handleKeyDown} onBlur={handleBlur}>
        {required && (
          // A button cannot be required.
          <input
            aria-hidden="true"
            tabIndex={-1}
            required
            value={tags.length > 0 ? 'selected' : ''}
            onChange={() => undefined}
            onFocus={() => button.current?.focus()}
          />
        )}
        <button
          ref={buttonRef}
          type="button"
          id={`${id}-button`}
          data-part="control"
          data-read-only={readOnly || undefined}
          aria-expanded={shown}
          aria-controls={`${id}-panel`}
          aria-labelledby={`${id}-label ${id}-button`}
          onClick={() => toggle(!shown, 'trigger-press')}
        >
          <span>{tags.length > 0 ? t('selected', { n: tags.length }) : t('choose')}</span>
          <SvgIcon shape={chevronDown} />
        </button>
        <Panel ref={panel} id={`${id}-panel`} popover="manual" data-part="panel">
          {options.length >= SEARCHED_FROM && (
            <input
              type="search"
              data-part="search"
              aria-label={t('search')}
              placeholder={t('search')}
              autoComplete="off"
              dir="auto"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          )}
          {options.map((option, index) => (
            <label key={option.value} data-part="option" hidden={!matching.has(option)}>
              <input
                ref={index === 0 ? first : undefined}
                type="checkbox"
                name={name}
                value={option.value}
                checked={selected.includes(option.value)}
                disabled={option.disabled}
                aria-readonly={readOnly || undefined}
                aria-invalid={rest.errorMessage ? true : undefined}
                onChange={(event) => {
                  if (!readOnly) choose(option.value, event.target.checked, 'selection');
                }}
              />
              <span>{option.label}</span>
            </label>
          ))}
          {matching.size === 0 && <p data-part="no-matches">{t('noMatches')}</p>}
          <VisuallyHidden role="status">
            {query !== '' && matching.size > 0 ? t('matches', { n: matching.size }) : ''}
          </VisuallyHidden>
        </Panel>
        {tags.length > 0 && (
          <ul data-part="tags">
            {tags.map((option) => (
              <li key={option.value}>
                {disabled || readOnly ? (
                  <Tag label={option.label} />
                ) : (
                  <Tag
                    label={option.label}
                    onRemove={() => {
                      button.current?.focus();
                      choose(option.value, false, 'remove');
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Box>
    </Fieldset>
  );
}
