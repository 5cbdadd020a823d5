import type { Page } from '@playwright/test';

/** Cards of the payment provider's sandbox. */
export const cards = {
  approved: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  /** Asks for the code of 3-D Secure. */
  challenge: '4000 0000 0000 3220',
  refundDeclined: '4000 0000 0000 5126',
};

/** Pays on the provider's page, which is open or opening. `code` answers 3-D Secure. */
export async function payByCard(page: Page, card = cards.approved, code?: string) {
  await page.waitForURL('**/payment-sandbox/**');
  await page.locator('#number').fill(card);
  await page.locator('#name').fill('SARA AHMED');
  await page.locator('#expiry').fill('12/39');
  await page.locator('#cvv').fill('123');
  await page.locator('button[value=pay]').click();
  if (code === undefined) return;
  await page.locator('#code').fill(code);
  await page.locator('button[value=code]').click();
}
