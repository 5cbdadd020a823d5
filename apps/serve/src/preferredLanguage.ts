import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@mahd/rules/locale';

/** Search engines and link previews index the English page and find the others through its links. */
const ROBOT = /bot|crawl|spider|slurp|facebookexternalhit|whatsapp|preview/i;

/** The request headers that decide the language of an address without one. */
export const LANGUAGE_HEADERS = 'accept-language, cookie';

/** The language for an address without one: the one chosen on the site, otherwise the browser's, otherwise English. */
export function preferredLanguage(headers: IncomingHttpHeaders): Language {
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(headers.cookie ?? '')?.[1];
  if (isLanguage(chosen)) return chosen;
  if (ROBOT.test(headers['user-agent'] ?? '')) return DEFAULT_LANGUAGE;
  const accepted = (headers['accept-language'] ?? '').split(',').flatMap((entry) => {
    const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const language = tag.split('-')[0];
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return isLanguage(language) && weight > 0 ? [{ language, weight }] : [];
  });
  return accepted.sort((one, other) => other.weight - one.weight)[0]?.language ?? DEFAULT_LANGUAGE;
}
