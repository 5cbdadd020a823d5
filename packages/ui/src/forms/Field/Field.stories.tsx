import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Field } from './Field.js';

const texts = {
  en: { label: 'Due date', description: 'Kept on this device only', missing: 'Please enter the due date.' },
  ar: {
    label: 'موعد الولادة المتوقع',
    description: 'يُحفظ على هذا الجهاز فقط',
    missing: 'يُرجى إدخال موعد الولادة المتوقع.',
  },
};

const meta = { title: 'Forms/Field', component: Field } satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A custom control with the standard label, description and error. */
export const Default = playground(Field, (args, context) => {
  const { label, description } = texts[languageOf(context)];
  return (
    <Field label={label} description={description} optional {...args}>
      {(control) => <input {...control} type="date" />}
    </Field>
  );
});

export const Invalid = {
  render: (_args, context) => {
    const { label, missing } = texts[languageOf(context)];
    return (
      <Field label={label} errorMessage={missing}>
        {(control) => <input {...control} type="date" />}
      </Field>
    );
  },
} satisfies Partial<Story>;
