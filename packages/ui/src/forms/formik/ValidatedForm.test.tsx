import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { object, string } from 'yup';
import { ar } from '../../foundation/strings/ar.js';
import { UiProvider } from '../../foundation/UiProvider.js';
import { inLanguage } from '../../testing/index.js';
import { DateField, type DateFieldProps } from '../DateField/index.js';
import { Switch } from '../Switch/index.js';
import {
  FormCheckbox,
  FormPhoneField,
  FormRadioGroup,
  FormTextField,
  fromYup,
  SubmitButton,
  useBoundField,
  ValidatedForm,
  type ValidatedFormProps,
  type BoundFieldProps,
  type FieldProblem,
  type Validate,
} from './index.js';

interface Values {
  firstName: string;
  mobile: string;
  type: string;
  news: boolean;
}
const empty: Values = { firstName: '', mobile: '', type: '', news: false };
const words: Record<string, string> = {
  first: 'يُرجى إدخال الاسم الأول',
  mobile: 'يُرجى إدخال رقم الهاتف',
  type: 'يُرجى اختيار النوع',
  taken: 'الاسم مستخدم',
};

const checks: Validate<Values> = ({ firstName, mobile, type }) => {
  const problems: FieldProblem[] = [];
  if (firstName === '') problems.push({ field: 'firstName', messageKey: 'first' });
  if (mobile.length !== 9) problems.push({ field: 'mobile', messageKey: 'mobile' });
  if (type === '') problems.push({ field: 'type', messageKey: 'type' });
  return problems;
};

function show(
  onSubmit: (values: Values) => void | readonly FieldProblem[] | Promise<void | readonly FieldProblem[]>,
  validate = checks,
  initialValues = empty,
  summary: ValidatedFormProps<Values>['summary'] = true,
  fieldName?: ValidatedFormProps<Values>['fieldName'],
) {
  render(
    <UiProvider language="ar" strings={ar}>
      <ValidatedForm
        initialValues={initialValues}
        validate={validate}
        message={(key) => words[key]}
        onSubmit={onSubmit}
        summary={summary}
        fieldName={fieldName}
      >
        <FormTextField name="firstName" label="الاسم الأول" />
        <FormPhoneField name="mobile" label="رقم الهاتف" />
        <FormRadioGroup
          name="type"
          label="نوع العنوان"
          options={[
            { value: 'home', label: 'منزل' },
            { value: 'office', label: 'مكتب' },
          ]}
        />
        <FormCheckbox name="news" label="الأخبار" />
        <SubmitButton>إرسال</SubmitButton>
      </ValidatedForm>
    </UiProvider>,
  );
  return { user: userEvent.setup(), send: () => screen.getByRole('button', { name: /إرسال/ }) };
}
const field = (name: string) => screen.getByRole('textbox', { name });

test('validates on submit only; then each field shows its error and the first one gets the focus', async () => {
  const sent = vi.fn();
  const { user, send } = show(sent);
  expect(screen.queryByRole('alert')).toBeNull();

  await user.click(send());
  await waitFor(() => expect(document.activeElement).toBe(field('الاسم الأول')));
  expect(field('الاسم الأول').getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field('الاسم الأول').getAttribute('aria-describedby')!)?.textContent).toBe(
    words.first,
  );
  const links = [...screen.getByRole('alert').querySelectorAll('a')];
  expect(links.map((link) => link.textContent)).toEqual([words.first, words.mobile, words.type]);
  expect(sent).not.toHaveBeenCalled();

  await user.click(links[2]!);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'منزل' }));
});

test('the title of the list may say how many errors are left', async () => {
  const { user, send } = show(vi.fn(), checks, empty, (n) => `عدد الحقول: ${n}`);
  await user.click(send());
  await screen.findByText('عدد الحقول: 3');
  await user.type(field('الاسم الأول'), 'سارة');
  await screen.findByText('عدد الحقول: 2');
});

test('the list may name the fields, whose messages are at them', async () => {
  const { user, send } = show(vi.fn(), checks, empty, true, (name) => ({ firstName: 'الاسم' })[name as string] ?? name);
  await user.click(send());
  const links = [...(await screen.findByRole('alert')).querySelectorAll('a')];
  expect(links.map((link) => link.textContent)).toEqual(['الاسم', 'mobile', 'type']);
  expect(screen.getAllByText(words.first!)).toHaveLength(1);
  await user.click(links[1]!);
  expect(document.activeElement).toBe(field('رقم الهاتف'));
});

test('clears an error as soon as its field is valid, and submits the values once', async () => {
  let answer: () => void = () => undefined;
  const sent = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const { user, send } = show(sent);
  await user.click(send());
  await waitFor(() => expect(document.activeElement).toBe(field('الاسم الأول')));
  await user.type(field('الاسم الأول'), 'سارة');
  await waitFor(() => expect(field('الاسم الأول').getAttribute('aria-invalid')).toBeNull());
  await user.type(field('رقم الهاتف'), '٠٥٠١٢٣٤٥٦٧');
  await user.click(screen.getByRole('radio', { name: 'مكتب' }));
  await user.click(screen.getByRole('checkbox'));

  await user.click(send());
  await waitFor(() => expect(send().getAttribute('aria-disabled')).toBe('true'));
  await user.click(send());
  answer();
  await waitFor(() => expect(send().getAttribute('aria-disabled')).toBeNull());
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith(
    { firstName: 'سارة', mobile: '501234567', type: 'office', news: true },
    expect.anything(),
  );
});

test('shows server errors in the same way and keeps the input', async () => {
  const full = { firstName: 'Sara', mobile: '501234567', type: 'home', news: false };
  const { user, send } = show(async () => [{ field: 'firstName', messageKey: 'taken' }], checks, full);
  await user.click(send());
  await waitFor(() => expect(document.activeElement).toBe(field('الاسم الأول')));
  expect(screen.getByRole('alert').textContent).toContain(words.taken);
  expect((field('رقم الهاتف') as HTMLInputElement).value).toBe('501234567');
  await user.type(field('الاسم الأول'), 'h');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('keeps a server error until its own field changes, and lets the server decide again', async () => {
  const full = { firstName: 'Sara', mobile: '501234567', type: 'home', news: false };
  const sent = vi.fn(() => [{ field: 'firstName', messageKey: 'taken' }]);
  const { user, send } = show(sent, checks, full);
  await user.click(send());
  await screen.findByRole('alert');
  await user.type(field('رقم الهاتف'), '{Backspace}');
  await waitFor(() => expect(field('رقم الهاتف').getAttribute('aria-invalid')).toBe('true'));
  await user.type(field('رقم الهاتف'), '8');
  await waitFor(() => expect(field('رقم الهاتف').getAttribute('aria-invalid')).toBeNull());
  expect(field('الاسم الأول').getAttribute('aria-invalid')).toBe('true');

  await user.click(send());
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  await user.type(field('الاسم الأول'), 'h');
  await waitFor(() => expect(field('الاسم الأول').getAttribute('aria-invalid')).toBeNull());
});

test('checks nothing before the first submit, each change after it, and nothing again after a reset', async () => {
  const validate = vi.fn(checks);
  const { user, send } = show(vi.fn(), validate);
  await user.type(field('الاسم الأول'), 'سا');
  await user.tab();
  expect(validate).not.toHaveBeenCalled();
  await user.click(send());
  await screen.findByRole('alert');
  expect(validate).toHaveBeenCalledTimes(1);
  await user.type(field('الاسم الأول'), 'رة');
  await waitFor(() => expect(validate).toHaveBeenCalledTimes(3));
  act(() => document.querySelector('form')?.reset());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await user.type(field('الاسم الأول'), 'س');
  expect(validate).toHaveBeenCalledTimes(3);
});

function FormDateField({ name, onValueChange, ...rest }: BoundFieldProps<DateFieldProps>) {
  const { value, handleChange, field: bound } = useBoundField<string>(name);
  return <DateField {...rest} {...bound} value={value} onValueChange={handleChange(onValueChange)} />;
}

function FormSwitch({ name, label }: { name: string; label: string }) {
  const { value, handleChange, field: bound } = useBoundField<boolean>(name);
  return <Switch {...bound} label={label} checked={value} onCheckedChange={handleChange()} />;
}

test('useBoundField binds any field, also to a value inside of an object', async () => {
  const user = userEvent.setup();
  const sent = vi.fn();
  render(
    inLanguage(
      'en',
      <ValidatedForm
        initialValues={{ baby: { birthday: '2026-11-20', twins: false } }}
        validate={({ baby }) => (baby.birthday < '2026' ? [{ field: 'baby.birthday', messageKey: 'early' }] : [])}
        message={() => 'Too early'}
        onSubmit={sent}
      >
        <FormDateField name="baby.birthday" label="Birthday" />
        <FormSwitch name="baby.twins" label="Twins" />
        <SubmitButton>Send</SubmitButton>
      </ValidatedForm>,
    ),
  );
  const year = screen.getByRole<HTMLInputElement>('textbox', { name: 'Year' });
  expect(year.value).toBe('2026');
  await user.clear(year);
  await user.type(year, '2025');
  await user.click(screen.getByRole('switch'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Too early')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Day' }));

  await user.clear(year);
  await user.type(year, '2026');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ baby: { birthday: '2026-11-20', twins: true } }, expect.anything()),
  );
});

test('a change that empties another field is checked as it is shown', async () => {
  const user = userEvent.setup();
  render(
    inLanguage(
      'en',
      <ValidatedForm
        initialValues={{ emirate: '', area: 'Old town' }}
        validate={({ emirate, area }) => [
          ...(emirate === '' ? [{ field: 'emirate', messageKey: 'Choose an emirate' }] : []),
          ...(area === '' ? [{ field: 'area', messageKey: 'Choose an area' }] : []),
        ]}
        message={(key) => key}
        onSubmit={() => undefined}
      >
        {({ setFieldValue }) => (
          <>
            <FormTextField name="emirate" label="Emirate" onValueChange={() => void setFieldValue('area', '')} />
            <FormTextField name="area" label="Area" />
            <SubmitButton>Send</SubmitButton>
          </>
        )}
      </ValidatedForm>,
    ),
  );
  await user.click(screen.getByRole('button'));
  await screen.findByText('Choose an emirate');
  await user.type(field('Emirate'), 'D');
  await screen.findByText('Choose an area');
  await waitFor(() => expect(screen.queryByText('Choose an emirate')).toBeNull());
});

test('an older check that ends later changes nothing', async () => {
  const answers: (() => void)[] = [];
  const validate: Validate<{ name: string }> = ({ name }) =>
    new Promise((resolve) => {
      answers.push(() => resolve(name.length < 3 ? [{ field: 'name', messageKey: `Too short: ${name}` }] : []));
    });
  const user = userEvent.setup();
  render(
    inLanguage(
      'en',
      <ValidatedForm initialValues={{ name: '' }} validate={validate} message={(key) => key} onSubmit={() => undefined}>
        <FormTextField name="name" label="Name" />
        <SubmitButton>Send</SubmitButton>
      </ValidatedForm>,
    ),
  );
  await user.click(screen.getByRole('button'));
  await act(async () => answers[0]?.());
  await user.type(field('Name'), 'abc');
  expect(answers).toHaveLength(4);
  await act(async () => answers[3]?.());
  await act(async () => answers[1]?.());
  await act(async () => answers[2]?.());
  expect(screen.queryByText(/Too short/)).toBeNull();
});

test('is busy while the values are sent, not while they are checked', async () => {
  let check: () => void = () => undefined;
  let answer: () => void = () => undefined;
  const user = userEvent.setup();
  render(
    inLanguage(
      'en',
      <ValidatedForm
        initialValues={{ name: 'Sara' }}
        validate={() => new Promise<FieldProblem[]>((resolve) => (check = () => resolve([])))}
        message={(key: string) => key}
        onSubmit={() => new Promise<void>((resolve) => (answer = resolve))}
      >
        {({ isSubmitting }) => <SubmitButton>{isSubmitting ? 'Sending' : 'Send'}</SubmitButton>}
      </ValidatedForm>,
    ),
  );
  const button = screen.getByRole('button');
  await user.click(button);
  expect(button.textContent).toBe('Send');
  expect(screen.queryByRole('status')).toBeNull();
  await act(async () => check());
  expect(button.textContent).toContain('Sending');
  expect(screen.getByRole('status')).toBeDefined();
  await act(async () => answer());
  expect(button.textContent).toBe('Send');
});

test('says the error of a field that has the focus already', async () => {
  const user = userEvent.setup();
  render(
    inLanguage(
      'en',
      <ValidatedForm
        initialValues={{ name: '', city: '' }}
        validate={({ name }) => (name === '' ? [{ field: 'name', messageKey: 'Please enter a name' }] : [])}
        message={(key) => key}
        onSubmit={() => undefined}
      >
        <FormTextField name="name" label="Name" />
        <FormTextField name="city" label="City" />
        <SubmitButton>Send</SubmitButton>
      </ValidatedForm>,
    ),
  );
  // The focus moves to the field, which says it.
  await user.type(field('City'), '{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  expect(screen.queryByRole('alert')).toBeNull();

  await user.keyboard('{Enter}');
  const first = await screen.findByRole('alert');
  expect(first.textContent).toBe('Please enter a name');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
  await user.keyboard('S');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('reports one error per field from a Yup schema, in the order of its fields', async () => {
  const schema = object({
    firstName: string().required('first'),
    mobile: string().required('mobile').length(9, 'mobileLength'),
    type: string().required('type'),
  });
  const validate = fromYup(schema);
  expect(await validate({ firstName: '', mobile: '12', type: '' })).toEqual([
    { field: 'firstName', messageKey: 'first' },
    { field: 'mobile', messageKey: 'mobileLength' },
    { field: 'type', messageKey: 'type' },
  ]);
  expect(await validate({ firstName: 'Sara', mobile: '501234567', type: 'home' })).toEqual([]);
});

test('keeps a field inside of an object of the schema at the place of the object', async () => {
  const schema = object({
    baby: object({ name: string().required('baby') }),
    mobile: string().required('mobile'),
  });
  expect(await fromYup(schema)({ baby: { name: '' }, mobile: '' })).toEqual([
    { field: 'baby.name', messageKey: 'baby' },
    { field: 'mobile', messageKey: 'mobile' },
  ]);
});

test('a reset restores the initial values and clears the errors', async () => {
  const user = userEvent.setup();
  show(vi.fn(), checks, { ...empty, mobile: '501234567', type: 'home' });
  await user.type(screen.getByRole('textbox', { name: 'رقم الهاتف' }), '{Backspace}');
  await user.click(screen.getByRole('button'));
  await screen.findAllByText('يُرجى إدخال الاسم الأول');
  act(() => document.querySelector('form')?.reset());
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'رقم الهاتف' }).value).toBe('501234567'),
  );
  expect(screen.queryByText('يُرجى إدخال الاسم الأول')).toBeNull();
});

test('resets to other values than the first ones', async () => {
  render(
    <UiProvider language="ar" strings={ar}>
      <ValidatedForm
        initialValues={{ firstName: 'سارة' }}
        validate={() => []}
        message={(key: string) => words[key]}
        onSubmit={(_values, { resetForm }) => resetForm({ firstName: '' })}
      >
        <FormTextField name="firstName" label="الاسم الأول" />
        <SubmitButton>إرسال</SubmitButton>
      </ValidatedForm>
    </UiProvider>,
  );
  await userEvent.setup().click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(''));
});
