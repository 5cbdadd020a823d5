'use client';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { Button } from '../../actions/Button/index.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import type { ValueChange } from '../../foundation/valueChange.js';
import { belowTablet, media } from '../../foundation/breakpoints.js';
import { VisuallyHidden, visuallyHidden } from '../../foundation/VisuallyHidden.js';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-12);
  align-items: center;
  justify-content: space-between;

  > [data-part='head'] {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    min-inline-size: 0;
    gap: var(--space-4) var(--space-12);
    align-items: center;
    justify-content: space-between;

    /* The height of a suggestion, a small button. */
    min-block-size: var(--touch, 2.25rem);

    ${media.tablet} {
      flex-basis: auto;
      justify-content: start;
    }
  }

  [data-part='count'] {
    flex: none;
    max-inline-size: 100%;
    color: var(--color-ink-soft);
  }

  > [data-part='sort'] {
    display: flex;
    flex: 1 1 10rem;
    justify-content: end;
    gap: var(--space-8);
    align-items: center;
    min-inline-size: 0;

    > label {
      flex: none;
    }

    /* On phones the label is for screen readers only. */
    ${media.tablet} {
      flex: none;

      > label {
        position: static;
        inline-size: auto;
        block-size: auto;
        clip-path: none;
      }
    }

    @media ${belowTablet} {
      > label {
        ${visuallyHidden}
      }
    }
  }

  [data-part='select'] {
    position: relative;
    display: flex;
    align-items: center;
    min-inline-size: 0;

    > select {
      inline-size: 100%;
      min-block-size: 2.75rem;
      max-inline-size: 100%;
      padding-block: var(--space-8);
      padding-inline: var(--space-12) 2.25rem;
      font-size: max(1rem, 1em);
      line-height: 1.4;
      text-overflow: ellipsis;
      background: var(--color-surface);
      border: 1px solid var(--color-control-line);
      border-radius: var(--radius-pill);
      appearance: none;
    }

    > svg {
      --icon-size: 1rem;
      position: absolute;
      inset-inline-end: var(--space-12);
      pointer-events: none;
    }
  }

  /* With JavaScript the choice applies at once. */
  [data-part='submit'] {
    @media (scripting: enabled) {
      display: none;
    }
  }
`;

export interface ListingToolbarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** "12 items". Announced to screen readers when it changes, and with the order when that changes. */
  count: string;
  /** The select for the order, in a form that also works without JavaScript. */
  sort: {
    /** Path of the listing. */
    action: string;
    name: string;
    label: string;
    value: string;
    options: readonly { value: string; label: string }[];
    /** Other query parameters to preserve. */
    hiddenFields?: readonly (readonly [name: string, value: string])[];
    onValueChange?(value: string, details: ValueChange<'selection'>): void;
  };
  /** Button that opens the filters on phones. */
  filter?: ReactNode;
  /** A suggested filter that is known only after hydration, one line high. Its space is reserved, so nothing shifts. */
  suggestion?: ReactNode;
}

/** The row above a listing: item count, filter button on phones, sort order. */
export function ListingToolbar({ count, sort, filter, suggestion, ...rest }: ListingToolbarProps) {
  const { t } = useUi();
  const selectId = useId();
  const select = useRef<HTMLSelectElement>(null);
  // Back and links change the order too: update the field without replacing it, so that it keeps the focus.
  useEffect(() => {
    if (select.current) select.current.value = sort.value;
  }, [sort.value]);
  // The count of a new order is the same: only with the order's name there is something to announce.
  const [announced, setAnnounced] = useState({ count, value: sort.value, ordered: false });
  if (announced.count !== count || announced.value !== sort.value)
    setAnnounced({ count, value: sort.value, ordered: announced.value !== sort.value });
  const order = announced.ordered && sort.options.find(({ value }) => value === sort.value)?.label;
  const onChange = (event: ChangeEvent<HTMLSelectElement>) =>
    sort.onValueChange?.(event.target.value, { reason: 'selection' });
  return (
    <Root {...rest} data-part="listing-toolbar">
      <div data-part="head">
        <p data-part="count" role="status">
          {count}
          {order && <VisuallyHidden>{` – ${order}`}</VisuallyHidden>}
        </p>
        {suggestion}
      </div>
      {filter}
      <form data-part="sort" method="get" action={sort.action}>
        {sort.hiddenFields?.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor={selectId}>{sort.label}</label>
        <span data-part="select">
          <select ref={select} id={selectId} name={sort.name} defaultValue={sort.value} onChange={onChange}>
            {sort.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
        <span data-part="submit">
          <Button type="submit" size="small" variant="outline">
            {t('apply')}
          </Button>
        </span>
      </form>
    </Root>
  );
}
