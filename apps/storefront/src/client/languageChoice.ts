import { isLanguage, type Language } from '@mahd/rules/locale';

/** Stores the language for addresses without one, which the server redirects by it. */
function store(language: string) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax${secure}`;
}

function storeClicked({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (link) store(link.hreflang);
}

/**
 * Stores the language that the visitor chooses with a link to the page in another language, or has chosen on the page
 * before, whose scripts may not have been loaded yet.
 */
export function storeLanguageChoices(language: Language) {
  addEventListener('click', storeClicked);
  const before =
    document.referrer.startsWith(`${location.origin}/`) && new URL(document.referrer).pathname.split('/')[1];
  if (before && isLanguage(before) && before !== language) store(language);
}
