import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { interfaceProblems, wordingProblems } from '../../packages/content/scripts/content/wording.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const languages = /** @type {const} */ (['en', 'ar']);

/** All strings in a value, with their keys. @param {unknown} value @returns {[key: string, text: string][]} */
function textsIn(value, key = '') {
  if (typeof value === 'string') return [[key, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, key ? `${key}.${name}` : name));
}

/** Files below a folder with a name, or with an extension such as `.ts`. @param {string} folder @param {string} end */
const filesIn = (folder, end) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === end || (end.startsWith('.') && file.endsWith(end)))
    .map((file) => path.join(folder, file));

/** @param {string} file */
const load = (file) => import(path.join(root, file));

/** @param {'en' | 'ar'} language @returns {Promise<[source: string, texts: unknown][]>} */
async function sources(language) {
  const messages = `apps/storefront/src/messages/${language}`;
  const files = readdirSync(path.join(root, messages));
  return [
    ...(await Promise.all(
      files.map(async (name) => /** @type {[string, unknown]} */ ([name, (await load(`${messages}/${name}`)).default])),
    )),
    ['component library', (await load(`packages/ui/src/foundation/strings/${language}.ts`))[language]],
    ...(await Promise.all(
      filesIn('packages/ui/src', 'strings.ts').map(
        async (file) => /** @type {[string, unknown]} */ ([file, (await load(file)).strings[language]]),
      ),
    )),
    ['mails', (await load(`apps/api/src/mail/texts/${language}.ts`))[language]],
    ['invoices', (await load('apps/api/src/orders/invoice/texts.ts')).invoiceTexts[language]],
    ['test payment page', (await load('apps/api/src/payments/sandbox/texts.ts')).sandboxTexts[language]],
  ];
}

describe.each(languages)('interface texts (%s)', (language) => {
  it('follow the rules of wording', async () => {
    const problems = (await sources(language)).flatMap(([source, texts]) =>
      textsIn(texts).flatMap(([key, text]) =>
        interfaceProblems(text, language).map((problem) => `${source} ${key} ${problem}: ${text}`),
      ),
    );
    expect(problems).toEqual([]);
  });
});

/** English sentences of the API and its commands: error messages, help, start messages. */
const sentence = /(['"`])([A-Z][^'"`\n]* [^'"`\n]*[.:!?])\1/g;

it('messages of the API and its commands follow the rules of all texts', () => {
  const problems = ['apps/api/src', 'apps/serve/src']
    .flatMap((folder) => filesIn(folder, '.ts'))
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(sentence)].flatMap(([, , text = '']) =>
        wordingProblems(text.replace(/\$\{[^}]*\}/g, '…'), 'en').map((problem) => `${file} ${problem}: ${text}`),
      ),
    );
  expect(problems).toEqual([]);
});

describe('the rules of wording reject', () => {
  it.each(
    /** @type {[language: 'en' | 'ar', text: string][]} */ ([
      ['en', 'Add to Cart'],
      ['en', 'Thank you. Please Select a state'],
      ['en', 'Sterilise the parts'],
      ['en', 'Track your parcel'],
      ['en', 'We are open until 16:00'],
      ['en', 'We send the confirmation by email'],
      ['en', 'Your order was cancelled'],
      ['en', 'You need not pay again'],
      ['en', '25 % off'],
      ['en', 'No products found!!'],
      ['en', "We couldn't find it"],
      ['en', 'Select "Apply"'],
      ['ar', 'يُرجى تفعيل حسابكِ'],
      ['ar', 'تم التحقق من بريدكِ'],
      ['ar', 'ملفي الشخصي'],
      ['ar', 'إتمام الطلب'],
      ['ar', 'رقم طلبكِ {orderNumber}'],
      ['ar', 'لا عروض'],
      ['ar', 'إعدادات ملفات الارتباط'],
      ['ar', 'سلتكِ في Mahd'],
      ['ar', 'خصم 25٪'],
      ['ar', 'خصم {percent}%'],
      ['ar', 'مثل 50 123 4567'],
      ['ar', 'بعد +971'],
      ['ar', 'بحرارة 37 درجة تقريبًا'],
      ['ar', '٣ منتجات'],
      ['ar', 'متوفر بـ3 مقاسات'],
      ['ar', 'سلتكِ فارغة, أضيفي منتجًا'],
      ['ar', 'تنصح NHS بذلك'],
    ]),
  )('%s: %s', (language, text) => {
    expect(interfaceProblems(text, language)).toHaveLength(1);
  });

  it('but accept names and sentences', () => {
    expect(interfaceProblems('Write to Mahd in Dubai, on WhatsApp or in English. Go to checkout', 'en')).toEqual([]);
    expect(
      interfaceProblems('رقم طلبكِ: {orderNumber}، وحرارة الماء 37 درجة مئوية، وخصم \u2066{percent}%\u2069.', 'ar'),
    ).toEqual([]);
  });
});
