/**
 * Components whose size is compared with other design systems.
 * @typedef {object} ComponentBundle
 * @property {string} name
 * @property {Record<string, string>} imports export → entry
 * @property {string} [lazy] lazily loaded file that counts too, because every use loads it
 * @property {number} budget brotli bytes; 1 kB is 1000 bytes
 * @property {number} [maxUsed] share of the budget that may be used, instead of the usual one
 */

/** Part of every bundle: the provider and one string pack. */
export const baseImports = { UiProvider: '@mahd/ui/provider', en: '@mahd/ui/strings/en' };

/** @type {ComponentBundle[]} */
const single = [
  // Most of it is styled-components as published, and the tokens of two colour schemes.
  { name: 'Button', imports: { Button: '@mahd/ui/Button' }, budget: 13_000, maxUsed: 0.998 },
  { name: 'Dialog + Drawer', imports: { Dialog: '@mahd/ui/Dialog', Drawer: '@mahd/ui/Drawer' }, budget: 18_000 },
  { name: 'Combobox', imports: { Combobox: '@mahd/ui/Combobox' }, lazy: 'ComboboxList.tsx', budget: 35_000 },
  { name: 'TextField', imports: { TextField: '@mahd/ui/TextField' }, budget: 15_000 },
  { name: 'Carousel', imports: { Carousel: '@mahd/ui/Carousel' }, budget: 16_000 },
];

/** @type {ComponentBundle[]} */
const further = [
  { name: 'FileUpload', imports: { FileUpload: '@mahd/ui/FileUpload' }, budget: 18_000 },
  { name: 'Switch', imports: { Switch: '@mahd/ui/Switch' }, budget: 15_000 },
  { name: 'ToggleGroup', imports: { ToggleGroup: '@mahd/ui/ToggleGroup' }, budget: 15_000 },
  { name: 'RatingInput', imports: { RatingInput: '@mahd/ui/RatingInput' }, budget: 15_500 },
  { name: 'Menu', imports: { Menu: '@mahd/ui/Menu' }, budget: 22_000 },
  { name: 'Tooltip', imports: { Tooltip: '@mahd/ui/Tooltip' }, budget: 20_000 },
  { name: 'DateField', imports: { DateField: '@mahd/ui/DateField' }, budget: 16_500 },
  { name: 'NumberField', imports: { NumberField: '@mahd/ui/NumberField' }, budget: 16_000 },
  { name: 'CheckboxGroup', imports: { CheckboxGroup: '@mahd/ui/CheckboxGroup' }, budget: 15_000 },
  { name: 'Slider', imports: { Slider: '@mahd/ui/Slider' }, budget: 15_500 },
  { name: 'Table', imports: { Table: '@mahd/ui/Table' }, budget: 14_500 },
  { name: 'Stepper', imports: { Stepper: '@mahd/ui/Stepper' }, budget: 14_500 },
  { name: 'Card', imports: { Card: '@mahd/ui/Card' }, budget: 14_000 },
  { name: 'Tag', imports: { Tag: '@mahd/ui/Tag' }, budget: 14_000 },
  { name: 'Link', imports: { Link: '@mahd/ui/Link' }, budget: 14_000 },
  { name: 'Divider', imports: { Divider: '@mahd/ui/Divider' }, budget: 13_500 },
  { name: 'Avatar', imports: { Avatar: '@mahd/ui/Avatar' }, budget: 15_000 },
  { name: 'MultiSelect', imports: { MultiSelect: '@mahd/ui/MultiSelect' }, budget: 23_500 },
];

/** @type {ComponentBundle[]} */
export const componentBundles = [
  ...single,
  {
    name: 'all five',
    imports: Object.assign({}, ...single.map(({ imports }) => imports)),
    lazy: 'ComboboxList.tsx',
    budget: 30_000,
    maxUsed: 0.997,
  },
  ...further,
];
