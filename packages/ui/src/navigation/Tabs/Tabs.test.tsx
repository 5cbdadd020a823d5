import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../renderIn.js';
import { Tabs } from './Tabs.js';

const tabs = ['one', 'two', 'three'].map((value) => ({ value, label: value, content: `text ${value}` }));
const linked = tabs.map((tab) => ({ ...tab, href: `#active=${tab.value}` }));
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const shown = () => screen.getByRole('tabpanel').textContent;

test('selects the first tab, then the clicked one', async () => {
  const user = userEvent.setup();
  const onValueChange = vi.fn();
  renderIn('en', <Tabs label="Parts" tabs={tabs} onValueChange={onValueChange} />);
  expect(shown()).toBe('text one');
  await user.click(screen.getByRole('tab', { name: 'two' }));
  expect(shown()).toBe('text two');
  expect(onValueChange.mock.calls).toEqual([['two', { reason: 'selection' }]]);
});

test('has its extra between the tabs and the panels', () => {
  renderIn('en', <Tabs label="Parts" tabs={tabs} extra={<p>links</p>} />);
  const extra = screen.getByText('links');
  expect(extra.previousElementSibling).toBe(screen.getByRole('tablist'));
  expect(extra.nextElementSibling).toBe(screen.getByRole('tabpanel'));
});

test('selects the first tab for an unknown value', () => {
  renderIn('en', <Tabs label="Parts" tabs={tabs} value="gone" />);
  expect(shown()).toBe('text one');
});

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)('%s: arrows follow the line of reading, and ends meet', async (language, forth, back) => {
  const user = userEvent.setup();
  renderIn(language, <Tabs label="Parts" tabs={tabs} />);
  await user.tab();
  await user.keyboard(forth);
  expect([selected(), document.activeElement?.textContent]).toEqual(['two', 'two']);
  await user.keyboard(back + back);
  expect([selected(), document.activeElement?.textContent]).toEqual(['three', 'three']);
  await user.keyboard('{Home}');
  expect(selected()).toBe('one');
});

test('puts only the selected tab in the tab order, followed by its panel', async () => {
  const user = userEvent.setup();
  renderIn('en', <Tabs label="Parts" tabs={tabs} defaultValue="two" />);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('two');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

test('renders tabs with an href as links: arrows move, Enter navigates', async () => {
  const user = userEvent.setup();
  renderIn('en', <Tabs label="Parts" tabs={linked} />);
  expect(screen.getByRole('tab', { name: 'three' }).getAttribute('href')).toBe('#active=three');
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect([selected(), document.activeElement?.textContent]).toEqual(['one', 'two']);
  await user.keyboard('{Enter}');
  expect(selected()).toBe('two');
});

test('ignores clicks when controlled', async () => {
  const user = userEvent.setup();
  renderIn('en', <Tabs label="Parts" tabs={tabs} value="one" />);
  await user.click(screen.getByRole('tab', { name: 'two' }));
  expect(shown()).toBe('text one');
});

test('selects a controlled tab with an href together with its panel, and marks the press meanwhile', async () => {
  const user = userEvent.setup();
  const at = (value: string) => <Tabs label="Parts" tabs={linked} value={value} />;
  const pending = () => screen.getAllByRole('tab').find((tab) => 'pending' in tab.dataset)?.textContent;
  const { rerender } = renderIn('en', at('one'));
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('tab', { name: 'three' }));
  await user.keyboard('{/Control}');
  expect([selected(), pending()]).toEqual(['one', undefined]);
  await user.click(screen.getByRole('tab', { name: 'two' }));
  expect([selected(), shown(), pending()]).toEqual(['one', 'text one', 'two']);
  rerender(at('two'));
  expect([selected(), shown(), pending()]).toEqual(['two', 'text two', undefined]);
});

test('keeps tab and panel together when the navigation is refused', async () => {
  const user = userEvent.setup();
  renderIn('en', <Tabs label="Parts" tabs={linked} value="one" />);
  await user.click(screen.getByRole('tab', { name: 'two' }));
  await user.tab();
  expect([selected(), shown()]).toEqual(['one', 'text one']);
  expect(document.querySelector('[data-pending]')).toBeNull();
});

test.each(['en', 'ar'] as const)('%s: leaves arrow keys with Alt, Ctrl or Meta to the browser', async (language) => {
  renderIn(language, <Tabs label="Parts" tabs={tabs} defaultValue="two" />);
  const tab = screen.getByRole('tab', { name: 'two' });
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End'])
      expect(fireEvent.keyDown(tab, { key, [modifier]: true }), `${modifier} and ${key}`).toBe(true);
  expect(selected()).toBe('two');
  expect(fireEvent.keyDown(tab, { key: 'ArrowLeft' })).toBe(false);
});

test('names panels and tabs for each other whatever their values are', () => {
  const values = ['0 to 6 months', '#a"b', 'من الولادة', ''];
  renderIn('en', <Tabs label="Age" tabs={values.map((value) => ({ value, label: `Age ${value}`, content: value }))} />);
  for (const tab of screen.getAllByRole('tab')) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id);
    expect(tab.id).toMatch(/^\S+$/);
  }
  expect(screen.getByRole('tabpanel', { name: 'Age 0 to 6 months' })).toBeTruthy();
});
