import { fireEvent, render, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TrackingForm } from '../../src/features/orders/TrackingForm.js';
import ar from '../../src/messages/ar/orders.js';
import en from '../../src/messages/en/orders.js';
import { inShop, shopWith } from '../support/shop.js';

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/ar/order-tracking')}>Arabic</button>
      <TrackingForm link={{ token: null, clear: () => undefined }} />
    </>
  );
}

it('keeps what is typed when the language changes', async () => {
  const state = await shopWith(() => ({ status: 500 }), ['cart', 'delivery', 'orders', 'shellDeferred']);
  render(inShop(state, 'en', <Page />, '/order-tracking'));
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  fireEvent.change(field(en.tracking.contact), { target: { value: 'sara@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Arabic' }));
  expect(field(ar.tracking.contact).value).toBe('sara@example.com');
});
