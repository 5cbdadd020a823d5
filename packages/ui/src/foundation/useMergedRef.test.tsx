import { render } from '@testing-library/react';
import { createRef, useRef, type Ref } from 'react';
import { expect, test, vi } from 'vitest';
import { useMergedRef } from './useMergedRef.js';

let inside: HTMLElement | null | undefined;

function Box({ boxRef }: { boxRef?: Ref<HTMLDivElement> }) {
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(boxRef, own);
  return (
    <div
      ref={(element) => {
        const detach = merged(element);
        inside = own.current;
        return () => {
          if (typeof detach === 'function') detach();
          inside = own.current;
        };
      }}
    />
  );
}

test('sets an object and the ref of the component, and empties both', () => {
  const ref = createRef<HTMLDivElement>();
  const { container, unmount } = render(<Box boxRef={ref} />);
  expect(ref.current).toBe(container.firstChild);
  expect(inside).toBe(container.firstChild);
  unmount();
  expect(ref.current).toBeNull();
  expect(inside).toBeNull();
});

test('calls a callback with the element, and with null at the end', () => {
  const ref = vi.fn<(element: HTMLDivElement | null) => void>();
  const { container, unmount } = render(<Box boxRef={ref} />);
  const element = container.firstChild;
  unmount();
  expect(ref.mock.calls).toEqual([[element], [null]]);
});

test('calls the cleanup function of a callback instead', () => {
  const cleanUp = vi.fn();
  const ref = vi.fn(() => cleanUp);
  const { unmount } = render(<Box boxRef={ref} />);
  unmount();
  expect(ref).toHaveBeenCalledTimes(1);
  expect(cleanUp).toHaveBeenCalledTimes(1);
});
