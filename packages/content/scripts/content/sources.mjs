// Where readers find what a source says: the page of the organization on the matter. Deep links change too often.

/**
 * @typedef {'pregnancy' | 'feeding' | 'baby'} Matter
 * @typedef {object} Organization
 * @property {RegExp} name as texts of both languages name it
 * @property {string} url
 * @property {Partial<Record<Matter, string>>} [by] its pages on a matter
 */

const infantFeeding = 'https://www.who.int/news-room/fact-sheets/detail/infant-and-young-child-feeding';

/** The first match counts. @type {readonly Organization[]} */
const organizations = [
  { name: /\bWHO\b.*UNICEF/, url: infantFeeding },
  {
    name: /\bWHO\b/,
    url: 'https://www.who.int/health-topics/newborn-health',
    by: { pregnancy: 'https://www.who.int/health-topics/maternal-health', feeding: infantFeeding },
  },
  { name: /\bUNICEF\b/, url: 'https://www.unicef.org/parenting/' },
  { name: /\bNHS\b/, url: 'https://www.nhs.uk/baby/', by: { pregnancy: 'https://www.nhs.uk/pregnancy/' } },
  {
    name: /\bCDC\b/,
    url: 'https://www.cdc.gov/act-early/milestones/index.html',
    by: {
      pregnancy: 'https://www.cdc.gov/hearher/maternal-warning-signs/index.html',
      feeding: 'https://www.cdc.gov/breastfeeding/',
    },
  },
  { name: /\bAAP\b/, url: 'https://www.healthychildren.org/' },
  { name: /\bACOG\b/, url: 'https://www.acog.org/womens-health' },
  { name: /\bFDA\b/, url: 'https://www.fda.gov/' },
  { name: /\bMoHAP\b/, url: 'https://mohap.gov.ae/' },
  { name: /\bMoHRE\b/, url: 'https://www.mohre.gov.ae/' },
  { name: /Decree-Law 33|اتحادي رقم 33/, url: 'https://uaelegislation.gov.ae/' },
  { name: /Department of Health – Abu Dhabi|دائرة الصحة في أبوظبي/, url: 'https://www.doh.gov.ae/' },
  { name: /\bSEHA\b|\(صحة\)/, url: 'https://www.seha.ae/' },
  { name: /Ministry of Interior|وزارة الداخلية/, url: 'https://moi.gov.ae/' },
  { name: /Programme for Happiness|البرنامج الوطني للسعادة/, url: 'https://u.ae/' },
];

const pregnancySections = new Set(['stages-of-pregnancy', 'post-pregnancy-care', 'first-time-father']);
const pregnancyTexts = new Set(['faq/pregnancy', 'blog/hospital-bag-for-a-uae-birth', 'blog/third-trimester-sleep']);
const feedingSections = new Set(['breastfeeding-advisor', 'product-faqs', 'video']);
const feedingTexts = new Set([
  'faq/breastfeeding',
  'blog/a-day-of-hunger-cues',
  'blog/back-to-work-with-a-pump',
  'blog/breastfeeding-in-ramadan',
  'blog/flying-with-an-infant-from-the-uae',
  'good-to-know/reading-hunger-cues',
]);

/** @param {{ section: string, path: string }} document @returns {Matter} */
function matterOf({ section, path }) {
  if (pregnancySections.has(section) || pregnancyTexts.has(path)) return 'pregnancy';
  return feedingSections.has(section) || feedingTexts.has(path) ? 'feeding' : 'baby';
}

/**
 * The URL of a source named in a document, or undefined for an unknown organization.
 * @param {string} name @param {{ section: string, path: string }} document
 */
export function sourceUrl(name, document) {
  const organization = organizations.find((each) => each.name.test(name));
  return organization && (organization.by?.[matterOf(document)] ?? organization.url);
}
