import { fireEvent, screen } from '@testing-library/react';
import { createEvent } from '@testing-library/dom';
import { useRef, type ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Lightbox } from '../media/Lightbox/index.js';
import { renderIn } from '../navigation/renderIn.js';
import { BottomSheet } from './BottomSheet/index.js';
import { Dialog, type DialogProps } from './Dialog/index.js';
import { Drawer } from './Drawer/index.js';
import { Popover, type PopoverProps } from './Popover/index.js';
import { Toaster } from './Toaster/index.js';

type Props = Partial<Omit<DialogProps, 'title' | 'size'>>;
const modals: Record<string, (props: Props) => ReactElement> = {
  Dialog: (props) => <Dialog title="A modal" {...props} />,
  Drawer: (props) => <Drawer title="A modal" {...props} />,
  BottomSheet: (props) => <BottomSheet title="A modal" {...props} />,
  Lightbox: ({ children: _, dismissible: __, ...props }) => <Lightbox label="A modal" pictures={[]} {...props} />,
};
const modal = () => document.querySelector('dialog');

describe.each(Object.entries(modals))('%s', (name, make) => {
  test('is closed by default, and opens on its own with defaultOpen', () => {
    const { unmount } = renderIn('en', make({}));
    expect(modal()?.open ?? false).toBe(false);
    unmount();
    renderIn('en', make({ defaultOpen: true }));
    expect(modal()?.open).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(modal()?.open ?? false).toBe(false);
  });

  test.each([
    ['close-press', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['escape-key', () => fireEvent.keyDown(modal()!, { key: 'Escape' })],
    ['browser', () => fireEvent(modal()!, new Event('cancel', { cancelable: true }))],
    [
      'outside-press',
      () => {
        fireEvent.mouseDown(modal()!);
        fireEvent.click(modal()!);
      },
    ],
  ])('reports %s, and stays open until open changes', (reason, act) => {
    const onOpenChange = vi.fn();
    renderIn('en', make({ open: true, onOpenChange }));
    act();
    expect(onOpenChange.mock.calls).toEqual([[false, { reason }]]);
    expect(modal()?.open).toBe(true);
  });

  test.each([
    ['onKeyDown', () => createEvent.keyDown(modal()!, { key: 'Escape' })],
    ['onCancel', () => new Event('cancel', { cancelable: true })],
    ['onClick', () => createEvent.click(modal()!)],
  ] as const)('calls %s first, which can prevent closing', (handler, create) => {
    const onOpenChange = vi.fn();
    const given = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    renderIn('en', make({ open: true, onOpenChange, [handler]: given }));
    fireEvent.mouseDown(modal()!);
    fireEvent(modal()!, create());
    expect(given).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
    given.mockImplementation(() => expect(onOpenChange).not.toHaveBeenCalled());
    fireEvent(modal()!, create());
    expect(onOpenChange).toHaveBeenCalledOnce();
  });

  test.each(['onClose', 'onMouseDown'] as const)('calls %s', (handler) => {
    const given = vi.fn();
    renderIn('en', make({ open: true, [handler]: given }));
    fireEvent(modal()!, handler === 'onClose' ? new Event('close') : createEvent.mouseDown(modal()!));
    expect(given).toHaveBeenCalledOnce();
  });
});

test('Drawer closes on its links, with their own handlers called, unless they open elsewhere', () => {
  const onOpenChange = vi.fn();
  const onClick = vi.fn();
  renderIn(
    'ar',
    <Drawer title="A drawer" open onOpenChange={onOpenChange} onClick={onClick}>
      {/* As a router's link does. */}
      <a href="/cart" onClick={(event) => event.preventDefault()}>
        Cart
      </a>
    </Drawer>,
  );
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
  fireEvent.click(screen.getByRole('link'), { altKey: true });
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link'));
  expect(onClick).toHaveBeenCalledTimes(3);
  expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'link-press' }]]);
});

function AnchoredPopover(props: Omit<PopoverProps, 'anchor'>) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button} type="button">
        Share
      </button>
      <Popover {...props} anchor={button} data-testid="popover">
        Copy link
      </Popover>
    </>
  );
}

describe('Popover', () => {
  const closeNatively = () =>
    fireEvent(screen.getByTestId('popover'), Object.assign(new Event('toggle'), { newState: 'closed' }));

  test('calls onToggle, and reports why it closed', () => {
    const [onToggle, onOpenChange] = [vi.fn(), vi.fn()];
    renderIn('en', <AnchoredPopover open onOpenChange={onOpenChange} onToggle={onToggle} />);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    closeNatively();
    fireEvent.pointerDown(document.body);
    closeNatively();
    expect(onToggle).toHaveBeenCalledTimes(2);
    expect(onOpenChange.mock.calls).toEqual([
      [false, { reason: 'escape-key' }],
      [false, { reason: 'outside-press' }],
    ]);
    // Shown again, because the app refused.
    expect(screen.getByTestId('popover').textContent).toBe('Copy link');
    expect(screen.getByTestId('popover').style.display).toBe('block');
  });

  test('opens on its own with defaultOpen', () => {
    renderIn('en', <AnchoredPopover defaultOpen />);
    expect(screen.getByTestId('popover').textContent).toBe('Copy link');
    closeNatively();
    expect(screen.getByTestId('popover').textContent).toBe('');
  });
});

test('Toaster calls the given pointer and focus handlers', () => {
  const given = { onPointerOver: vi.fn(), onPointerLeave: vi.fn(), onFocus: vi.fn(), onBlur: vi.fn() };
  renderIn('en', <Toaster toasts={[{ id: 'a', message: 'Added' }]} onDismiss={() => undefined} {...given} />);
  const button = screen.getByRole('button', { name: 'Close' });
  fireEvent.pointerOver(button);
  fireEvent.pointerOut(button, { relatedTarget: document.body });
  fireEvent.focusIn(button);
  fireEvent.focusOut(button);
  for (const handler of Object.values(given)) expect(handler).toHaveBeenCalledOnce();
});
