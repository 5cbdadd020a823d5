import { marked } from '../report.mjs';

/** How often the same HTML from plain elements our cards may cost. */
const cardBudget = 3;

const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);

/**
 * The report as Markdown.
 * @param {{ takenAt: string, machine: string } & import('./benchComponents.mjs').ComponentsResult} report
 */
export function table({ takenAt, machine, rivals, sizes, cards }) {
  return [
    '# Components beside other design systems',
    '',
    `${takenAt}, ${machine}.`,
    '',
    'Kilobytes of 1000 bytes, brotli, minified, ES2022, React apart; provider, tokens and one string pack included. In brackets what of it is style sheet.',
    '',
    `| kB | Mahd | budget | ${rivals.map(({ name, version }) => `${name} ${version}`).join(' | ')} |`,
    `|---|---|---|${'---|'.repeat(rivals.length)}`,
    ...sizes.map(({ what, budget, ours, rivals: theirs }) => {
      const bytes = ours.script + ours.styles;
      const most = Math.max(...theirs.map((size) => size?.jobs ?? 0));
      return `| ${what} | ${marked(weight(ours), bytes <= budget)} | ${kB(budget)} | ${theirs.map((size) => (size === null ? '–' : `${weight(size)}${size.jobs < most ? `, ${size.jobs} of ${most}` : ''}`)).join(' | ')} |`;
    }),
    '',
    'A dash: there is nothing of the kind. “4 of 5”: without what the system does not have. Radix Themes has no drawer and React Aria none of its own: a second dialog stands for it, which adds nothing. React Aria comes without any style.',
    '',
    'A server renders 200 product cards (picture, title, price, a badge on every third, a button), styles taken out where the system asks for it. Each system in a process of its own, with the plain elements in turn; processor time, the best of many rounds.',
    '',
    '| 200 cards | ms | × cards written by hand | × its own HTML from plain elements | budget | HTML, kB |',
    '|---|---|---|---|---|---|',
    ...cards.map(({ system, version, milliseconds, bytes, timesByHand, timesOwn }) => {
      const isOurs = version === null;
      return `| ${isOurs ? system : `${system} ${version}`} | ${milliseconds.toFixed(1)} | ${timesByHand.toFixed(1)} | ${marked(timesOwn.toFixed(1), !isOurs || timesOwn <= cardBudget)} | ${isOurs ? cardBudget : ''} | ${kB(bytes)} |`;
    }),
    '',
  ].join('\n');
}

/** @param {{ script: number, styles: number }} size */
const weight = ({ script, styles }) => `${kB(script + styles)}${styles > 0 ? ` (${kB(styles)})` : ''}`;
