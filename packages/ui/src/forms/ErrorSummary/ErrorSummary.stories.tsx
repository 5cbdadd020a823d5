import type { Meta } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/index.js';
import { TextField } from '../TextField/index.js';
import { languageOf } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.js';

const texts = {
  en: {
    first: 'First name',
    last: 'Last name',
    firstError: 'Please enter your first name.',
    lastError: 'Please enter your last name.',
  },
  ar: {
    first: 'الاسم الأول',
    last: 'اسم العائلة',
    firstError: 'يُرجى إدخال الاسم الأول.',
    lastError: 'يُرجى إدخال اسم العائلة.',
  },
};

const meta = { title: 'Forms/ErrorSummary', component: ErrorSummary } satisfies Meta<typeof ErrorSummary>;
export default meta;

export const Default = playground(ErrorSummary, (args: Partial<ErrorSummaryProps>, context) => {
  const t = texts[languageOf(context)];
  return (
    <Stack gap={24}>
      <ErrorSummary
        errors={[
          { controlId: 'first', message: t.firstError },
          { controlId: 'last', message: t.lastError },
        ]}
        {...args}
      />
      <TextField id="first" label={t.first} errorMessage={t.firstError} />
      <TextField id="last" label={t.last} errorMessage={t.lastError} />
    </Stack>
  );
});
