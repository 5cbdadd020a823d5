import { expect, flow } from './browser/test.js';
import { typeAddress } from './delivery.js';

/** The labels of the payment page, which is not part of the shop. */
const paymentPage = {
  en: { number: 'Card number', name: 'Name on the card', expiry: 'Expiry date (MM/YY)', cvv: 'Security code (CVV)' },
  ar: { number: 'رقم البطاقة', name: 'الاسم على البطاقة', expiry: 'تاريخ الانتهاء (شهر/سنة)', cvv: 'رمز الأمان (CVV)' },
};

flow('buy a product by card, with 3-D Secure', async ({ page, language, messages }) => {
  await page.open(`/${language}/product/manual-breast-pump`);
  await page.get('button', messages.catalog.buyNow).click();
  await expect.poll(() => page.address()).toBe(`/${language}/cart`);
  // The bar at the bottom of phones has the link, too, while that of the summary is out of view.
  await page.get('region', messages.cart.summary).get('link', messages.cart.placeOrder).click();
  await expect.poll(() => page.address()).toBe(`/${language}/checkout`);
  await typeAddress(page, language, 'sara@example.com');
  await page.get('radio', messages.checkout.home).click();
  await page.get('radio', new RegExp(`^${messages.checkout.card}`)).click();
  // Wide windows have another one in the order summary.
  await page.get('button', messages.checkout.confirmOrder).nth(0).click();

  const { number, name, expiry, cvv } = paymentPage[language];
  await page.get('textbox', number).type('4000 0000 0000 3220');
  await page.get('textbox', name).type('SARA AHMED');
  await page.get('textbox', expiry).type('12/39');
  await page.get('textbox', cvv).type('123');
  await page.press('Enter');
  await page.get('textbox').type('123456');
  await page.press('Enter');

  const thanks = page.get('dialog', messages.orderSuccess.title);
  await thanks.shown();
  expect((await thanks.one()).text).toMatch(/MH-\d{9}/);
});
