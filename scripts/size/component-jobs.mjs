/** The component jobs whose weight is compared with other design systems; brotli bytes, 1 kB is 1000 bytes. */
/**
 * @typedef {object} ComponentJob
 * @property {string} name
 * @property {Record<string, string>} uses export → entry
 * @property {string} [later] file that every use loads sooner or later, so that its bytes count too
 * @property {number} budget
 */

/** What every job needs of script beside the tokens: the provider and one string pack. */
export const always = { UiProvider: '@mahd/ui/provider', en: '@mahd/ui/strings/en' };

/** @type {ComponentJob[]} */
const single = [
  { name: 'Button', uses: { Button: '@mahd/ui/Button' }, budget: 13_000 },
  { name: 'Dialog + Drawer', uses: { Dialog: '@mahd/ui/Dialog', Drawer: '@mahd/ui/Drawer' }, budget: 18_000 },
  { name: 'Combobox', uses: { Combobox: '@mahd/ui/Combobox' }, later: 'ComboboxList.tsx', budget: 35_000 },
  { name: 'TextField', uses: { TextField: '@mahd/ui/TextField' }, budget: 15_000 },
  { name: 'Carousel', uses: { Carousel: '@mahd/ui/Carousel' }, budget: 16_000 },
];

/** @type {ComponentJob[]} */
export const componentJobs = [
  ...single,
  {
    name: 'all five',
    uses: Object.assign({}, ...single.map(({ uses }) => uses)),
    later: 'ComboboxList.tsx',
    budget: 45_000,
  },
];
