// Rules on words and figures, for documents and the catalogue alike.

const british = new RegExp(
  [
    '(?:steril|moistur|sanit|recogn|organ|immun|pasteur|fertil)is(?:e|ing|ation)',
    'practis[ei]',
    '(?:col|discol|flav|neighb|hon|rum|od|behavi|fav|lab)our',
    'paediatric|diarrhoea|(?:centi|milli)met?re|litre|centred?\\b|fibre|mould|yoghurt',
    '\\b(?:mums?|prams?|napp(?:y|ies)|cots?|(?<!\\{)licence|(?<!National )programmes?|towards|carers?|fulfil|grey)\\b',
    '(?:travell|labell|cancell|counsell)(?:ed|ing)',
  ].join('|'),
  'i',
);

/** Abbreviations of health bodies. In Arabic they appear only in parentheses after the full name. */
const bareAbbreviation = /(?<!\()\b(?:NHS|AAP|CDC|WHO|ACOG)\b/;

/** Figures that differ between sources and must be the same everywhere: a pattern and the value it has to capture. */
const figures = {
  en: [
    [/\bboil(?:ing)? for (?:at least )?([\w-]+) minutes/gi, '10'],
    [/\b([\w–]+(?: or \w+)?) drops of (?:sterile )?saline/gi, 'one or two'],
    [/(?:descale|scale)\b[^.]{0,80}\bevery ((?:\d+|\w+) weeks)/gi, '2 weeks'],
  ],
  ar: [[/(?:غلي|غلى|غليها) (\S+) دقائق/g, '10']],
};

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

/** What is wrong with a text of the given language, one phrase each. */
export function wordingProblems(text, language) {
  const advice = text.replace(/^(?:General information|معلومات عامة).*$/gm, '');
  return [
    ...(language === 'en' && british.test(text) ? [`spells ${british.exec(text)[0]} the British way`] : []),
    ...(language === 'ar' && bareAbbreviation.test(text)
      ? [`has ${bareAbbreviation.exec(text)[0]} without the full name`]
      : []),
    ...figures[language].flatMap(([pattern, value]) =>
      [...text.matchAll(pattern)]
        .filter((match) => inDigits(match[1]) !== value)
        .map((match) => `says ${match[0]}, elsewhere it is ${value}`),
    ),
    ...without(advice, emergencySigns[language], /998/).map((sign) => `does not send to 998 for ${sign}`),
    ...without(advice, feverUnderThreeMonths[language], atOnce[language]).map(
      (sign) => `does not send to a doctor at once for ${sign}`,
    ),
  ];
}

/** The matches of a pattern that have no match of `needed` nearby. */
function without(text, pattern, needed) {
  return [...text.matchAll(pattern)]
    .filter(({ index }) => !needed.test(text.slice(Math.max(0, index - nearby), index + nearby)))
    .map(([match]) => match);
}

function inDigits(figure) {
  return figure
    .toLowerCase()
    .replace(/^two weeks$/, '2 weeks')
    .replace(/^ten$/, '10');
}
