import { cardCostBudget } from '../../scripts/size/budgets.mjs';
import { marked } from '../report.mjs';

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
    'kB of 1000 bytes, minified, brotli, ES2022, without React; with provider, tokens and one string pack. In brackets: the share of style sheets.',
    '',
    `| kB | Mahd | budget | ${rivals.map(({ name, version }) => `${name} ${version}`).join(' | ')} |`,
    `|---|---|---|${'---|'.repeat(rivals.length)}`,
    ...sizes.map(({ what, budget, ours, rivals: theirs }) => {
      const bytes = ours.script + ours.styles;
      const most = Math.max(...theirs.map((size) => size?.jobs ?? 0));
      return `| ${what} | ${marked(weight(ours), bytes <= budget)} | ${kB(budget)} | ${theirs.map((size) => (size === null ? '–' : `${weight(size)}${size.jobs < most ? `, ${size.jobs} of ${most}` : ''}`)).join(' | ')} |`;
    }),
    '',
    'A dash: the package has no such component; Mantine has dates and drop zones in further packages. “4 of 5”: only these are included. Radix Themes and React Aria have no drawer; a second dialog replaces it, which adds nothing. React Aria has no styles.',
    '',
    'Server rendering of 200 product cards (picture, title, price, a badge on every third, a button), with style extraction where the system needs it. Each system runs in its own process, alternating with the plain elements; CPU time, best of many rounds.',
    '',
    '| 200 cards | ms | × hand-written cards | × its own HTML from plain elements | budget | HTML, kB |',
    '|---|---|---|---|---|---|',
    ...cards.map(({ system, version, milliseconds, bytes, timesByHand, timesOwn }) => {
      const isOurs = version === null;
      return `| ${isOurs ? system : `${system} ${version}`} | ${milliseconds.toFixed(1)} | ${timesByHand.toFixed(1)} | ${marked(timesOwn.toFixed(1), !isOurs || timesOwn <= cardCostBudget)} | ${isOurs ? cardCostBudget : ''} | ${kB(bytes)} |`;
    }),
    '',
  ].join('\n');
}

/** @param {{ script: number, styles: number }} size */
const weight = ({ script, styles }) => `${kB(script + styles)}${styles > 0 ? ` (${kB(styles)})` : ''}`;
