import type { Meta, StoryObj } from '@storybook/react-vite';
import { cloneElement, useState, type ReactElement } from 'react';
import { DateField, type DateFieldProps } from '../DateField/index.js';
import { MultiSelect, type MultiSelectProps } from '../MultiSelect/index.js';
import { Notice } from '../../feedback/Notice/index.js';
import { Grid } from '../../layout/Grid/index.js';
import { Stack } from '../../layout/Stack/index.js';
import { shownAs } from '../../testing/story/inCode.js';
import { languageOf, type StoryContext } from '../../testing/story/languageOf.js';
import { playground } from '../../testing/story/playground.js';
import {
  FormAreaSelect,
  FormCheckbox,
  FormPhoneField,
  FormRadioGroup,
  FormTextField,
  SubmitButton,
  useBoundField,
  ValidatedForm,
  type BoundFieldProps,
  type FieldProblem,
  type ValidatedFormProps,
} from './index.js';

const texts = {
  en: {
    first: 'First name',
    last: 'Last name',
    email: 'Email',
    phone: 'Mobile number',
    type: 'Address type',
    home: 'Home',
    office: 'Office',
    area: 'Area',
    areaPlaceholder: 'Select an area',
    other: 'Other',
    otherArea: 'Name of the area',
    news: 'Send me offers and advice by email',
    send: 'Confirm order',
    sent: 'Thank you for shopping with us!',
    areas: ['Al Barsha', 'Deira', 'Jumeirah'],
    dueDate: 'Due date',
    topics: 'Topics of our letters',
    topicNames: { pregnancy: 'Pregnancy', feeding: 'Feeding', sleep: 'Sleep' },
    save: 'Save',
    saved: 'Saved',
    errors: {
      first: 'Please enter your first name.',
      last: 'Please enter your last name.',
      email: 'Please enter a valid email.',
      phone: 'Please enter a correct phone number.',
      type: 'Please choose home or office.',
      area: 'Please choose an area.',
      dueDate: 'Please enter the due date.',
      topics: 'Please choose a topic.',
    },
  },
  ar: {
    first: 'الاسم الأول',
    last: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف المتحرك',
    type: 'نوع العنوان',
    home: 'منزل',
    office: 'مكتب',
    area: 'المنطقة',
    areaPlaceholder: 'اختيار المنطقة',
    other: 'أخرى',
    otherArea: 'اسم المنطقة',
    news: 'إرسال العروض والنصائح إلى بريدي الإلكتروني',
    send: 'تأكيد الطلب',
    sent: 'شكرًا لتسوقكِ معنا!',
    areas: ['البرشاء', 'ديرة', 'جميرا'],
    dueDate: 'الموعد المتوقع للولادة',
    topics: 'مواضيع رسائلنا',
    topicNames: { pregnancy: 'الحمل', feeding: 'التغذية', sleep: 'النوم' },
    save: 'حفظ',
    saved: 'تم الحفظ',
    errors: {
      first: 'يُرجى إدخال الاسم الأول.',
      last: 'يُرجى إدخال اسم العائلة.',
      email: 'يُرجى إدخال بريد إلكتروني صحيح.',
      phone: 'يُرجى إدخال رقم هاتف صحيح.',
      type: 'يُرجى اختيار نوع العنوان: منزل أو مكتب.',
      area: 'يُرجى اختيار المنطقة.',
      dueDate: 'يُرجى إدخال الموعد المتوقع للولادة.',
      topics: 'يُرجى اختيار موضوع.',
    },
  },
};
const empty = { first: '', last: '', email: '', phone: '', type: '', area: '', news: false };

const Checkout = ValidatedForm<typeof empty>;
type CheckoutProps = ValidatedFormProps<typeof empty>;

const validate = shownAs(
  "({ first }) => (first === '' ? [{ field: 'first', messageKey: 'first' }] : [])",
  (values: typeof empty): FieldProblem[] =>
    (['first', 'last', 'email', 'phone', 'type', 'area'] as const)
      .filter((field) =>
        field === 'phone'
          ? values.phone.length !== 9
          : field === 'email'
            ? !/.@.+[.]../.test(values.email)
            : values[field] === '',
      )
      .map((field) => ({ field, messageKey: field })),
);

/** Replaces the form by a message once it is sent. */
function UntilSent({ text, children }: { text: string; children: ReactElement<Partial<CheckoutProps>> }) {
  const [sent, setSent] = useState(false);
  return sent ? <Notice tone="success">{text}</Notice> : cloneElement(children, { onSubmit: () => setSent(true) });
}

function render(args: Partial<CheckoutProps>, context: StoryContext) {
  const t = texts[languageOf(context)];
  return (
    <UntilSent key={languageOf(context)} text={t.sent}>
      <Checkout
        key={JSON.stringify(args.initialValues)}
        initialValues={empty}
        validate={validate}
        message={shownAs(`() => '${t.errors.first}'`, (key: string) => t.errors[key as keyof typeof t.errors])}
        onSubmit={() => undefined}
        summary
        {...args}
      >
        <Stack gap={24}>
          <Grid columns={2}>
            <FormTextField name="first" label={t.first} autoComplete="given-name" />
            <FormTextField name="last" label={t.last} autoComplete="family-name" />
          </Grid>
          <FormTextField name="email" type="email" label={t.email} autoComplete="email" />
          <FormPhoneField name="phone" label={t.phone} />
          <FormRadioGroup
            name="type"
            variant="outline"
            label={t.type}
            options={[
              { value: 'home', label: t.home },
              { value: 'office', label: t.office },
            ]}
          />
          <FormAreaSelect
            name="area"
            label={t.area}
            placeholder={t.areaPlaceholder}
            otherLabel={t.other}
            otherFieldLabel={t.otherArea}
            areas={t.areas.map((area) => ({ value: area, label: area }))}
          />
          <FormCheckbox name="news" label={t.news} />
          <SubmitButton size="large">{t.send}</SubmitButton>
        </Stack>
      </Checkout>
    </UntilSent>
  );
}

const meta = { title: 'Forms/ValidatedForm', component: Checkout } satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof Checkout>;

export const Default = playground(Checkout, render);

/** Submitted empty: every field shows its error, the first one has the focus. */
export const SentWithErrors: Story = {
  // On a docs page only a story in a frame of its own is played.
  parameters: { docs: { story: { inline: false, height: '64rem' } } },
  render: (_args, context) => render({}, context),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLButtonElement>('[type=submit]')!.click();
    await new Promise<void>((done) => {
      const look = () => (canvasElement.querySelector('[role=alert]') ? done() : requestAnimationFrame(look));
      look();
    });
  },
};

function FormDateField({ name, onValueChange, ...rest }: BoundFieldProps<DateFieldProps>) {
  const { value, handleChange, field } = useBoundField<string>(name);
  return <DateField {...rest} {...field} value={value} onValueChange={handleChange(onValueChange)} />;
}

function FormMultiSelect({ name, onValueChange, ...rest }: BoundFieldProps<MultiSelectProps>) {
  const { value, handleChange, field } = useBoundField<readonly string[]>(name);
  return <MultiSelect {...rest} {...field} value={value} onValueChange={handleChange(onValueChange)} />;
}

function BabyForm({ language }: { language: keyof typeof texts }) {
  const t = texts[language];
  const [saved, setSaved] = useState(false);
  const topics: readonly string[] = [];
  return (
    <ValidatedForm
      initialValues={{ baby: { dueDate: '' }, topics }}
      validate={(values) => [
        ...(values.baby.dueDate === '' ? [{ field: 'baby.dueDate', messageKey: 'dueDate' as const }] : []),
        ...(values.topics.length === 0 ? [{ field: 'topics', messageKey: 'topics' as const }] : []),
      ]}
      message={(key) => t.errors[key]}
      onSubmit={() => setSaved(true)}
    >
      <FormDateField name="baby.dueDate" label={t.dueDate} />
      <FormMultiSelect
        name="topics"
        label={t.topics}
        options={Object.entries(t.topicNames).map(([value, label]) => ({ value, label }))}
      />
      {saved && <Notice tone="success">{t.saved}</Notice>}
      <SubmitButton>{t.save}</SubmitButton>
    </ValidatedForm>
  );
}

const otherFields = `import { DateField, type DateFieldProps } from '@mahd/ui/DateField';
import { SubmitButton, useBoundField, ValidatedForm, type BoundFieldProps } from '@mahd/ui/formik';

function FormDateField({ name, onValueChange, ...rest }: BoundFieldProps<DateFieldProps>) {
  const { value, handleChange, field } = useBoundField<string>(name);
  return <DateField {...rest} {...field} value={value} onValueChange={handleChange(onValueChange)} />;
}

<ValidatedForm
  initialValues={{ baby: { dueDate: '' } }}
  validate={({ baby }) => (baby.dueDate === '' ? [{ field: 'baby.dueDate', messageKey: 'dueDate' }] : [])}
  message={() => 'Please enter the due date'}
  onSubmit={() => {}}
>
  <FormDateField name="baby.dueDate" label="Due date" />
  <SubmitButton>Save</SubmitButton>
</ValidatedForm>;`;

/** Fields bound with `useBoundField`, one of them to a value inside of an object. */
export const OtherFields: Story = {
  parameters: { docs: { source: { code: otherFields } } },
  render: (_args, context) => <BabyForm key={languageOf(context)} language={languageOf(context)} />,
};
