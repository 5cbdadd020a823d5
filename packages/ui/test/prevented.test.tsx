import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement, SyntheticEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { FilterPanel } from '../src/commerce/FilterPanel/index.js';
import { ReviewForm } from '../src/commerce/ReviewForm/index.js';
import { Notice } from '../src/feedback/Notice/index.js';
import { Menu } from '../src/overlays/Menu/index.js';
import { Tooltip } from '../src/overlays/Tooltip/index.js';
import { inLanguage } from '../src/testing/index.js';
import { Tag } from '../src/text/Tag/index.js';

type Given = (event: SyntheticEvent) => void;

/**
 * What a component does itself on an event of its root.
 * @returns whether it has done so
 */
type Own = (given: Given) => boolean;

const show = (element: ReactElement) => render(inLanguage('en', element)).container;

const filters = [
  { kind: 'choice', label: 'Stock', name: 'inStock', value: '', options: [{ value: 'true', label: 'In stock' }] },
] as const;

const own: Record<string, Own> = {
  'a Menu closes when the focus leaves it': (onBlur) => {
    const onOpenChange = vi.fn();
    const root = show(
      <>
        <Menu open label="More" items={[{ label: 'Share' }]} onOpenChange={onOpenChange} onBlur={onBlur} />
        <button>Next</button>
      </>,
    );
    fireEvent.blur(within(root).getByText('Share'), { relatedTarget: within(root).getByText('Next') });
    return onOpenChange.mock.calls.length > 0;
  },
  'a Tooltip closes when its control is pressed': (onPointerDown) => {
    const onOpenChange = vi.fn();
    show(
      <Tooltip open description="Only once" onOpenChange={onOpenChange} onPointerDown={onPointerDown}>
        {(described) => <button {...described}>Send</button>}
      </Tooltip>,
    );
    fireEvent.pointerDown(screen.getByText('Send'));
    return onOpenChange.mock.calls.length > 0;
  },
  'a Tooltip closes when the focus leaves its control': (onBlur) => {
    const onOpenChange = vi.fn();
    show(
      <Tooltip open description="Only once" onOpenChange={onOpenChange} onBlur={onBlur}>
        {(described) => <button {...described}>Send</button>}
      </Tooltip>,
    );
    fireEvent.blur(screen.getByText('Send'));
    return onOpenChange.mock.calls.length > 0;
  },
  'a FilterPanel filters on a choice': (onChange) => {
    const onFilter = vi.fn();
    show(<FilterPanel action="/products" groups={filters} onFilter={onFilter} onChange={onChange} />);
    fireEvent.click(screen.getByLabelText('In stock'));
    return onFilter.mock.calls.length > 0;
  },
  'a FilterPanel filters on submit': (onSubmit) => {
    const onFilter = vi.fn();
    show(<FilterPanel action="/products" groups={filters} onFilter={onFilter} onSubmit={onSubmit} />);
    fireEvent.submit(screen.getByRole('form'));
    return onFilter.mock.calls.length > 0;
  },
  'a ReviewForm forgets its text on reset': (onReset) => {
    show(
      <ReviewForm
        label="Review"
        ratingLabel="Stars"
        starLabel={String}
        commentLabel="Comment"
        submitLabel="Send"
        errorMessages={{ rating: 'Choose', comment: 'Write' }}
        onSubmit={() => undefined}
        onReset={onReset}
      />,
    );
    const comment = screen.getByRole<HTMLTextAreaElement>('textbox');
    fireEvent.change(comment, { target: { value: 'Soft' } });
    fireEvent.reset(screen.getByRole('form'));
    return comment.value === '';
  },
  'a Tag is removed by a press': (onClick) => {
    const onRemove = vi.fn();
    show(<Tag label="Blue" onRemove={onRemove} onClick={onClick} />);
    fireEvent.click(screen.getByRole('button'));
    return onRemove.mock.calls.length > 0;
  },
  'a Notice returns the focus that came into it': (onFocus) => {
    show(
      <>
        <button>Before</button>
        <Notice onDismiss={() => undefined} onFocus={onFocus}>
          Saved
        </Notice>
      </>,
    );
    const before = screen.getByText('Before');
    before.focus();
    const close = screen.getByRole('button', { name: 'Close' });
    close.focus();
    fireEvent.click(close);
    return document.activeElement === before;
  },
};

test.each(Object.keys(own))('%s, unless a handler prevented the default', (name) => {
  const happens = (given: Given) => own[name]?.(given);
  expect(happens(() => undefined)).toBe(true);
  document.body.replaceChildren();
  expect(happens((event) => event.preventDefault())).toBe(false);
});
