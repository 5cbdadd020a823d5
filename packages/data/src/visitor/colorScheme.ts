import { browserStorage } from '../store/browserStorage.js';
import { COLOR_SCHEME_KEY } from './deviceKeys.js';

/** `system` follows the device. */
export type ColorSchemeChoice = 'system' | 'light' | 'dark';

/** Stores the choice on the device. */
export function storeColorScheme(choice: ColorSchemeChoice): void {
  try {
    const storage = browserStorage('localStorage');
    if (choice === 'system') storage?.removeItem(COLOR_SCHEME_KEY);
    else storage?.setItem(COLOR_SCHEME_KEY, choice);
  } catch {
    // Storage is full. The choice lasts as long as the page.
  }
}
