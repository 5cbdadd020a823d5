import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { DateField, type DateFieldProps } from './DateField.js';

const texts = {
  en: {
    birthday: 'Your baby’s birthday',
    birthdayText: 'Or the due date. It stays on this device.',
    missing: 'Please enter a date',
  },
  ar: {
    birthday: 'تاريخ ميلاد طفلكِ',
    birthdayText: 'أو موعد الولادة المتوقع. يُحفظ على هذا الجهاز.',
    missing: 'يُرجى إدخال التاريخ',
  },
};

const meta = { title: 'Forms/DateField', component: DateField } satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof DateField>;

const render = (args: Partial<DateFieldProps>, context: StoryContext) => {
  const { birthday, birthdayText } = texts[languageOf(context)];
  return <DateField label={birthday} description={birthdayText} defaultValue="2026-05-09" {...args} />;
};

export const Default = playground(DateField, render);

export const States: Story = {
  render: (_args, context) => (
    <Stack gap={24}>
      {render({ defaultValue: '', errorMessage: texts[languageOf(context)].missing }, context)}
      {render({ readOnly: true }, context)}
      {render({ disabled: true }, context)}
    </Stack>
  ),
};

/** 31 February, after leaving the fields. */
export const Impossible: Story = {
  render: (_args, context) => render({ defaultValue: '2026-02-28' }, context),
  play: ({ canvasElement }) => {
    const day = canvasElement.querySelector<HTMLInputElement>('input')!;
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    day.focus();
    write.call(day, '31');
    day.dispatchEvent(new Event('input', { bubbles: true }));
    day.blur();
  },
};

/** Month, day, year, with the names of the locale. */
export const OtherLocale: Story = { render: (_args, context) => render({ locale: 'en-US' }, context) };
