import type { OrderReturns } from '@mahd/data/orders';
import { formatPrice } from '@mahd/rules/locale';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReturnForm } from '../../src/features/orders/ReturnForm.js';
import ar from '../../src/messages/ar/returns.js';
import en from '../../src/messages/en/returns.js';
import { inShop, shopWith } from '../support/shop.js';

const returns: OrderReturns = {
  order_number: 'MH-1',
  until: null,
  can_return: true,
  delivery_fee: 0,
  lines: [
    {
      position: 0,
      product_code: 'MH-1',
      name: 'Oil',
      size: '',
      color: '',
      arabic: { name: 'زيت', size: '', color: '' },
      picture: null,
      quantity: 1,
      returnable: 1,
      refundable: 3900,
      hygiene: false,
    },
  ],
  returns: [],
};

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

type Shown = Partial<ComponentProps<typeof ReturnForm>>;
const formOf = (props: Shown) => (
  <ReturnForm
    access={{ orderNumber: 'MH-1', link: null }}
    returns={returns}
    pictures={[]}
    onPicturesChange={() => undefined}
    onBack={() => undefined}
    onRequested={() => undefined}
    {...props}
  />
);

it.each([
  ['en', en.returns, 'Oil'],
  ['ar', ar.returns, 'زيت'],
] as const)('requests a return on a page without HTTPS (%s)', async (language, messages, product) => {
  // There, browsers have no `crypto.randomUUID`.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const state = await shopWith(() => ({ body: returns }), ['cart', 'returns']);
  const onRequested = vi.fn();
  render(inShop(state, language, formOf({ onRequested })));
  fireEvent.click(screen.getByRole('checkbox', { name: product }));
  fireEvent.change(screen.getByRole('combobox', { name: messages.reason }), { target: { value: 'changed_mind' } });
  fireEvent.click(screen.getByRole('button', { name: messages.send }));
  await waitFor(() => expect(onRequested).toHaveBeenCalledOnce());
});

it.each([
  ['en', en.returns, 'Oil'],
  ['ar', ar.returns, 'زيت'],
] as const)('keeps the input when the page is reloaded, until it is sent (%s)', async (language, messages, product) => {
  const state = await shopWith(() => ({ body: returns }), ['cart', 'returns']);
  const line = () => screen.getByRole<HTMLInputElement>('checkbox', { name: product });
  const reason = () => screen.getByRole<HTMLSelectElement>('combobox', { name: messages.reason });
  const note = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  const onRequested = vi.fn();
  render(inShop(state, language, formOf({})));
  fireEvent.click(line());
  fireEvent.change(reason(), { target: { value: 'changed_mind' } });
  fireEvent.change(note(), { target: { value: 'Too large' } });

  cleanup();
  render(inShop(state, language, formOf({ onRequested })));
  expect([line().checked, reason().value, note().value]).toEqual([true, 'changed_mind', 'Too large']);

  fireEvent.click(screen.getByRole('button', { name: messages.send }));
  await waitFor(() => expect(onRequested).toHaveBeenCalledOnce());
  cleanup();
  render(inShop(state, language, formOf({})));
  expect([line().checked, note().value]).toEqual([false, '']);
});

it.each(['', '{', '[null]', '[[0,null]]', '[["0",{"quantity":1}]]', '[[0,{"quantity":-1}]]', '[[7,{"quantity":1}]]'])(
  'starts without answers from a stored %j',
  async (choices) => {
    sessionStorage.setItem('return:MH-1', JSON.stringify({ choices, note: 'Too large' }));
    render(inShop(await shopWith(() => ({ body: returns }), ['cart', 'returns']), 'en', formOf({})));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Oil' }).checked).toBe(false);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Too large');
  },
);

describe.each([
  ['en', en.returns, 'Oil', 'Lotion'],
  ['ar', ar.returns, 'زيت', 'لوشن'],
] as const)('with a hygiene product (%s)', (language, messages, oil, lotion) => {
  const [plain] = returns.lines;
  if (!plain) throw new Error('No line');
  const lines = [
    plain,
    {
      ...plain,
      position: 1,
      name: 'Lotion',
      arabic: { ...plain.arabic, name: 'لوشن' },
      refundable: 4425,
      hygiene: true,
    },
  ];
  const choose = (name: string, reason: string) => {
    fireEvent.click(screen.getByRole('checkbox', { name }));
    const fields = screen.getAllByRole('combobox', { name: messages.reason });
    fireEvent.change(fields[fields.length - 1] as HTMLElement, { target: { value: reason } });
  };
  const promise = (amount: number) =>
    messages.refund.replace('{amount}', `\u2068${formatPrice(amount, language)}\u2069`);
  const promised = () => document.querySelector('form strong')?.textContent;
  const open = async () =>
    render(
      inShop(
        await shopWith(() => ({ body: returns }), ['cart', 'returns']),
        language,
        formOf({ returns: { ...returns, lines } }),
      ),
    );

  it('promises a refund only of the products that may come back', async () => {
    await open();
    choose(lotion, 'changed_mind');
    expect(promised()).toBe(promise(4425));
    fireEvent.click(screen.getByRole('checkbox', { name: messages.opened }));
    expect(screen.getByText(messages.openedError)).toBeDefined();
    expect([promised(), screen.queryByText(messages.refundHow)]).toEqual([undefined, null]);
    fireEvent.click(screen.getByRole('checkbox', { name: oil }));
    expect(promised()).toBe(promise(3900));
  });

  it('asks for the reason of a product only after the form was sent with it', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: messages.send }));
    expect(screen.getAllByText(messages.chooseError)).not.toHaveLength(0);
    fireEvent.click(screen.getByRole('checkbox', { name: oil }));
    expect(screen.queryByText(messages.reasonError)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: messages.send }));
    expect(screen.getByText(messages.reasonError)).toBeDefined();
  });
});
