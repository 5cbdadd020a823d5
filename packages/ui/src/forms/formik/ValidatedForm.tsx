'use client';
import { Formik, getIn, type FormikErrors, type FormikProps, type FormikValues } from 'formik';
import {
  createContext,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { styled } from 'styled-components';
import { composeHandlers } from '../../foundation/composeHandlers.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { ErrorSummary } from '../ErrorSummary/index.js';
import { focusControl } from '../focusControl.js';

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
`;

/** An invalid field with the key of its message. */
export interface FieldProblem<Key extends string = string> {
  readonly field: string;
  readonly messageKey: Key;
}

/** Validates the values. Returns at most one problem per field, in the order of the form. */
export type Validate<Values, Key extends string = string> = (
  values: Values,
) => readonly FieldProblem<Key>[] | Promise<readonly FieldProblem<Key>[]>;

interface FormMessages {
  /** Prefix for the ids of controls. */
  id: string;
  /** What the server answered: its problems, with the values that it rejected. */
  answer: RefObject<[problems: readonly FieldProblem[], rejected?: FormikValues]>;
  /** Whether valid values are on their way. */
  isSending: boolean;
  /** A method, which takes the narrower keys of a form too: a context has no type parameter. */
  message(key: string): ReactNode;
}

const FormMessagesContext = createContext<FormMessages | null>(null);

/** The id prefix and message function of the surrounding `ValidatedForm`. */
export function useFormMessages(): FormMessages {
  const words = use(FormMessagesContext);
  if (!words) throw new Error('@mahd/ui/formik: use bound fields inside <ValidatedForm>.');
  return words;
}

export interface ValidatedFormProps<Values extends FormikValues, Key extends string = string> extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'children'
> {
  ref?: Ref<HTMLFormElement>;
  /** The values at first, and after a reset of the form. */
  initialValues: Values;
  /** Called on submit, and after it on every change. Returns the fields that are invalid. */
  validate: Validate<Values, Key>;
  /** Translates a message key into the language of the page. */
  message: (key: Key) => ReactNode;
  /**
   * Called with valid values. Returns the fields that the server rejected, if any: each shows its message until its
   * value changes or the form is submitted again. The input stays until you call `helpers.resetForm()`, which takes other values than the first ones if you name them.
   */
  onSubmit: (
    values: Values,
    helpers: { resetForm: (values?: Values) => void },
  ) => void | readonly FieldProblem<Key>[] | Promise<void | readonly FieldProblem<Key>[]>;
  /** Also lists all errors above the form. For long forms. A function returns its title for their number. */
  summary?: boolean | ((count: number) => ReactNode);
  /** The name of a field. The list above the form shows it in place of the message, which is at the field. */
  fieldName?: (field: keyof Values & string) => ReactNode;
  /** As a function, it gets Formik's form; `isSubmitting` is true while `onSubmit` runs, not while the values are checked. */
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
}

/**
 * A form that validates on submit: errors appear at their fields, the first invalid field gets the focus, and each
 * error clears once its field is valid. Prevents double submits. The bound fields inside take a `name`.
 */
export function ValidatedForm<Values extends FormikValues, Key extends string = string>({
  initialValues,
  validate,
  message,
  onSubmit,
  summary = false,
  fieldName,
  children,
  ...rest
}: ValidatedFormProps<Values, Key>) {
  const generatedId = useId();
  const id = rest.id ?? generatedId;
  const answer: FormMessages['answer'] = useRef([[]]);
  const shown = useRef<Values>(null);
  const [isSending, setSending] = useState(false);
  const words = useMemo<FormMessages>(() => ({ id, message, answer, isSending }), [id, message, isSending]);
  const check = async (values: Values): Promise<FormikErrors<Values>> => {
    const problems = await validate(values);
    // The values changed while they were being validated.
    if (shown.current && shown.current !== values) return check(shown.current);
    const [found, rejected] = answer.current;
    const remaining = found.filter(({ field }) => getIn(values, field) === getIn(rejected, field));
    return errorsOf([...problems, ...remaining]) as FormikErrors<Values>;
  };
  return (
    <FormMessagesContext value={words}>
      <Formik<Values>
        initialValues={initialValues}
        validateOnBlur={false}
        validateOnChange={false}
        validate={check}
        onSubmit={async (values, { setErrors, resetForm }) => {
          setSending(true);
          try {
            const problems =
              (await onSubmit(values, { resetForm: (next) => resetForm(next && { values: next }) })) ?? [];
            answer.current = [problems, values];
            setErrors(errorsOf(problems) as FormikErrors<Values>);
          } finally {
            setSending(false);
          }
        }}
      >
        {(form) => (
          <FormElement {...rest} form={form} shown={shown} summary={summary} fieldName={fieldName}>
            {typeof children === 'function' ? children({ ...form, isSubmitting: isSending }) : children}
          </FormElement>
        )}
      </Formik>
    </FormMessagesContext>
  );
}

/** Keeps the order of the problems in Formik's error object. */
const errorsOf = (problems: readonly FieldProblem[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ field, messageKey }) => [field, messageKey]));

interface FormElementProps<Values> extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  ref?: Ref<HTMLFormElement>;
  form: FormikProps<Values>;
  /** The values as they are shown. */
  shown: RefObject<Values | null>;
  summary: NonNullable<ValidatedFormProps<FormikValues>['summary']>;
  fieldName: ((field: keyof Values & string) => ReactNode) | undefined;
}

function FormElement<Values extends FormikValues>({
  form,
  shown,
  summary,
  fieldName,
  children,
  onReset,
  ...rest
}: FormElementProps<Values>) {
  const { id, message, answer } = useFormMessages();
  const answered = useRef(0);
  const { values, submitCount, isSubmitting, errors, validateForm } = form;
  /** The error of the field that had the focus already. */
  const [said, setSaid] = useState<ReactNode>(null);
  const wrong = Object.entries(errors) as [string, string][];

  // Checks what is shown: of two fields that change at once, Formik would check each with the old value of the other.
  useEffect(() => {
    if (shown.current === values) return;
    shown.current = values;
    setSaid(null);
    if (submitCount > 0) void validateForm(values);
  }, [values, shown, submitCount, validateForm]);

  // Moves the focus once per attempt, after client and server validation.
  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    const [first] = Object.entries(errors) as [string, string][];
    if (!first) return;
    const before = document.activeElement;
    focusControl(`${id}-${first[0]}`);
    // At the first attempt, the summary appears and is announced.
    if (document.activeElement === before && !(summary && submitCount === 1)) setSaid(message(first[1]));
  }, [submitCount, isSubmitting, errors, id, message, summary]);

  return (
    // `post`: a submit before hydration must not put the values into the URL.
    <Root
      method="post"
      {...rest}
      noValidate
      data-part="validated-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSubmitting) return;
        // The server decides again about the same values.
        answer.current = [[]];
        setSaid(null);
        form.handleSubmit();
      }}
      onReset={composeHandlers(onReset, () => form.resetForm())}
    >
      {summary && (
        <ErrorSummary
          title={summary === true ? undefined : summary(wrong.length)}
          errors={wrong.map(([field, key]) => ({
            controlId: `${id}-${field}`,
            message: fieldName ? fieldName(field) : message(key),
          }))}
        />
      )}
      {said && <VisuallyHidden role="alert">{said}</VisuallyHidden>}
      {children}
    </Root>
  );
}
