// The figures that several texts give and that must be the same in all of them.

/**
 * @typedef {object} Figure
 * @property {string} name what the figure is about
 * @property {string} value in digits
 * @property {RegExp} en captures the value in an English text
 * @property {RegExp} ar captures the value in an Arabic text
 */

/** @type {readonly Figure[]} */
export const figures = [
  {
    name: 'boiling time, minutes',
    value: '10',
    en: /\bboil(?:ing)? for (?:at least )?([\w-]+) minutes/gi,
    ar: /(?:غلي|غلى|غليها) (\S+) دقائق/g,
  },
  {
    name: 'drops of saline in each nostril',
    value: '1 or 2',
    en: /\b([\w–]+(?: or \w+)?) drops of (?:sterile )?saline/gi,
    ar: /((?:\S+ أو )?\S+) من (?:ال)?(?:محلول|ماء) (?:ال)?ملحي/g,
  },
  {
    name: 'descaling interval, weeks',
    value: '2',
    en: /(?:descale|scale)\b[^.]{0,80}\bevery (\d+|\w+) weeks/gi,
    ar: /(?:الكلس|الترسّبات|الجير)[^.]{0,80}كل (أسبوعين|\S+ أسابيع)/g,
  },
  {
    name: 'breast milk at room temperature, hours',
    value: '4',
    en: /up to (\w+) hours (?:in|at) (?:a|the)?\s?(?:cool )?room/gi,
    ar: /حتى (\S+) ساعات في (?:ال)?غرفة/g,
  },
  {
    name: 'breast milk in the fridge, days',
    value: '4',
    en: /up to (\w+) days in (?:a|the) fridge/gi,
    ar: /حتى (\S+) أيام في (?:ال)?ثلاجة/g,
  },
  {
    name: 'breast milk in an insulated bag, hours',
    value: '24',
    en: /insulated (?:bag|cooler)[^.\n]{0,60}up to (\w+) hours/gi,
    ar: /حقيبة عازلة[^\n]{0,90}?حتى (\d+) ساعة/g,
  },
  {
    name: 'thawed breast milk, hours',
    value: '24',
    en: /\bthawed[^.|\n]{0,60}(?:within|up to|for) (\w+) hours/gi,
    ar: /(?:المذاب|المُذاب)[^.|\n]{0,60}?(\d+) ساعة/g,
  },
  {
    name: 'feeds of a newborn in 24 hours',
    value: '8 to 12',
    en: /(\w+ to \w+) (?:times|feeds) in 24 hours/gi,
    ar: /من (\d+ إلى \d+) مر\S+ في 24 ساعة/g,
  },
  {
    name: 'folic acid, micrograms a day',
    value: '400',
    en: /(\d+)\smicrograms of folic acid/gi,
    ar: /(\d+)\sميكروغرام\S* من حمض الفوليك/g,
  },
  {
    name: 'vitamin D of a breastfed baby, IU a day',
    value: '400',
    en: /(\d+)\sIU of vitamin D/gi,
    ar: /(\d+)\sوحدة دولية من فيتامين د/g,
  },
  {
    name: 'caffeine in pregnancy, mg a day',
    value: '200',
    en: /(?:under|below) (\d+)\smg a day/gi,
    ar: /(\d+)\s(?:ملغ|مليغرام) في اليوم/g,
  },
  { name: 'fluoride in toothpaste, ppm', value: '1,000', en: /([\d,]+)\sppm/gi, ar: /([\d,]+)\sجزء في المليون/g },
];

/** Numbers that texts may tell readers to call, and what they are. */
export const phoneNumbers = {
  998: 'ambulance',
  999: 'police',
  800424: 'poison and drug information, Abu Dhabi',
  8004673: 'mental support line',
  8001717: 'Estijaba, Abu Dhabi',
};

/** Phone numbers in texts of both languages. */
export const phoneNumber = /(?:\b(?:call|number|line)|بالرقم|الرقم)[: ]+(\d{3,7})\b|\b(800\d{3,7})\b/gi;

/** @type {Readonly<Record<string, string>>} */
const digits = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  ten: '10',
  إلى: 'to',
  أو: 'or',
  قطرة: '1',
  قطرتان: '2',
  قطرتين: '2',
  أسبوعين: '2',
  أربع: '4',
  أربعة: '4',
  عشر: '10',
};

/** A captured figure in digits: "Ten" becomes "10". @param {string} figure */
export function inDigits(figure) {
  return figure
    .toLowerCase()
    .split(/\s+/)
    .map((word) => digits[word] ?? word)
    .join(' ');
}
