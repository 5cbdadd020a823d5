import type { Meta } from '@storybook/react-vite';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { Field } from './Field.js';

const texts = {
  en: { label: 'Due date', description: 'Kept on this device only' },
  ar: { label: 'موعد الولادة المتوقع', description: 'يُحفظ على هذا الجهاز فقط' },
};

const meta = { title: 'Forms/Field', component: Field } satisfies Meta<typeof Field>;
export default meta;

/** A custom control with the standard label, description and error. */
export const Default = playground(Field, (args, context) => (
  <Field {...texts[languageOf(context)]} optional {...args}>
    {(control) => <input {...control} type="date" />}
  </Field>
));
