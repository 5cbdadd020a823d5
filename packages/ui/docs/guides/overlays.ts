import { modal, type Guides } from './guide.js';

export const overlays: Guides = {
  Dialog: {
    use: ['A question or short form that must be answered first.'],
    dont: ['Open one from another.', 'Make it non-dismissible without a reason.'],
    keyboard: modal,
  },
  Drawer: {
    use: ['A menu or filters on a phone.', 'What was added to the cart, on wide screens.'],
    dont: ['Put a multi-step form in it.'],
    keyboard: modal,
    arabic: ['Slides in from the right, at the end from the left.'],
  },
  BottomSheet: {
    use: ['Options on a phone: filters, sorting.'],
    dont: ['Use it on wide screens.'],
    keyboard: modal,
  },
  Popover: {
    use: ['A few options beside the button that opens them.'],
    dont: ['Put important content in it.'],
    keyboard: ['Escape and outside clicks close it. In a `Dialog`, Escape closes the popover first.'],
    arabic: ['`start` and `end` are logical.'],
  },
  Menu: {
    use: ['Actions that do not fit beside each other: those of an order.'],
    dont: ['Hide the main action in it.', 'Select a value of a form with it. Use `Select`.'],
    keyboard: [
      'Enter, Space and Down open it on the first item, Up on the last.',
      'Up, Down, Home and End move, letters search, Escape closes.',
    ],
    arabic: ['Opens at the right edge of its button. Letters search like `Select`.'],
  },
  Tooltip: {
    use: ['One sentence about a control that most people understand without it.'],
    dont: ['Say something important in it. Touch screens do not show it.', 'Put links or buttons in it.'],
    keyboard: ['Shown on focus. Escape closes it.'],
    arabic: ['`start` and `end` are logical.'],
  },
  ConsentBanner: {
    use: ['Until a visitor has consented to or rejected analytics.'],
    dont: ['Cover the page. It must stay usable without an answer.', 'Emphasise one answer.'],
    keyboard: ['Both answers are buttons. The focus is not trapped.'],
    arabic: ['Buttons run from the right.'],
  },
  Toaster: {
    use: ['A short confirmation.'],
    dont: ['Show form errors in it.', 'Show anything important. It closes after two seconds, or six with an action.'],
    keyboard: ['F6 moves to the messages and back.', 'Focus and hover pause them.'],
    arabic: ['Top left, on phones at the bottom. The timer bar follows the reading direction.'],
  },
};
