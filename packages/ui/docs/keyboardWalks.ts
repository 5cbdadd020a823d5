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

/** A modal with the fields First and Last, which takes the focus itself. */
const modalSteps = (title: string) => [
  step('Enter', 'Opens it and focuses it', title),
  step('Tab', 'Focuses its close button', 'Close'),
  step('Tab', 'Moves on within it', 'First'),
  step('Escape', 'Closes it and returns the focus', 'Open'),
];

/** Arrow keys on a control of a row of slides. */
const slideSteps = (button: string) => [
  step('forward', 'Shows the next slide', `${button}, slide 2`),
  step('backward', 'Shows the previous slide', `${button}, slide 1`),
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
    component: 'BottomSheet',
    pattern: 'Dialog (Modal)',
    page: 'dialog-modal',
    start: 'button',
    steps: modalSteps('Sheet'),
  },
  {
    component: 'Carousel',
    pattern: 'Carousel',
    page: 'carousel',
    start: '[data-part=controls] button',
    steps: [
      ...slideSteps('Previous slide'),
      step('Tab', 'Focuses the next control', 'Next slide, slide 1'),
      step('Enter', 'Shows the next slide', 'Next slide, slide 2'),
      step('Tab', 'Focuses the row of slides', 'Slides, slide 2'),
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
    component: 'Drawer',
    pattern: 'Dialog (Modal)',
    page: 'dialog-modal',
    start: 'button',
    steps: modalSteps('Drawer'),
  },
  {
    component: 'Gallery',
    pattern: 'Carousel',
    page: 'carousel',
    start: '[data-part=thumbnail]',
    steps: [
      ...slideSteps('Image 1 of 3: Pictures'),
      step('Tab', 'Focuses the next thumbnail', 'Image 2 of 3: Pictures, slide 1'),
      step('Space', 'Shows its picture', 'Image 2 of 3: Pictures, slide 2'),
    ],
  },
  {
    component: 'HeroSlider',
    pattern: 'Carousel',
    page: 'carousel',
    start: '[data-part=toggle]',
    steps: [
      ...slideSteps('Play slides'),
      step('backward', 'Continues with the last slide', 'Play slides, slide 3'),
      step('Tab', 'Focuses the first dot', 'Go to slide 1, slide 3'),
      step('Enter', 'Shows the slide of the dot', 'Go to slide 1, slide 1'),
    ],
  },
  {
    component: 'Lightbox',
    pattern: 'Dialog (Modal)',
    page: 'dialog-modal',
    start: 'button',
    steps: [
      step('Enter', 'Opens it and focuses it', 'Lightbox, slide 1'),
      step('forward', 'Shows the next picture', 'Lightbox, slide 2'),
      step('backward', 'Shows the previous picture', 'Lightbox, slide 1'),
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
    component: 'NavBar',
    pattern: 'Disclosure Navigation',
    page: 'disclosure',
    start: '[data-part=entry]',
    steps: [
      step('forward', 'Moves to the next main link', 'Two'),
      step('forward', 'Continues with the first one', 'One, closed'),
      step('Enter', 'Opens its menu', 'One, open'),
      step('ArrowDown', 'Moves to the first link of the menu', 'First'),
      step('ArrowDown', 'Moves to the next link', 'Second'),
      step('Escape', 'Closes the menu and returns the focus', 'One, closed'),
      step('ArrowDown', 'Opens the menu on its first link', 'First'),
      step('ArrowUp', 'Returns to the main link', 'One, open'),
    ],
  },
  {
    component: 'Notice',
    pattern: 'Alert',
    page: 'alert',
    start: 'button',
    steps: [
      step('Tab', 'Focuses the close button', 'Close'),
      step('Enter', 'Closes it and returns the focus', 'before'),
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
    component: 'Popover',
    pattern: 'Disclosure (Show/Hide)',
    page: 'disclosure',
    start: 'button',
    steps: [
      step('Enter', 'Opens it', 'Popover, open'),
      step('Tab', 'Moves into it', 'First'),
      step('Escape', 'Closes it and returns the focus', 'Popover, closed'),
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
    component: 'SearchDropdown',
    pattern: 'Combobox',
    page: 'combobox',
    start: 'input',
    steps: [
      step('ArrowDown', 'Opens the results', 'bottle, open'),
      step('ArrowDown', 'Moves to the first result', 'bottle, open, on One'),
      step('ArrowUp', 'Returns to the text', 'bottle, open'),
      step('ArrowUp', 'Moves to the last result', 'bottle, open, on Two'),
      step('Escape', 'Closes the results', 'bottle, closed'),
    ],
  },
  {
    component: 'Select',
    pattern: 'Listbox',
    page: 'listbox',
    start: 'select',
    steps: [
      step('ArrowDown', 'Selects the next option', 'Two'),
      step('ArrowUp', 'Selects the previous option', 'One'),
      step('End', 'Selects the last option', 'Three'),
      step('Tab', 'Leaves the field', 'after'),
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
  {
    component: 'VariantPicker',
    pattern: 'Radio Group',
    page: 'radio',
    start: '[role=radio]',
    steps: radioSteps,
  },
];
