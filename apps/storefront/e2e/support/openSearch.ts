import type { Page } from '@playwright/test';
import { messagesOf } from './messages.js';

/** Opens the search: by its field in the navbar of wide windows, by its button on phones. */
export async function openSearch(page: Page, language: 'en' | 'ar'): Promise<void> {
  const { ui, nav } = messagesOf[language];
  const button = page.getByRole('button', { name: ui.openSearch });
  const field = page.getByRole('banner').getByLabel(nav.searchLabel);
  await button.or(field).filter({ visible: true }).first().click();
}
