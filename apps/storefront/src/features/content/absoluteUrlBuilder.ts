import type { Language } from '@mahd/rules/locale';
import type { Settings } from '../../app/settings.js';
import { shopPath } from '../../app/shopPath.js';

/** Returns a function that turns an internal path into its absolute URL in the given language. */
export const absoluteUrlBuilder =
  ({ origin }: Settings, language: Language) =>
  (href: string): string =>
    origin + shopPath(language, href);
