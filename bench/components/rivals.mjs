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
      Switch: { exports: ["Switch from '@mantine/core'"], styles: mantineStyles('Input', 'InlineInput', 'Switch') },
      ToggleGroup: {
        exports: ["SegmentedControl from '@mantine/core'"],
        styles: mantineStyles('FloatingIndicator', 'SegmentedControl'),
      },
      RatingInput: { exports: ["Rating from '@mantine/core'"], styles: mantineStyles('Rating') },
      Menu: {
        exports: ["Menu, Button from '@mantine/core'"],
        styles: mantineStyles('UnstyledButton', 'Loader', 'Button', 'Paper', 'Popover', 'Menu'),
      },
      Tooltip: { exports: ["Tooltip from '@mantine/core'"], styles: mantineStyles('Tooltip') },
      NumberField: {
        exports: ["NumberInput from '@mantine/core'"],
        styles: mantineStyles('UnstyledButton', 'Loader', 'Input', 'NumberInput'),
      },
      CheckboxGroup: {
        exports: ["Checkbox from '@mantine/core'"],
        styles: mantineStyles('Input', 'InlineInput', 'Checkbox'),
      },
      Slider: { exports: ["Slider, RangeSlider from '@mantine/core'"], styles: mantineStyles('Slider') },
      Table: { exports: ["Table from '@mantine/core'"], styles: mantineStyles('ScrollArea', 'Table') },
      Stepper: {
        exports: ["Stepper from '@mantine/core'"],
        styles: mantineStyles('UnstyledButton', 'Loader', 'Stepper'),
      },
      Card: { exports: ["Card from '@mantine/core'"], styles: mantineStyles('Paper', 'Card') },
      Tag: { exports: ["Pill from '@mantine/core'"], styles: mantineStyles('UnstyledButton', 'CloseButton', 'Pill') },
      Link: { exports: ["Anchor from '@mantine/core'"], styles: mantineStyles('Text', 'Anchor') },
      Divider: { exports: ["Divider from '@mantine/core'"], styles: mantineStyles('Divider') },
      Avatar: { exports: ["Avatar from '@mantine/core'"], styles: mantineStyles('Avatar') },
      MultiSelect: {
        exports: ["MultiSelect from '@mantine/core'"],
        styles: mantineStyles(
          'ScrollArea',
          'UnstyledButton',
          'Paper',
          'Popover',
          'CloseButton',
          'Loader',
          'Input',
          'Combobox',
          'Pill',
          'PillsInput',
        ),
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
      Switch: { exports: ["FormControlLabel, Switch from '@mui/material'"] },
      ToggleGroup: { exports: ["ToggleButtonGroup, ToggleButton from '@mui/material'"] },
      RatingInput: { exports: ["Rating from '@mui/material'"] },
      Menu: { exports: ["Button, Menu, MenuItem from '@mui/material'"] },
      Tooltip: { exports: ["Tooltip from '@mui/material'"] },
      CheckboxGroup: {
        exports: ["Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel from '@mui/material'"],
      },
      Slider: { exports: ["Slider from '@mui/material'"] },
      Table: {
        exports: [
          "Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TableSortLabel from '@mui/material'",
        ],
      },
      Stepper: { exports: ["Stepper, Step, StepLabel from '@mui/material'"] },
      Card: { exports: ["Card, CardActions, CardContent, CardMedia from '@mui/material'"] },
      Tag: { exports: ["Chip from '@mui/material'"] },
      Link: { exports: ["Link from '@mui/material'"] },
      Divider: { exports: ["Divider from '@mui/material'"] },
      Avatar: { exports: ["Avatar from '@mui/material'"] },
      MultiSelect: { exports: ["Autocomplete, Checkbox, TextField from '@mui/material'"] },
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
      Switch: { exports: ["Switch, Text from '@radix-ui/themes'"] },
      ToggleGroup: { exports: ["SegmentedControl from '@radix-ui/themes'"] },
      Menu: { exports: ["Button, DropdownMenu from '@radix-ui/themes'"] },
      Tooltip: { exports: ["Tooltip from '@radix-ui/themes'"] },
      CheckboxGroup: { exports: ["CheckboxGroup from '@radix-ui/themes'"] },
      Slider: { exports: ["Slider from '@radix-ui/themes'"] },
      Table: { exports: ["Table from '@radix-ui/themes'"] },
      Card: { exports: ["Card from '@radix-ui/themes'"] },
      Tag: { exports: ["Badge from '@radix-ui/themes'"] },
      Link: { exports: ["Link from '@radix-ui/themes'"] },
      Divider: { exports: ["Separator from '@radix-ui/themes'"] },
      Avatar: { exports: ["Avatar from '@radix-ui/themes'"] },
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
      FileUpload: { exports: ["Button, DropZone, FileTrigger, Text from 'react-aria-components'"] },
      Switch: { exports: ["Switch from 'react-aria-components'"] },
      ToggleGroup: { exports: ["ToggleButton, ToggleButtonGroup from 'react-aria-components'"] },
      Menu: { exports: ["Button, Menu, MenuItem, MenuTrigger, Popover, Separator from 'react-aria-components'"] },
      Tooltip: { exports: ["Button, Tooltip, TooltipTrigger from 'react-aria-components'"] },
      DateField: {
        exports: ["DateField, DateInput, DateSegment, FieldError, Label, Text from 'react-aria-components'"],
      },
      NumberField: {
        exports: ["Button, FieldError, Group, Input, Label, NumberField, Text from 'react-aria-components'"],
      },
      CheckboxGroup: { exports: ["Checkbox, CheckboxGroup, FieldError, Label, Text from 'react-aria-components'"] },
      Slider: { exports: ["Label, Slider, SliderOutput, SliderThumb, SliderTrack from 'react-aria-components'"] },
      Table: { exports: ["Cell, Column, Row, Table, TableBody, TableHeader from 'react-aria-components'"] },
      Tag: { exports: ["Button, Label, Tag, TagGroup, TagList from 'react-aria-components'"] },
      Link: { exports: ["Link from 'react-aria-components'"] },
      Divider: { exports: ["Separator from 'react-aria-components'"] },
      MultiSelect: {
        exports: [
          "Autocomplete, Button, FieldError, Input, Label, ListBox, ListBoxItem, Popover, SearchField, Select, SelectValue, Tag, TagGroup, TagList, Text from 'react-aria-components'",
        ],
      },
    },
  },
];

/** The bundle of all five. */
const allFive = 'all five';
const five = ['Button', 'Dialog + Drawer', 'Combobox', 'TextField', 'Carousel'];

/**
 * Source of the module to measure, and how many components it contains; undefined when the system has no such component.
 * @param {Rival} rival @param {string} job
 * @returns {{ contents: string, jobs: number } | undefined}
 */
export function moduleOf({ always, jobs }, job) {
  const parts = (job === allFive ? five : [job]).map((name) => jobs[name]).filter((part) => part !== undefined);
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
