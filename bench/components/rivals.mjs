/**
 * Imports of another design system, as its documentation shows them.
 * @typedef {object} Imports
 * @property {string[]} exports `names from 'module'`
 * @property {string[]} [styles] style sheets in the documented order
 */
/**
 * @typedef {object} Rival
 * @property {string} name
 * @property {string} package its version is reported
 * @property {string} cards file in `cards/`
 * @property {Imports} always provider and base styles
 * @property {Record<string, Imports>} jobs by the name of our component bundle; a missing entry means that the system has no such component
 */

const mantineStyles = (/** @type {string[]} */ ...names) => names.map((name) => `@mantine/core/styles/${name}.css`);

/** @type {Rival[]} */
export const rivals = [
  {
    name: 'Mantine',
    package: '@mantine/core',
    cards: 'mantine.jsx',
    always: {
      exports: ["MantineProvider from '@mantine/core'"],
      styles: mantineStyles('baseline', 'default-css-variables', 'global'),
    },
    jobs: {
      Button: { exports: ["Button from '@mantine/core'"], styles: mantineStyles('UnstyledButton', 'Loader', 'Button') },
      'Dialog + Drawer': {
        exports: ["Modal, Drawer from '@mantine/core'"],
        styles: mantineStyles(
          'ScrollArea',
          'UnstyledButton',
          'Paper',
          'CloseButton',
          'Overlay',
          'ModalBase',
          'Modal',
          'Drawer',
        ),
      },
      Combobox: {
        exports: ["Select from '@mantine/core'"],
        styles: mantineStyles(
          'ScrollArea',
          'UnstyledButton',
          'Paper',
          'Popover',
          'CloseButton',
          'Loader',
          'Input',
          'Combobox',
        ),
      },
      TextField: { exports: ["TextInput from '@mantine/core'"], styles: mantineStyles('Loader', 'Input') },
      Carousel: {
        exports: ["Carousel from '@mantine/carousel'"],
        styles: [...mantineStyles('UnstyledButton'), '@mantine/carousel/styles.css'],
      },
    },
  },
  {
    name: 'MUI',
    package: '@mui/material',
    cards: 'mui.jsx',
    always: { exports: ["ThemeProvider, createTheme from '@mui/material/styles'"] },
    jobs: {
      Button: { exports: ["Button from '@mui/material'"] },
      'Dialog + Drawer': {
        exports: ["Dialog, DialogTitle, DialogContent, DialogActions, Drawer from '@mui/material'"],
      },
      Combobox: { exports: ["Autocomplete, TextField from '@mui/material'"] },
      TextField: { exports: ["TextField from '@mui/material'"] },
    },
  },
  {
    name: 'Radix Themes',
    package: '@radix-ui/themes',
    cards: 'radixThemes.jsx',
    always: { exports: ["Theme from '@radix-ui/themes'"], styles: ['@radix-ui/themes/styles.css'] },
    jobs: {
      Button: { exports: ["Button from '@radix-ui/themes'"] },
      // No drawer: a second dialog replaces it.
      'Dialog + Drawer': { exports: ["Dialog from '@radix-ui/themes'"] },
      TextField: { exports: ["TextField, Text from '@radix-ui/themes'"] },
    },
  },
  {
    name: 'React Aria',
    package: 'react-aria-components',
    cards: 'reactAria.jsx',
    always: { exports: ["I18nProvider from 'react-aria-components'"] },
    jobs: {
      Button: { exports: ["Button from 'react-aria-components'"] },
      // No drawer: a second modal replaces it.
      'Dialog + Drawer': {
        exports: ["DialogTrigger, Modal, ModalOverlay, Dialog, Heading, Button from 'react-aria-components'"],
      },
      Combobox: {
        exports: [
          "ComboBox, Label, Button, Input, FieldError, Popover, ListBox, ListBoxItem from 'react-aria-components'",
        ],
      },
      TextField: { exports: ["TextField, Label, Input, FieldError, Text from 'react-aria-components'"] },
    },
  },
];

/** The bundle of all components. */
const allComponents = 'all five';

/**
 * Source of the module to measure, and how many components it contains; undefined when the system has no such component.
 * @param {Rival} rival @param {string} job
 * @returns {{ contents: string, jobs: number } | undefined}
 */
export function moduleOf({ always, jobs }, job) {
  const parts = job === allComponents ? Object.values(jobs) : [jobs[job]].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  const all = [always, ...parts];
  const styles = new Set(all.flatMap((part) => part.styles ?? []));
  /** Several bundles may import the same name. @type {Map<string, Set<string>>} */
  const names = new Map();
  for (const [exported = '', from = ''] of all.flatMap((part) => part.exports.map((line) => line.split(' from ')))) {
    names.set(from, new Set([...(names.get(from) ?? []), ...exported.split(', ')]));
  }
  const lines = [
    ...[...styles].map((path) => `import '${path}';`),
    ...[...names].map(([from, exported]) => `export { ${[...exported].join(', ')} } from ${from};`),
  ];
  return { contents: lines.join('\n'), jobs: parts.length };
}
