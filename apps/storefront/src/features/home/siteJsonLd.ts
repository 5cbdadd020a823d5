import type { Language } from '@mahd/rules/locale';
import type { Settings } from '../../app/settings.js';

/** The company and its site as schema.org Organization and WebSite. */
export function siteJsonLd({ origin, company, social }: Settings, language: Language, name: string): object[] {
  const organization = `${origin}/#organization`;
  const networks = Object.values(social).filter(Boolean);
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: company.legalName[language],
      url: origin,
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
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/${language}/products?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
