import { en } from '../packages/ui/src/foundation/strings/en.js';
import type { UiStrings } from '../packages/ui/src/foundation/strings/keys.js';

const accented: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü', n: 'ñ', c: 'ç', s: 'š', y: 'ý' };

/** Turns `Close` into `[Çlöšé ···]`: half as long again, in brackets that reveal truncation. Keeps placeholders. */
function pseudo(text: string): string {
  const letters = text.replace(/\{[^}]*\}|[a-z]/g, (part) => accented[part] ?? part);
  return `[${letters} ${'·'.repeat(Math.max(3, Math.ceil(text.length / 2)))}]`;
}

/** Pseudo-localised English: any plain English on the screen did not come from the string pack. */
export const pseudoStrings: UiStrings = {
  ...en,
  ...Object.fromEntries(
    Object.entries(en).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? pseudo(text)
        : Object.fromEntries(Object.entries<string>(text).map(([form, each]) => [form, pseudo(each)])),
    ]),
  ),
};
