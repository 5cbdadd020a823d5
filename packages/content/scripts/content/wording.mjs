// Rules on words and figures, for documents, the catalogue and the interface.
import { figures, inDigits, phoneNumber, phoneNumbers } from './figures.mjs';

/** @typedef {'en' | 'ar'} Language */
/** @typedef {readonly [pattern: RegExp, fault: string][]} Faults */

/** British spellings and words, and what to write. @type {Faults} */
const british = [
  [/(?:steril|moistur|sanit|recogn|organ|immun|pasteur|fertil)is(?:e|ing|ation)/i, '-ize, -izing, -ization'],
  [/practis[ei]/i, 'practic-'],
  [/(?:col|discol|flav|neighb|hon|rum|od|behavi|fav|lab)our/i, '-or'],
  [/paediatric/i, 'pediatric'],
  [/diarrhoea/i, 'diarrhea'],
  [/(?:centi|milli)met?re/i, '-meter'],
  [/litre/i, 'liter'],
  [/centred?\b/i, 'center'],
  [/fibre/i, 'fiber'],
  [/mould/i, 'mold'],
  [/yoghurt/i, 'yogurt'],
  [/\bmums?\b/i, 'mom'],
  [/\bprams?\b/i, 'stroller'],
  [/\bnapp(?:y|ies)\b/i, 'diaper'],
  [/\bcots?\b/i, 'crib'],
  [/\b(?<!\{)licence\b/i, 'license'],
  [/\b(?<!National )programmes?\b/i, 'program'],
  [/\btowards\b|\b(?:in|up|down|back)wards\b/i, '-ward'],
  [/\bcarers?\b/i, 'caregiver'],
  [/\bfulfil\b/i, 'fulfill'],
  [/\bgrey\b/i, 'gray'],
  [/worktop/i, 'countertop'],
  [/aeroplane/i, 'airplane'],
  [/towell/i, 'towel-'],
  [/nail varnish/i, 'nail polish'],
  [/changing bag/i, 'diaper bag'],
  [/power cut/i, 'power outage'],
  [/(?:travell|labell|cancell|counsell)(?:ed|ing)/i, 'a single l'],
  [/caesarean/i, 'cesarean'],
  [/anaemi/i, 'anemi-'],
  [/jewellery/i, 'jewelry'],
  [/\bdefences?\b/i, 'defense'],
  [/courgette/i, 'zucchini'],
  [/wholegrain/i, 'whole grain'],
  [/half-way/i, 'halfway'],
  [/\bhob\b/i, 'stove'],
  [/tea towel/i, 'dish towel'],
  [/trolley/i, 'cart'],
  [/car park/i, 'parking lot'],
  [/dribbl/i, 'drool'],
  [/sleepsuit/i, 'sleeper'],
  [/nightdress/i, 'nightgown'],
  [/\bparcels?\b/i, 'package'],
  [/agree (?:a|the) (?:day|time|date)/i, 'agree on'],
];

/** Faults of any Arabic text: a pattern and what is wrong. @type {Faults} */
const arabicFaults = [
  [/[\u0660-\u0669\u06f0-\u06f9]/, 'uses Arabic-Indic digits'],
  [/\p{Script=Arabic}\p{M}*[,;?]/u, 'uses a Latin comma, semicolon or question mark after Arabic'],
  [/\bMahd\b/, 'writes the name of the shop in Latin letters'],
  [
    /(?<!\p{L})[وف]?ي[\p{L}\p{M}]+(?: (?:ب|ل|في)ها?)? مهد(?!\p{L})/u,
    'gives the company, which is feminine, a masculine verb',
  ],
  [/(?<![\d.])(?:[2-9]\d|1\d\d)(?:\.\d)?\sدرجة(?!\sمئوية)/, 'gives a temperature without درجة مئوية'],
  [/(?<!\p{L})(?:ال)?ملف(?:ي|كِ)? (?:ال)?شخصي/u, 'calls the account anything but حسابي'],
  [/[بل]ـ(?:[3-9]|10)\s\p{Script=Arabic}/u, 'writes a small number in digits after a preposition'],
  [/ملفات الارتباط/, 'calls cookies ملفات الارتباط instead of ملفات تعريف الارتباط'],
];
/** Faults of any text. @type {Faults} */
const faults = [
  [/(?<![\d:])(?:0\d|1[3-9]|2[0-4]):[0-5]\d(?!:)/, 'gives a time of day on the 24-hour clock'],
  [/\d\s+%|٪/, 'separates the percent sign from its number, or uses the Arabic one'],
  [/(?<![\d,.])(?:1000|1500|2000)(?!\d)/, 'writes a thousand without its comma'],
  [/!!/, 'uses more than one exclamation mark'],
];

/** Abbreviations of health bodies. In Arabic they appear only in parentheses after the full name. */
const bareAbbreviation = /(?<!\()\b(?:NHS|AAP|CDC|WHO|ACOG)\b/;

/** Signs of an emergency: the sentence or list around them names 998. */
const emergencySigns = {
  en: /\b(?:hard|difficult) to wake\b|\blimp\b|does not fade/g,
  ar: /(?:صعوب\S*|[يص]\S*صعب|صعب)(?: في)? (?:ال)?إيقاظ|مرتخٍ|ارتخاء|لا يختفي عند الضغط/g,
};

/** A temperature of 38 °C in a baby under three months: the text around it says "now, day or night". */
const feverUnderThreeMonths = {
  en: /38\s°C[^\n]{0,90}\b(?:under|first) (?:three|3) months|\b(?:under|first) (?:three|3) months[^\n]{0,60}38\s°C/gi,
  ar: /38 درجة[^\n]{0,90}دون (?:ثلاثة|3) أشهر|دون (?:ثلاثة|3) أشهر[^\n]{0,60}38 درجة/g,
};
const atOnce = { en: /now, day or night/i, ar: /الآن، ليلًا أو نهارًا/ };
const nearby = 450;

/** What is wrong with a text, one phrase each. @param {string} text @param {Language} language @returns {string[]} */
export function wordingProblems(text, language) {
  const abbreviation = language === 'ar' ? bareAbbreviation.exec(text) : null;
  const advice = text.replace(/^(?:General information|معلومات عامة).*$/gm, '');
  return [
    ...faultsIn(text, language === 'ar' ? [...faults, ...arabicFaults] : faults),
    ...(language === 'en' ? british : []).flatMap(([pattern, american]) => {
      const found = pattern.exec(text);
      return found ? [`spells ${found[0]} the British way; write: ${american}`] : [];
    }),
    ...(abbreviation ? [`has ${abbreviation[0]} without the full name`] : []),
    ...figures.flatMap(({ value, [language]: pattern }) =>
      [...text.matchAll(pattern)]
        .filter(([, figure = '']) => inDigits(figure) !== value)
        .map(([said]) => `says ${said}, elsewhere it is ${value}`),
    ),
    ...[...text.matchAll(phoneNumber)]
      .map(([, called, tollFree]) => called ?? tollFree ?? '')
      .filter((number) => !(number in phoneNumbers))
      .map((number) => `gives the phone number ${number}, which is not in figures.mjs`),
    ...without(advice, emergencySigns[language], /998/).map((sign) => `does not send to 998 for ${sign}`),
    ...without(advice, feverUnderThreeMonths[language], atOnce[language]).map(
      (sign) => `does not send to a doctor at once for ${sign}`,
    ),
  ];
}

/** Names and fixed terms that keep their capitals in sentence case. */
const names = new Set(
  [
    'Mahd Mother Baby World Breastfeeding Advisor Emirates United Arab Dubai Google Analytics English Arabic',
    'WhatsApp Facebook Pinterest JavaScript WebP Tax Invoice Apple Pay Face ID Touch',
  ]
    .join(' ')
    .split(' '),
);
/** Faults of interface texts: labels, messages, mails and invoices. @type {Record<Language, Faults>} */
const interfaceFaults = {
  en: [
    [/\b(?:We|we) (?:send|write|give|refund|answer) /, 'speaks of the future in the present tense'],
    [/\bneed not\b|\bcan be had\b|\bunder way\b/, 'is not how one says it'],
    [/["']/, 'has a straight quote or apostrophe'],
  ],
  ar: [
    [/تفعيل|تحق[ّ]?ق|موث[ّ]?ق/, 'calls verification anything but تأكيد'],
    [/إتمام الطلب/, 'calls the checkout anything but إتمام الشراء'],
    [/(?:رقم|تاريخ) (?:ال)?طلب(?:كِ)? \{/, 'has no colon before a value'],
    // After Arabic letters the sign changes sides and groups of digits change places.
    [/(?<!\u2066[^\u2069]*)(?:\+\d|\d \d|[\d}]%)/, 'has a number with a sign or groups outside \\u2066 and \\u2069'],
    [/لا (?:عروض|مقالات|أسئلة|منتجات)(?!\p{L})/u, 'says لا instead of لا توجد'],
  ],
};

/**
 * What is wrong with a text of the interface: the rules of all texts, and those of labels.
 * @param {string} text @param {Language} language @returns {string[]}
 */
export function interfaceProblems(text, language) {
  const capital = language === 'en' ? capitalInside(text) : undefined;
  return [
    ...wordingProblems(text, language),
    ...faultsIn(text, interfaceFaults[language]),
    ...(capital ? [`has a capital in ${capital}, which is no name: use sentence case`] : []),
  ];
}

/** The first capitalized word within a sentence that is no name. @param {string} text */
function capitalInside(text) {
  return text
    .split(/[.!?:…"“*]\s*|\n/)
    .flatMap((sentence) =>
      sentence
        .trim()
        .split(/[\s/(]+/)
        .slice(1),
    )
    .map((word) => word.replace(/[^A-Za-z]/g, ''))
    .find((word) => /^[A-Z][a-z]/.test(word) && !names.has(word));
}

/** @param {string} text @param {Faults} rules */
function faultsIn(text, rules) {
  return rules.filter(([pattern]) => pattern.test(text)).map(([, what]) => what);
}

/** The matches of a pattern that have no match of `needed` nearby. @param {string} text @param {RegExp} pattern @param {RegExp} needed */
function without(text, pattern, needed) {
  return [...text.matchAll(pattern)]
    .filter(({ index }) => !needed.test(text.slice(Math.max(0, index - nearby), index + nearby)))
    .map(([match]) => match);
}
