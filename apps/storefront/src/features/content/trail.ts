import type { Language } from '@mahd/rules/locale';
import type { Breadcrumb } from '@mahd/ui/Breadcrumbs';
import { shopPath } from '../../app/shopPath.js';
import type { Translate } from '../../app/messages.js';
import type { Settings } from '../../app/settings.js';

/** The way from home to a page that is read, each step with its address. */
export const trail = (language: Language, t: Translate, ...steps: readonly Breadcrumb[]): Breadcrumb[] => [
  { label: t('nav.home'), href: `/${language}` },
  ...steps,
];

/** The full address of an internal path in the language of the page. */
export const absoluteOf =
  ({ origin }: Settings, language: Language) =>
  (href: string): string =>
    origin + shopPath(language, href);
