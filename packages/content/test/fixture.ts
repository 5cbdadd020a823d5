import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from '../scripts/content/catalogue.mjs';
import { parseDocument } from '../scripts/content/read.mjs';
import { knownRoutes } from '../scripts/content/routes.mjs';

/** The folder of the package. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The committed picture manifest. */
export async function readManifest() {
  return JSON.parse(await readFile(join(root, 'src/pictures.generated.json'), 'utf8'));
}

const head = {
  en: 'title: Colic\nmenu: Colic\ndescription: "Long crying in the first months: what colic is, what helps, what does not, and the signs that should take you to a doctor today."\nsummary: It passes.',
  ar: 'title: المغص\nmenu: المغص\ndescription: "بكاء طويل في الأشهر الأولى: ما المغص، وما الذي يخفّف عن طفلكِ، وما الذي لا ينفع، والعلامات التي تستدعي زيارة الطبيب في اليوم نفسه."\nsummary: سيمضي.',
};
const rest = (image: string) =>
  `image: ${image}\nimageAlt: A\norder: 1\nreviewed: 2026-11-20\nsources:\n  - {name: UNICEF, topic: Colic}\nrelated: [burping]`;
const body = {
  en: '## What helps\n\nHold your baby close. More under [contact](/contact).\n\nGeneral information, not medical advice.',
  ar: '## ما الذي يخفّف\n\nاحملي طفلكِ قريبًا منكِ. المزيد في [التواصل](/contact).\n\nمعلومات عامة لا تُغني عن استشارة الطبيب.',
};

/** Valid documents in both languages, changed before they are parsed. */
export function counterparts(
  change: { en?: (text: string) => string; ar?: (text: string) => string; path?: string } = {},
) {
  const { path = 'good-to-know/colic' } = change;
  const text = (language: 'en' | 'ar') =>
    (change[language] ?? ((same) => same))(`---\n${head[language]}\n${rest('vaccination')}\n---\n${body[language]}`);
  const burping = (language: 'en' | 'ar') =>
    parseDocument(
      `---\n${head[language].replace(/colic|المغص/gi, language === 'en' ? 'Burping' : 'التجشئة')}\n${rest('burping')}\n---\n${body[language]}`,
      language,
      'good-to-know/burping',
    );
  return [burping('en'), burping('ar'), parseDocument(text('en'), 'en', path), parseDocument(text('ar'), 'ar', path)];
}

/** The context of the rules for the given documents. */
export async function contextOf(documents: ReturnType<typeof counterparts>) {
  const catalogue = await readCatalogue(root);
  return { documents, catalogue, manifest: await readManifest(), routes: knownRoutes(catalogue, documents) };
}
