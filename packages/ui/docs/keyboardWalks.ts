/** `forward` and `backward` are the arrow keys along the reading direction; other keys have the names of `KeyboardEvent.key`. */
export type WalkKey =
  | 'forward'
  | 'backward'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'PageUp'
  | 'PageDown'
  | 'Home'
  | 'End'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'Tab'
  | 'Shift+Tab';

export interface WalkStep {
  key: WalkKey;
  /** What the key does, for the documentation. */
  does: string;
  /** What has the focus afterwards, and its state, as `keyboard.page.tsx` describes it. */
  focus: string;
}

/** A component used by keyboard alone. `keyboard.test.ts` takes every step in a browser, in both directions. */
export interface Walk {
  component: string;
  /** The pattern of the ARIA Authoring Practices Guide, and its page there. */
  pattern: string;
  page: string;
  /** What has the focus at first: a selector within the component. */
  start: string;
  steps: readonly WalkStep[];
}

const step = (key: WalkKey, does: string, focus: string): WalkStep => ({ key, does, focus });

/** Radio buttons of the options One, Two and Three; the first is selected. */
const radioSteps = [
  step('forward', 'Selects the next option', 'Two, checked'),
  step('ArrowDown', 'Selects the next option', 'Three, checked'),
  step('forward', 'Continues with the first option', 'One, checked'),
  step('backward', 'Selects the previous option, around the start', 'Three, checked'),
  step('Tab', 'Leaves the group', 'after'),
  step('Shift+Tab', 'Enters the group at the selected option', 'Three, checked'),
];

export const keyboardWalks: readonly Walk[] = [
  {
    component: 'Accordion',
    pattern: 'Accordion',
    page: 'accordion',
    start: 'summary',
    steps: [
      step('Enter', 'Opens the section', 'One, open'),
      step('Space', 'Closes the section', 'One, closed'),
      step('Tab', 'Focuses the next header', 'Two, closed'),
    ],
  },
  {
    component: 'Checkbox',
    pattern: 'Checkbox',
    page: 'checkbox',
    start: 'input',
    steps: [step('Space', 'Checks it', 'One, checked'), step('Space', 'Unchecks it', 'One, unchecked')],
  },
  {
    component: 'CheckboxGroup',
    pattern: 'Checkbox',
    page: 'checkbox',
    start: 'input',
    steps: [
      step('Space', 'Checks the option', 'One, checked'),
      step('Tab', 'Focuses the next option', 'Two, unchecked'),
    ],
  },
  {
    component: 'Combobox',
    pattern: 'Combobox',
    page: 'combobox',
    start: 'input',
    steps: [
      step('ArrowDown', 'Opens the list', 'One, open, on One'),
      step('ArrowDown', 'Moves to the next option', 'One, open, on Two'),
      step('Enter', 'Selects the option and closes the list', 'Two, closed'),
      step('ArrowUp', 'Opens the list', 'Two, open, on Two'),
      step('Escape', 'Closes the list', 'Two, closed'),
      step('Tab', 'Leaves the field', 'after'),
    ],
  },
  {
    component: 'Dialog',
    pattern: 'Dialog (Modal)',
    page: 'dialog-modal',
    start: 'button',
    steps: [
      step('Enter', 'Opens it and focuses its first field', 'First'),
      step('Tab', 'Moves on within the dialog', 'Last'),
      step('Escape', 'Closes it and returns the focus', 'Open'),
    ],
  },
  {
    component: 'Menu',
    pattern: 'Menu Button',
    page: 'menu-button',
    start: 'button',
    steps: [
      step('ArrowDown', 'Opens it on the first item', 'One'),
      step('ArrowDown', 'Moves to the next item', 'Two'),
      step('End', 'Moves to the last item', 'Three'),
      step('ArrowDown', 'Continues with the first item', 'One'),
      step('Escape', 'Closes it and returns the focus', 'Menu, closed'),
      step('ArrowUp', 'Opens it on the last item', 'Three'),
      step('Enter', 'Selects the item and closes it', 'Menu, closed'),
    ],
  },
  {
    component: 'MultiSelect',
    pattern: 'Disclosure (Show/Hide)',
    page: 'disclosure',
    start: '[data-part=control]',
    steps: [
      step('Enter', 'Opens the list', 'control, open'),
      step('ArrowDown', 'Moves to the first option', 'One, unchecked'),
      step('Space', 'Selects it', 'One, checked'),
      step('ArrowDown', 'Moves to the next option', 'Two, unchecked'),
      step('Escape', 'Closes the list and returns the focus', 'control, closed'),
    ],
  },
  {
    component: 'NumberField',
    pattern: 'Spinbutton',
    page: 'spinbutton',
    start: 'input',
    steps: [
      step('ArrowUp', 'Increases the number', '6'),
      step('ArrowDown', 'Decreases the number', '5'),
      step('PageUp', 'Increases it by ten steps', '15'),
      step('Home', 'Goes to the smallest number', '1'),
      step('End', 'Goes to the largest number', '20'),
    ],
  },
  {
    component: 'QuantityStepper',
    pattern: 'Spinbutton',
    page: 'spinbutton',
    start: 'input',
    steps: [
      step('ArrowUp', 'Increases the quantity', '2'),
      step('End', 'Goes to the largest quantity', '10'),
      step('ArrowDown', 'Decreases the quantity', '9'),
      step('Home', 'Goes to 1', '1'),
    ],
  },
  { component: 'RadioGroup', pattern: 'Radio Group', page: 'radio', start: 'input', steps: radioSteps },
  {
    component: 'RatingInput',
    pattern: 'Radio Group',
    page: 'radio',
    start: 'input',
    steps: [
      step('forward', 'Adds a star', '2 stars, checked'),
      step('backward', 'Removes a star', '1 stars, checked'),
      step('Tab', 'Leaves the stars', 'after'),
    ],
  },
  {
    component: 'Slider',
    pattern: 'Slider (Multi-Thumb)',
    page: 'slider-multithumb',
    start: 'input',
    steps: [
      step('forward', 'Increases the minimum', '21'),
      step('ArrowUp', 'Increases the minimum', '22'),
      step('backward', 'Decreases the minimum', '21'),
      step('Home', 'Goes to the smallest number', '0'),
      step('End', 'Goes as far as the maximum', '80'),
      step('Tab', 'Focuses the maximum', '80'),
    ],
  },
  {
    component: 'Switch',
    pattern: 'Switch',
    page: 'switch',
    start: 'input',
    steps: [step('Space', 'Turns it on', 'One, checked'), step('Space', 'Turns it off', 'One, unchecked')],
  },
  {
    component: 'Table',
    pattern: 'Sortable Table',
    page: 'table',
    start: 'button',
    steps: [
      step('Enter', 'Sorts by the column', 'Name, ascending'),
      step('Space', 'Sorts the other way round', 'Name, descending'),
    ],
  },
  {
    component: 'Tabs',
    pattern: 'Tabs',
    page: 'tabs',
    start: '[role=tab]',
    steps: [
      step('forward', 'Selects the next tab', 'Two, selected'),
      step('End', 'Selects the last tab', 'Three, selected'),
      step('forward', 'Continues with the first tab', 'One, selected'),
      step('backward', 'Selects the previous tab, around the start', 'Three, selected'),
      step('Home', 'Selects the first tab', 'One, selected'),
      step('Tab', 'Focuses the panel', 'Panel of One'),
    ],
  },
  { component: 'ToggleGroup', pattern: 'Radio Group', page: 'radio', start: 'input', steps: radioSteps },
  {
    component: 'Tooltip',
    pattern: 'Tooltip',
    page: 'tooltip',
    start: '#before',
    steps: [
      step('Tab', 'Shows the tooltip with the focus', 'One, with tooltip'),
      step('Escape', 'Hides the tooltip', 'One'),
    ],
  },
];
