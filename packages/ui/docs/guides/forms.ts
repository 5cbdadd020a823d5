import { arrowKeys, type Guides } from './guide.js';

const field = ['Tab focuses the control. A click on the label does too.'];

export const forms: Guides = {
  Field: {
    use: ['A custom control with the standard label, description and error.'],
    dont: ['Rebuild an existing field.'],
    keyboard: field,
  },
  TextField: {
    use: ['One line of text.'],
    dont: ['Use the placeholder as a label.', 'Use it for phone numbers or passwords.'],
    keyboard: field,
    arabic: ['An empty field follows the page. E-mail and codes are left to right, aligned right.'],
  },
  TextArea: { use: ['Several lines: a message, a note.'], dont: ['Use it for a single word.'], keyboard: field },
  PasswordField: {
    use: ['A new or current password.'],
    dont: ['Ask for it twice. It can be revealed.'],
    keyboard: [...field, 'The reveal button is the next tab stop.'],
    arabic: ['Typed left to right. The eye icon is at the end.'],
  },
  PhoneField: {
    use: ['A UAE mobile number.'],
    dont: [
      'Ask for the country code. It is fixed.',
      'Reject pasted numbers. 05…, +971…, 00971… and Arabic digits all work.',
    ],
    keyboard: field,
    arabic: ['Code and number stay left to right.'],
  },
  Select: {
    use: ['One of up to ten options, in the native list.'],
    dont: ['Hide two to five important options in it. Use `RadioGroup`.', 'Use it for a long list. Use `Combobox`.'],
    keyboard: ['Arrows select, letters search.'],
    arabic: ['Type-ahead ignores hamza, diacritics, ة and ه, and the article.'],
  },
  Combobox: {
    use: ['One of many options known by name: an area, a city.'],
    dont: ['Use it for free text or to search the shop.', 'Use it for fewer than ten options.'],
    keyboard: ['Typing filters the list. Down opens it.', 'Up and Down move, Enter selects, Escape reverts.'],
    arabic: ['Searches both scripts. Ignores hamza, ة and ه, ى and ي, diacritics, the article and digit style.'],
  },
  AreaSelect: {
    use: ['The area of an address, after the emirate.'],
    dont: ['Leave out “Other”. No list of areas is complete.'],
    keyboard: ['Like `Combobox`. “Other” is always in the list.'],
    arabic: ['Like `Combobox`.'],
  },
  Checkbox: {
    use: ['A single yes or no: terms, remember me.'],
    dont: ['Use it for an immediate action.'],
    keyboard: ['Space toggles it.'],
  },
  RadioGroup: {
    use: ['Two to five options that should all be visible.'],
    dont: ['Preselect an option that costs money.'],
    keyboard: [arrowKeys, 'Tab leaves the group.'],
  },
  QuantityStepper: {
    use: ['The quantity of an item.'],
    dont: ['Use it for large numbers.'],
    keyboard: ['Up and Down change the value. The buttons are tab stops.'],
    arabic: ['Minus is on the right, plus on the left.'],
  },
  CheckboxGroup: {
    use: ['Any number of a few options.'],
    dont: ['Use it for one yes or no. Use `Checkbox`.'],
    keyboard: ['Each option is a tab stop. Space toggles it.'],
  },
  MultiSelect: {
    use: ['Any number of many options: areas, brands.'],
    dont: ['Use it for a few options. Use `CheckboxGroup`.'],
    keyboard: [
      'Down opens the list. Up and Down move, Space selects, Escape closes.',
      'Tags are tab stops that remove.',
    ],
    arabic: ['Searches both scripts, like `Combobox`.'],
  },
  NumberField: {
    use: ['A number that matters exactly: a weight, an age in months.'],
    dont: ['Use it for codes or phone numbers.', 'Use it for the quantity of a product. Use `QuantityStepper`.'],
    keyboard: [
      'Up and Down step, Page Up and Page Down ten times as far.',
      'Home and End go to the limits. Escape reverts.',
    ],
    arabic: ['Digits of any style can be typed. Minus is on the right, plus on the left.'],
  },
  Slider: {
    use: ['An approximate number or range: prices, ages.'],
    dont: ['Use it where the exact number matters. Use `NumberField`.'],
    keyboard: [arrowKeys, 'Home and End go to the limits.'],
    arabic: ['The minimum is on the right.'],
  },
  Switch: {
    use: ['A setting that applies at once: notifications, sounds.'],
    dont: ['Use it for consent or in a form with a submit button. Use `Checkbox`.'],
    keyboard: ['Space switches it.'],
    arabic: ['On is at the left end.'],
  },
  ToggleGroup: {
    use: ['Two to four short options of which one applies: a unit, a view.'],
    dont: ['Use it for long labels. Use `RadioGroup`.', 'Navigate with it. Use `Tabs`.'],
    keyboard: [arrowKeys, 'Tab leaves the group.'],
  },
  RatingInput: {
    use: ['A rating of one to five stars.'],
    dont: ['Show an average with it. Use `StarRating`.'],
    keyboard: ['One tab stop. Arrow keys select.', arrowKeys],
    arabic: ['The first star is on the right.'],
  },
  DateField: {
    use: ['A date people know by heart: a birthday, a due date.'],
    dont: ['Use it for a date to look up in a calendar.', 'Ask for the day when the month is enough.'],
    keyboard: ['Three tab stops. Letters select the month.'],
    arabic: ['Months as named in the Gulf: يناير, فبراير. The day is on the right. Digits of any style work.'],
  },
  FileUpload: {
    use: ['Pictures or documents from the device: a faulty product, an invoice.'],
    dont: ['Trust type and content without a check on the server.', 'Ask for a format that phones do not produce.'],
    keyboard: ['Enter and Space open the dialog. Each file has a remove button.'],
    arabic: ['File names keep their own direction.'],
  },
  ValidatedForm: {
    use: ['Any form with Formik: address, registration, contact.'],
    dont: ['Validate while somebody types for the first time.', 'Disable the submit button.'],
    keyboard: ['Enter submits. The first invalid field gets the focus.'],
  },
  ErrorSummary: {
    use: ['A form was submitted with several errors.'],
    dont: ['Show it before the form is submitted.'],
    keyboard: ['Each line links to its field.'],
  },
};
