'use client';
import { useId, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { warnAboutEmptyList } from '../../foundation/inputWarnings.js';
import type { IconShape } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import type { ValueChange } from '../../foundation/valueChange.js';
import { Root } from './Table.styles.js';

const arrowUp: IconShape = { mirror: false, path: 'M12 19V5M6 11l6-6 6 6' };
const arrowDown: IconShape = { mirror: false, path: 'M12 5v14M6 13l6 6 6-6' };
const arrows: IconShape = { mirror: false, path: 'M8 10l4-4 4 4M8 14l4 4 4-4' };

export interface TableColumn<Row> {
  /** Identifies the column. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts. */
  align?: 'start' | 'end';
  /** Makes the column sortable, as `Array.sort` does. */
  compare?: (a: Row, b: Row) => number;
}

export interface TableSort {
  /** Key of a column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Name of the table, shown above it. */
  caption: ReactNode;
  /** The cells of the first column are the headers of their rows. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in their order while unsorted. */
  rows: readonly Row[];
  /** Identifies a row. */
  rowKey: (row: Row) => string;
  /** `null` shows the rows in their own order. */
  sort?: TableSort | null;
  /** The order of the rows at first. */
  defaultSort?: TableSort | null;
  /** Called with the new order when a header is pressed. */
  onSortChange?: (sort: TableSort, details: ValueChange<'selection'>) => void;
}

/**
 * Rows of values with the same columns. A table wider than its place scrolls inside itself. For orders, use
 * `OrderTable`, which becomes cards on phones.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  defaultSort = null,
  onSortChange,
  ...rest
}: TableProps<Row>) {
  if (process.env.NODE_ENV !== 'production') warnAboutEmptyList('Table', 'rows', rows, 'show an EmptyState');
  const id = useId();
  const [own, setOwn] = useState(defaultSort);
  const current = sort === undefined ? own : sort;
  const compare = columns.find(({ key }) => key === current?.column)?.compare;
  const sorted = compare
    ? [...rows].sort((a, b) => (current?.direction === 'descending' ? compare(b, a) : compare(a, b)))
    : rows;

  const header = ({ key, header: text, compare: sortable }: TableColumn<Row>) => {
    if (!sortable) return text;
    const direction = current?.column === key ? current.direction : undefined;
    return (
      <button
        type="button"
        data-part="sort"
        onClick={() => {
          const next = {
            column: key,
            direction: direction === 'ascending' ? ('descending' as const) : ('ascending' as const),
          };
          setOwn(next);
          onSortChange?.(next, { reason: 'selection' });
        }}
      >
        {text}
        <SvgIcon shape={{ ascending: arrowUp, descending: arrowDown, none: arrows }[direction ?? 'none']} />
      </button>
    );
  };

  return (
    <Root {...rest} data-part="table" role="region" aria-labelledby={`${id}-caption`} tabIndex={0}>
      <table>
        <caption id={`${id}-caption`}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-align={column.align}
                aria-sort={current?.column === column.key && column.compare ? current.direction : undefined}
              >
                {header(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" data-align={column.align}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} data-align={column.align}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}
