'use client';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type ChangeEvent,
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
  type SubmitEvent,
} from 'react';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { Button } from '../../actions/Button/index.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import { useFormatNumber } from '../../foundation/useFormatNumber.js';
import { useUi } from '../../foundation/UiProvider.js';
import { Root } from './FilterPanel.styles.js';

/** One of several values, submitted as `name`. The empty value means "all" and is not submitted. */
export interface FilterChoice {
  kind: 'choice';
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
}

/** Links instead of form values: categories are paths. */
export interface FilterLinks {
  kind: 'links';
  label: string;
  links: readonly FilterLink[];
}

export interface FilterLink {
  href: string;
  label: string;
  current?: boolean;
  /** How many products it leads to, shown after the label. A link to none is quieter. */
  count?: number;
  /** Links one level deeper, shown under the current one. */
  links?: readonly FilterLink[];
}

/** Two whole numbers, submitted under their names when filled in. */
export interface FilterRange {
  kind: 'range';
  label: string;
  from: { name: string; label: string; value: string };
  to: { name: string; label: string; value: string };
  /** Shown below the fields. */
  errorMessage?: string;
}

/** Submitted as `value` under `name` when checked. */
export interface FilterToggle {
  kind: 'toggle';
  name: string;
  label: string;
  value: string;
  checked: boolean;
}

export type FilterGroup = FilterChoice | FilterLinks | FilterRange | FilterToggle;

export interface FilterPanelProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method' | 'children'> {
  /** The form; null with links alone. */
  ref?: Ref<HTMLFormElement>;
  /** Path of the listing. The form submits to it without JavaScript. */
  action: string;
  /** The groups of filters, in their order. */
  groups: readonly FilterGroup[];
  /** Other query parameters to preserve, such as the sort order. */
  hiddenFields?: readonly (readonly [name: string, value: string])[];
  /** Called with the form's values, without empty ones, after every choice and on submit. */
  onFilter?(query: URLSearchParams, details: { reason: 'choice' | 'submit' }): void;
  /** Label of the submit button beside the first range; "Apply" by default. `null` for a button elsewhere, with the panel's `id` as its `form`. */
  submitLabel?: string | null;
}

/**
 * Filters a listing. A plain GET form, so it works without JavaScript; with it, every choice applies at once, and numbers
 * on Enter or by the button beside them. Links alone need no form: they are in a plain element. Show it beside the list on
 * desktops and in a `BottomSheet` on phones.
 */
export function FilterPanel({
  action,
  groups,
  hiddenFields = [],
  onFilter,
  submitLabel,
  onSubmit,
  onChange,
  ref,
  ...rest
}: FilterPanelProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('FilterPanel', 'groups', groups);
  const { t } = useUi();
  const form = useRef<HTMLFormElement>(null);
  const hasFields = groups.some(({ kind }) => kind !== 'links');
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => (hasFields ? form.current : null), [
    hasFields,
  ]);
  const state = groups.map(valueOf).join('\n');
  const shown = useRef(state);
  // Back and links change the filters too: reset the fields to the new values without moving the focus. Not at first,
  // which would lose choices made before hydration.
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    form.current?.reset();
  }, [state]);

  const send = (element: HTMLFormElement, reason: 'choice' | 'submit') => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(element))
      if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
    onFilter?.(query, { reason });
  };
  const submit = composeHandlers(onSubmit, (event: SubmitEvent<HTMLFormElement>) => {
    if (!onFilter) return;
    event.preventDefault();
    send(event.currentTarget, 'submit');
  });
  const change = composeHandlers(onChange, (event: ChangeEvent<HTMLFormElement>) => {
    // Typed numbers apply on Enter or on submit, not while typing.
    if (onFilter && event.target instanceof HTMLInputElement && event.target.type !== 'text')
      send(event.currentTarget, 'choice');
  });
  const button = submitLabel !== null && (
    <Button type="submit" variant="outline" size="small">
      {submitLabel ?? t('apply')}
    </Button>
  );
  const range = groups.find(({ kind }) => kind === 'range');
  const views = groups.map((group) => (
    <FilterGroupView key={group.label} group={group}>
      {group === range && button}
    </FilterGroupView>
  ));
  // Each group of links is a navigation with its own name.
  if (!hasFields)
    return (
      <Root as="div" {...rest} data-part="filter-panel" aria-label={undefined}>
        {views}
      </Root>
    );
  return (
    <Root
      {...rest}
      ref={form}
      data-part="filter-panel"
      aria-label={rest['aria-label'] ?? t('filters')}
      action={action}
      method="get"
      onSubmit={submit}
      onChange={change}
    >
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {views}
      {/* Choices apply at once, and need it only without JavaScript. */}
      <noscript>{button}</noscript>
    </Root>
  );
}

function valueOf(group: FilterGroup): string {
  if (group.kind === 'choice') return group.value;
  if (group.kind === 'range') return `${group.from.value} ${group.to.value}`;
  return group.kind === 'toggle' ? String(group.checked) : '';
}

function FilterGroupView({ group, children }: { group: FilterGroup; children: ReactNode }) {
  const errorId = useId();
  switch (group.kind) {
    case 'links':
      return (
        <nav data-part="group" aria-label={group.label}>
          <span data-part="legend" aria-hidden="true">
            {group.label}
          </span>
          <FilterLinkList links={group.links} />
        </nav>
      );
    case 'choice':
      return (
        <fieldset data-part="group">
          <legend data-part="legend">{group.label}</legend>
          {group.options.map((option) => (
            <label key={option.value} data-part="choice">
              <input
                type="radio"
                name={group.name}
                value={option.value}
                defaultChecked={option.value === group.value}
              />
              {option.label}
            </label>
          ))}
        </fieldset>
      );
    case 'range':
      return (
        <fieldset data-part="group">
          <legend data-part="legend">{group.label}</legend>
          <div data-part="range">
            {[group.from, group.to].map((end) => (
              <label key={end.name} data-part="field">
                <span>{end.label}</span>
                <input
                  type="text"
                  inputMode="numeric"
                  dir="ltr"
                  name={end.name}
                  defaultValue={end.value}
                  autoComplete="off"
                  aria-invalid={group.errorMessage ? true : undefined}
                  aria-describedby={group.errorMessage ? errorId : undefined}
                />
              </label>
            ))}
            {children}
          </div>
          {group.errorMessage && (
            <p data-part="error-message" id={errorId} role="alert">
              <Icon name="warning" />
              <span>{group.errorMessage}</span>
            </p>
          )}
        </fieldset>
      );
    case 'toggle':
      return (
        <div data-part="group">
          <label data-part="choice">
            <input type="checkbox" name={group.name} value={group.value} defaultChecked={group.checked} />
            {group.label}
          </label>
        </div>
      );
  }
}

function FilterLinkList({ links }: { links: readonly FilterLink[] }) {
  const { Link } = useUi();
  const formatNumber = useFormatNumber();
  return (
    <ul data-part="links">
      {links.map((link) => (
        <li key={link.href}>
          <Link
            href={link.href}
            data-part="link"
            data-empty={link.count === 0 || undefined}
            aria-current={link.current ? 'page' : undefined}
          >
            {link.label}
            {link.count !== undefined && <span data-part="count">{formatNumber(link.count)}</span>}
          </Link>
          {link.links && link.links.length > 0 && <FilterLinkList links={link.links} />}
        </li>
      ))}
    </ul>
  );
}
