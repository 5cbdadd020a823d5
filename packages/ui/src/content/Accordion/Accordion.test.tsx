import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { Accordion, type AccordionItem } from './Accordion.js';

const item = (props: Partial<AccordionItem>): AccordionItem => ({
  id: 'washing',
  title: 'How do I wash it?',
  content: 'By hand.',
  ...props,
});
const details = () => document.querySelector('details');
const accordion = (props: Partial<AccordionItem>) => <Accordion items={[item(props)]} />;

test('opens and closes on its own, and reports it', async () => {
  const user = userEvent.setup();
  const onOpenChange = vi.fn();
  const { rerender } = renderIn('en', accordion({ onOpenChange }));
  await user.click(screen.getByText('How do I wash it?'));
  await vi.waitFor(() => expect(onOpenChange.mock.calls).toEqual([[true, { reason: 'trigger-press' }]]));
  rerender(accordion({ onOpenChange }));
  expect(details()?.open).toBe(true);
});

test('is open at first with defaultOpen, without a report', async () => {
  const onOpenChange = vi.fn();
  renderIn('en', accordion({ defaultOpen: true, onOpenChange }));
  expect(details()?.open).toBe(true);
  fireEvent(details()!, new Event('toggle'));
  expect(onOpenChange).not.toHaveBeenCalled();
});

test.each(['en', 'ar'] as const)('%s: a controlled item changes only with open', async (language) => {
  const user = userEvent.setup();
  const onOpenChange = vi.fn();
  const { rerender } = renderIn(language, accordion({ open: false, onOpenChange }));
  await user.click(screen.getByText('How do I wash it?'));
  await vi.waitFor(() => expect(onOpenChange.mock.calls).toEqual([[true, { reason: 'trigger-press' }]]));
  await vi.waitFor(() => expect(details()?.open).toBe(false));
  rerender(accordion({ open: true, onOpenChange }));
  expect(details()?.open).toBe(true);
});

test('reports what the browser opened', async () => {
  const onOpenChange = vi.fn();
  renderIn('en', accordion({ onOpenChange }));
  details()!.open = true;
  await vi.waitFor(() => expect(onOpenChange.mock.calls).toEqual([[true, { reason: 'browser' }]]));
});
