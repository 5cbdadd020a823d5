'use client';
import { useEffect, useId, useRef, type ChangeEvent, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../actions/Button/index.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import { belowTablet, media } from '../../foundation/breakpoints.js';

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
    min-block-size: 2.75rem;

    ${media.tablet} {
      justify-content: start;
    }

    ${media.tablet} {
      flex-basis: auto;
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

    /* On phones the choice speaks for itself; screen readers still hear the label. */
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
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
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
      padding-inline: var(--space-16) 2.5rem;
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

  /* With a script the choice counts at once. */
  [data-part='go'] {
    @media (scripting: enabled) {
      display: none;
    }
  }
`;

export interface ListingToolbarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** "12 items"; screen readers hear it whenever it changes. */
  count: string;
  sort: {
    /** The path of the listing. */
    action: string;
    name: string;
    label: string;
    value: string;
    options: readonly { value: string; label: string }[];
    /** What else stays in the address: name and value. */
    kept?: readonly (readonly [name: string, value: string])[];
    onSort?(value: string): void;
  };
  /** The button that opens the filters on phones. */
  filter?: ReactNode;
  /** A way to narrow the list that is found out late, one line high: its place is kept beside the count. */
  hint?: ReactNode;
}

/** The line above a listing: how many there are, the filters on phones, the order. */
export function ListingToolbar({ count, sort, filter, hint, ...rest }: ListingToolbarProps) {
  const { t } = useUi();
  const selectId = useId();
  const select = useRef<HTMLSelectElement>(null);
  // The order also changes by Back and by links; the field itself stays, and keeps its focus.
  useEffect(() => {
    if (select.current) select.current.value = sort.value;
  }, [sort.value]);
  const onChange = (event: ChangeEvent<HTMLSelectElement>) => sort.onSort?.(event.target.value);
  return (
    <Root {...rest} data-part="listing-toolbar">
      <div data-part="head">
        <p data-part="count" role="status">
          {count}
        </p>
        {hint}
      </div>
      {filter}
      <form data-part="sort" method="get" action={sort.action}>
        {sort.kept?.map(([name, value]) => (
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
        <span data-part="go">
          <Button type="submit" size="small" variant="outline">
            {t('apply')}
          </Button>
        </span>
      </form>
    </Root>
  );
}
