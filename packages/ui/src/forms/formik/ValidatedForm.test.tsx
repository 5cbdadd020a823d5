import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { object, string } from 'yup';
import { ar } from '../../foundation/strings/ar.js';
import { UiProvider } from '../../foundation/UiProvider.js';
import {
  FormCheckbox,
  FormPhoneField,
  FormRadioGroup,
  FormTextField,
  fromYup,
  SubmitButton,
  ValidatedForm,
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
) {
  render(
    <UiProvider language="ar" strings={ar}>
      <ValidatedForm
        initialValues={initialValues}
        validate={validate}
        message={(key) => words[key]}
        onSubmit={onSubmit}
        summary
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
