import type { Language } from '@mahd/rules/locale';
import type { Settings } from '../settings.js';

/** The company as schema.org Organization, with one `@id` on all pages. */
export const organizationJsonLd = ({ origin, company }: Settings, language: Language) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: company.legalName[language],
  url: origin,
});
