// Numbers and what they count, and ranges such as "8 to 12 times", which stay on one line.

/** The keys of running texts. Names and sizes are also compared and searched for, and stay as they were written. */
const texts = new Set(['short_description', 'long_description', 'specifications', 'how_to_use', 'safety']);

const alternatives = (...words) => words.join(' ').split(' ').join('|');

/** What follows a number. */
const units = alternatives(
  'ml L liters? g mg kg mm cm m °C W V A mAh IU (?:micro|milli|kilo)?grams? (?:centi|milli)?meters? AM PM',
  'seconds? minutes? hours? days? weeks? months? years? times? feeds? dirhams? (?:business|working)',
  'January February March April May June July August September October November December',
  'مل لتر(?:ات)? غ ملغ كغ مم سم م درجات? درجة واط فولت أمبير د\\.إ درهم(?:ًا)? دراهم',
  '(?:ميكرو|كيلو)?غرام(?:ًا|ات)? (?:سنتي|ملّي)?متر(?:ًا|ات)? وحدة جزء نقاط رضعات حفاضات صباحًا ظهرًا عصرًا مساءً فجرًا',
  'ثانية ثوانٍ دقيقة دقائق ساعة ساعات يوم(?:ًا)? أيام أسبوع(?:ًا)? أسابيع شهر(?:ًا)? أشهر سنة سنوات عام(?:ًا)? أعوام مرة مرات',
  'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
);
/** What a number follows. */
const heads = alternatives(
  'AED [Cc]all [Dd]ays? [Ww]eeks? [Mm]onths? [Yy]ears? [Ss]teps? [Aa]rticle [Ll]aw',
  'January February March April May June July August September October November December',
  '[ولب]?(?:ال)?(?:أسبوع|شهر|يوم)(?:ين)? [ولب]?(?:ال)?(?:أسابيع|أشهر|أيام|مادة|خطوة) للأسبوع للشهر عمر [ولب]?(?:ال)?رقم لسنة',
  'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
);

const start = '(?<![\\p{L}\\p{M}\\d])';
const end = '(?![\\p{L}\\p{M}\\d])';
const to = '(?:to|إلى)';
const sizeLetters = '(?<![A-Za-z\\d])(?:S|M|L){1,3}';
const sizeFor = '(?:with|from|مع|من)';
const between = new RegExp(
  [
    `(?<=\\d) (?=(?:${units})${end})`,
    `(?<=${start}(?:${heads})) (?=\\d)`,
    // Ranges, in Arabic with the word before them.
    `(?<=\\d) (?=${to} \\d)`,
    `(?<=\\d ${to}) (?=\\d)`,
    `(?<=${start}من) (?=[\\d.]+ إلى \\d)`,
    // What a size of a nipple is for: L with 330 ml, LL from 9.
    `(?<=${sizeLetters}) (?=${sizeFor} \\d)`,
    `(?<=${sizeLetters} ${sizeFor}) (?=\\d)`,
    // Vitamins, and “I”, which should not end a line.
    `(?<=[Vv]itamin) (?=[A-Z]\\d*${end})`,
    `(?<=فيتامين) (?=\\p{L}\\p{M}*${end})`,
    `(?<=${start}I) (?=\\p{L})`,
  ].join('|'),
  'gu',
);

/** A plain text with no-break spaces between each number and its unit, and after words such as AED or "week". */
export function joined(text) {
  return text.replace(between, '\u00a0');
}

/** Where lines would break after a hyphen or a dash: blood-spot, 7–14. */
const insideWords = /(?<=\p{L}-)(?=\p{L})|(?<=\d–)(?=\d)/gu;

/** The same for a text that is only shown, with word joiners in compounds and ranges. */
export const joinedProse = (text) => joined(text).replace(insideWords, '\u2060');

/** The same for the texts of an HTML fragment; tags and their attributes stay. */
export const joinedHtml = (html) => html.replace(/(?<=^|>)[^<>]+/g, joinedProse);

/**
 * The catalogue with the numbers of its running texts joined.
 * @template T @param {T} value @returns {T}
 */
export function withUnits(value, inText = false) {
  if (typeof value === 'string') return inText ? joined(value) : value;
  if (Array.isArray(value)) return value.map((item) => withUnits(item, inText));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withUnits(item, inText || texts.has(key))]),
  );
}
