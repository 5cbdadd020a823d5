/** The component jobs whose weight is compared with other design systems; brotli bytes, 1 kB is 1000 bytes. */
/**
 * @typedef {object} ComponentJob
 * @property {string} name
 * @property {Record<string, string>} uses export → entry
 * @property {string} [later] file that every use loads sooner or later, so that its bytes count too
 * @property {number} budget
 * @property {(number | undefined)[]} rivals kB
 */

/** Whose figures stand in the table, in this order; each with its provider, its style sheets included where it has them. */
export const rivals = ['Mantine 9.7', 'MUI 9.5', 'Chakra 3.37', 'antd 6.6', 'React Aria 1.22', 'Radix Themes 3.3'];

/** What every job needs of script beside the tokens: the provider and one string pack. */
export const always = { UiProvider: '@mahd/ui/provider', en: '@mahd/ui/strings/en' };

/** @type {ComponentJob[]} */
const single = [
  { name: 'Button', uses: { Button: '@mahd/ui/Button' }, budget: 13_000, rivals: [18.8, 37.9, 53.7, 50.2, 12.4, 71.6] },
  { name: 'Dialog + Drawer', uses: { Dialog: '@mahd/ui/Dialog', Drawer: '@mahd/ui/Drawer' }, budget: 18_000, rivals: [32.9, 41.5, 71.0, 79.9, 18.1, 77.3] },
  { name: 'Combobox', uses: { Combobox: '@mahd/ui/Combobox' }, later: 'ComboboxList.tsx', budget: 35_000, rivals: [49.9, 76.5, 83.2, 82.3, 53.6, undefined] },
  { name: 'TextField', uses: { TextField: '@mahd/ui/TextField' }, budget: 15_000, rivals: [20.1, 54.5, 57.3, 91.7, 11.0, 71.2] },
  { name: 'Carousel', uses: { Carousel: '@mahd/ui/Carousel' }, budget: 16_000, rivals: [24.9, undefined, 66.0, 51.9, undefined, undefined] },
];

/** @type {ComponentJob[]} */
export const componentJobs = [
  ...single,
  { name: 'all five', uses: Object.assign({}, ...single.map(({ uses }) => uses)), later: 'ComboboxList.tsx', budget: 45_000, rivals: [68.7, undefined, 99.6, 141.5, undefined, undefined] },
];
