import { typoDistance } from '../locale/search.js';

/** Providers of mailboxes. Those with letters to mistype are also recognised by a name that is nearly theirs. */
const PROVIDERS = ['gmail', 'hotmail', 'yahoo', 'outlook', 'icloud'] as const;
const DOMAINS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PROVIDERS.map((name) => [name, `${name}.com`])),
  live: 'live.com',
};
/** These have addresses in many countries, such as `hotmail.fr` and `yahoo.co.uk`. */
const INTERNATIONAL = ['hotmail', 'yahoo', 'outlook', 'live'];
/** Names of others, a letter from one of the providers. */
const OTHERS = ['ymail', 'email', 'fmail', 'mail', 'rocketmail'];

/** `com` with one letter too few, too many, another, or two of them swapped. */
const NEARLY_COM = /^(?:[com]{2}|\p{L}om|c[^\p{N}]m|co\p{L}|com\p{L}|ocm|cmo|com\.com)$/u;
/** Not `co`, `cm` and `om`, in which no provider has addresses: they are `com` without a letter. */
const COUNTRY = /^(?:(?:co|com)\.)?(?!co$|cm$|om$)[a-z]{2}$/;

/**
 * The address that was probably meant, such as `sara@gmail.com` for `sara@gmial.con`; null if nothing looks mistyped. It only suggests: no address is wrong
 * because it looks like another one.
 */
export function suggestEmail(typed: string): string | null {
  const [, mailbox = '', domain = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim()) ?? [];
  const [name = '', ending = ''] = splitDomain(domain.toLowerCase());
  const meant = providerOf(name, ending);
  return meant === undefined || meant === domain.toLowerCase() ? null : `${mailbox}@${meant}`;
}

/** "gmail.com", "gmail,com", "gmail..com" and "gmailcom" alike. */
function splitDomain(domain: string): readonly [name: string, ending: string] {
  const [, name = '', ending = ''] = /^(.*?)(?:[.,]+(.*)|com)?$/u.exec(domain) ?? [];
  return [name, domain === `${name}com` ? 'com' : ending.replace(/[.,]+$/, '')];
}

function providerOf(name: string, ending: string): string | undefined {
  if (Object.hasOwn(DOMAINS, name))
    return INTERNATIONAL.includes(name) && COUNTRY.test(ending) ? undefined : DOMAINS[name];
  if (OTHERS.includes(name) || (ending !== 'com' && ending !== '' && !NEARLY_COM.test(ending))) return undefined;
  const near = PROVIDERS.find(
    (provider) => Math.abs(provider.length - name.length) <= 1 && typoDistance(name, provider) !== null,
  );
  return near && DOMAINS[near];
}
