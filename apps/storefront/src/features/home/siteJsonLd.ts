import type { Language } from '@mahd/rules/locale';
import { organizationJsonLd } from '../../app/document/organizationJsonLd.js';
import type { Settings } from '../../app/settings.js';

/** The company and its site as schema.org Organization and WebSite. */
export function siteJsonLd(settings: Settings, language: Language, name: string): object[] {
  const { origin, company, social } = settings;
  const organization = organizationJsonLd(settings, language);
  const networks = Object.values(social).filter(Boolean);
  return [
    {
      ...organization,
      logo: `${origin}/favicon.svg`,
      ...(company.email ? { email: company.email } : {}),
      ...(company.phone ? { telephone: company.phone } : {}),
      ...(networks.length > 0 ? { sameAs: networks } : {}),
    },
    {
      '@type': 'WebSite',
      name,
      url: `${origin}/${language}`,
      inLanguage: language,
      publisher: { '@id': organization['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/${language}/products?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
