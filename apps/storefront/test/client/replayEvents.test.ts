import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { markHydrated } from '../../src/app/markHydrated.js';
import { replayEvents } from '../../src/client/replayEvents.js';

beforeAll(() => replayEvents());

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><button id="above" type="button">Menu</button>
    <div data-lazy="below"><button type="button">More</button><input id="name" value="server"><input id="box" type="checkbox"><input id="twice" type="checkbox"></div></div>`;
});

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const part = () => find('[data-lazy]');
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 10));

test('replays what was clicked and typed in a part when it is hydrated, once', async () => {
  markHydrated(find('#root'));
  const [clicked, typed, ticked] = [vi.fn(), vi.fn(), vi.fn()];
  part().querySelector('button')!.click();
  find<HTMLInputElement>('#name').value = 'shopper';
  find('#name').dispatchEvent(new Event('input', { bubbles: true }));
  for (const box of ['#box', '#twice', '#twice']) find(box).click();
  part().querySelector('button')!.addEventListener('click', clicked);
  for (const box of ['#box', '#twice']) find(box).addEventListener('change', () => ticked(box));
  find('#name').addEventListener('input', () => typed(find<HTMLInputElement>('#name').value));
  // As React does when it hydrates a field.
  find<HTMLInputElement>('#name').value = 'server';
  find<HTMLInputElement>('#box').checked = false;
  markHydrated(part());
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  expect(typed.mock.calls.at(-1)).toEqual(['shopper']);
  expect(ticked.mock.calls).toEqual([['#box']]);
  markHydrated(part());
  await nextTask();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('replays the last clicked button of the page when the root is hydrated, and leaves parts that are not', async () => {
  const [above, below] = [vi.fn(), vi.fn()];
  find('#above').click();
  part().querySelector('button')!.click();
  find('#above').addEventListener('click', above);
  part().querySelector('button')!.addEventListener('click', below);
  markHydrated(find('#root'));
  await nextTask();
  expect([above, below].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  markHydrated(part());
  await nextTask();
  expect([above, below].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('replays a submit after what was typed, once; a form with an action is sent without React', async () => {
  part().innerHTML = `<form id="own"><input id="email"><button>Log in</button></form>
    <form id="cart" action="/en/cart"><button>Add</button></form>`;
  const sent: string[] = [];
  const press = (form: string) => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    find(form).dispatchEvent(event);
    return event.defaultPrevented;
  };
  find<HTMLInputElement>('#email').value = 'sara@example.com';
  find('#email').dispatchEvent(new Event('input', { bubbles: true }));
  expect([press('#own'), press('#own'), press('#cart')]).toEqual([true, true, false]);
  find('#email').addEventListener('input', () => sent.push(find<HTMLInputElement>('#email').value));
  part().addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push((event.target as HTMLFormElement).id);
  });
  markHydrated(part());
  await nextTask();
  expect(sent.slice(-2)).toEqual(['sara@example.com', 'own']);
  expect(sent.filter((what) => what === 'own')).toHaveLength(1);
});

test('sends a form after what was typed, also when the press hydrates it', async () => {
  part().innerHTML = '<form><input id="password"><button>Log in</button></form>';
  const heard: string[] = [];
  find('#password').addEventListener('input', () => heard.push(find<HTMLInputElement>('#password').value));
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push('sent');
  });
  find<HTMLInputElement>('#password').value = 'kind mother 7';
  find('#password').dispatchEvent(new Event('input', { bubbles: true }));
  document.addEventListener('click', () => markHydrated(part()), { once: true, capture: true });
  find('form button').click();
  expect(heard).not.toContain('sent');
  await nextTask();
  expect(heard.slice(-2)).toEqual(['kind mother 7', 'sent']);
  find('form button').click();
  expect(heard.at(-1)).toBe('sent');
  expect(heard.filter((what) => what === 'sent')).toHaveLength(2);
});

test('does not replay the click that hydrates a part: React handles it', async () => {
  const clicked = vi.fn();
  const button = part().querySelector('button')!;
  button.addEventListener('click', clicked);
  document.addEventListener('click', () => markHydrated(part()), { once: true, capture: true });
  button.click();
  await nextTask();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('does not record what is hydrated', async () => {
  markHydrated(find('#root'));
  const clicked = vi.fn();
  find('#above').click();
  find('#above').addEventListener('click', clicked);
  markHydrated(find('#root'));
  await nextTask();
  expect(clicked).not.toHaveBeenCalled();
});
