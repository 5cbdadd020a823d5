'use client';
import { useEffect, useId, useState, type HTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { warnAboutList } from '../../foundation/inputWarnings.js';
import { useUi } from '../../foundation/UiProvider.js';
import { logicalKey, movedIndex } from '../../navigation/logicalKey.js';
import { Root } from './VariantPicker.styles.js';

export interface VariantOption {
  /** The address of this product with this choice: the choice is part of the page's address and works without a script. */
  href: string;
  label: string;
  selected?: boolean;
  /** Not to be had with the other choices; it can still be looked at. */
  unavailable?: boolean;
  /** Why this one suits the visitor ("Fits your baby now"); marks it, and says so beside the label. May come late: nothing moves. */
  fits?: string;
  /** A CSS colour; shows a swatch beside its name. */
  color?: string;
}

export interface VariantGroup {
  /** What is chosen: "Size", "Pattern", "Colour". */
  label: string;
  options: readonly VariantOption[];
}

export interface VariantPickerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  groups: readonly VariantGroup[];
}

/**
 * Chooses among the variants of one product. Each option is a link with the role of a radio button: arrow keys move and choose
 * as in any radio group, and without a script it is a plain link. Pass `preventScrollReset` and the like through your link component.
 */
export function VariantPicker({ groups, ...rest }: VariantPickerProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutList('VariantPicker', 'groups', groups);
  return (
    <Root {...rest} data-part="variant-picker">
      {groups
        .filter(({ options }) => options.length > 0)
        .map((group) => (
          <VariantRow key={group.label} {...group} />
        ))}
    </Root>
  );
}

function VariantRow({ label, options }: VariantGroup) {
  const { t, Link, direction } = useUi();
  const labelId = useId();
  // Until the script is there every option is a stop of the Tab key; a radio group has only one.
  const [oneStop, setOneStop] = useState(false);
  useEffect(() => setOneStop(true), []);
  const chosen = options.find(({ selected }) => selected);
  const stop = chosen ?? options[0];
  const fitting = options.find(({ fits }) => fits);

  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const group = event.currentTarget.closest('[role="radiogroup"]');
    const links = [...(group?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
    const at = links.indexOf(event.currentTarget);
    const key = logicalKey(event.key, direction);
    const target =
      key === ' '
        ? at
        : (movedIndex(key, at, links.length, 'ArrowLeft', 'ArrowRight') ??
          movedIndex(key, at, links.length, 'ArrowUp', 'ArrowDown'));
    if (target === null) return;
    event.preventDefault();
    links[target]?.focus();
    links[target]?.click();
  };

  return (
    <div data-part="group" role="radiogroup" aria-labelledby={labelId}>
      <div data-part="head">
        <span data-part="label" id={labelId}>
          {label}
          {chosen && (
            <>
              : <span data-part="chosen">{chosen.label}</span>
            </>
          )}
        </span>
        {fitting && (
          <span data-part="fitting">
            {fitting.fits}: <bdi>{fitting.label}</bdi>
          </span>
        )}
      </div>
      <div data-part="options">
        {options.map((option) => (
          <Link
            key={option.href}
            href={option.href}
            role="radio"
            aria-checked={option.selected ?? false}
            aria-label={[option.label, option.unavailable && t('unavailable'), option.fits].filter(Boolean).join(', ')}
            tabIndex={oneStop && option !== stop ? -1 : undefined}
            onKeyDown={onKeyDown}
            data-part="option"
            data-selected={option.selected || undefined}
            data-unavailable={option.unavailable || undefined}
            data-fits={option.fits ? true : undefined}
          >
            {option.color && (
              <svg data-part="swatch" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <circle
                  cx="12"
                  cy="12"
                  r="11.25"
                  fill={option.color}
                  stroke="#2b1a1a"
                  strokeOpacity="0.25"
                  strokeWidth="1.5"
                />
              </svg>
            )}
            {option.label}
          </Link>
        ))}
      </div>
    </div>
  );
}
