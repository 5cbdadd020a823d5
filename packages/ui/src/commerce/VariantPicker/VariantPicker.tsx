'use client';
import { useEffect, useId, useState, type HTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { commaOf } from '@mahd/rules/locale';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import { shopLanguage } from '../../foundation/shopLanguage.js';
import { useFormats } from '../../foundation/useFormats.js';
import { useUi } from '../../foundation/UiProvider.js';
import { Picture, type PictureSource } from '../../media/Picture/index.js';
import { logicalKey, rovingIndex } from '../../navigation/logicalKey.js';
import type { PriceValue } from '../../text/Price/index.js';
import { Root } from './VariantPicker.styles.js';

export interface VariantOption {
  /** URL of the product with this option: it works without JavaScript. */
  href: string;
  label: string;
  selected?: boolean;
  /** Shown below the label, where options differ in price. Unavailable without an amount: coming soon. */
  price?: PriceValue;
  /** Shown below the label instead of the price, where options differ in something else, such as the age they are for. */
  detail?: string;
  /** Unavailable in combination with the other selected options, which it says below the label. It stays selectable. */
  unavailable?: boolean;
  /**
   * Why this option fits the visitor ("Fits your baby now"). Shown on the option and beside the label. May arrive after
   * hydration without shifting the layout.
   */
  fits?: string;
  /** CSS colour of a swatch beside the name. */
  color?: string;
  /**
   * Square picture of the product with this option, beside the name. Where options differ in a small part of it,
   * `--option-zoom`, up to 3, enlarges the picture around the point `--option-focus`.
   */
  picture?: PictureSource;
}

export interface VariantGroup {
  /** What to choose: "Size", "Pattern", "Colour". */
  label: string;
  options: readonly VariantOption[];
}

export interface VariantPickerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** The groups of variants, such as sizes and colours. */
  groups: readonly VariantGroup[];
}

/**
 * Selects a variant of a product. Options are links with the role of radio buttons: arrow keys move and select, and
 * without JavaScript they are plain links. Set `preventScrollReset` and the like in your link component.
 */
export function VariantPicker({ groups, ...rest }: VariantPickerProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('VariantPicker', 'groups', groups);
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
  const { t, Link, language, direction } = useUi();
  const { formatPrice } = useFormats();
  const labelId = useId();
  // Before hydration every option is a tab stop; a radio group has only one.
  const [oneStop, setOneStop] = useState(false);
  useEffect(() => setOneStop(true), []);
  const chosen = options.find(({ selected }) => selected);
  const stop = chosen ?? options[0];
  const fitting = options.find(({ fits }) => fits);

  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    // Shortcuts of the browser, such as Alt+Left for Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const group = event.currentTarget.closest('[role="radiogroup"]');
    const links = [...(group?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
    const at = links.indexOf(event.currentTarget);
    const key = logicalKey(event, direction);
    const target =
      key === ' '
        ? at
        : (rovingIndex(key, at, links.length, 'ArrowLeft', 'ArrowRight') ??
          rovingIndex(key, at, links.length, 'ArrowUp', 'ArrowDown'));
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
        {options.map((option) => {
          const { label, selected, price, detail, unavailable, fits, color, picture } = option;
          const note = unavailable
            ? t(price?.amount === null ? 'comingSoon' : 'outOfStock')
            : (detail ?? (price && price.amount !== null && formatPrice(price.amount, price.currency)));
          return (
            <Link
              key={label}
              href={option.href}
              role="radio"
              aria-checked={selected ?? false}
              aria-label={[label, note, fits].filter(Boolean).join(commaOf(shopLanguage(language)))}
              tabIndex={oneStop && option !== stop ? -1 : undefined}
              onKeyDown={onKeyDown}
              data-part="option"
              data-selected={selected || undefined}
              data-unavailable={unavailable || undefined}
              data-fits={fits ? true : undefined}
            >
              {picture && <Picture picture={picture} alt="" ratio="square" sizes="128px" />}
              {color && (
                <svg data-part="swatch" viewBox="0 0 24 24" aria-hidden="true">
                  <circle
                    cx="12"
                    cy="12"
                    r="11.25"
                    fill={color}
                    stroke="currentColor"
                    strokeOpacity="0.25"
                    strokeWidth="1.5"
                  />
                </svg>
              )}
              {!note ? (
                label
              ) : (
                <span data-part="text">
                  <span>{label}</span>
                  <bdi data-part="note">{note}</bdi>
                </span>
              )}
            </Link>
          );
        })}
      </div>
    </div>
  );
}
