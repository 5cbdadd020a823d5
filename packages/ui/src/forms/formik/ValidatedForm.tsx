'use client';
import { Formik, type FormikErrors, type FormikProps, type FormikValues } from 'formik';
import {
  createContext,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { ErrorSummary } from '../ErrorSummary/index.js';

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
`;

/** A field that is wrong, with the key of its message. */
export interface FieldProblem {
  readonly field: string;
  readonly messageKey: string;
}

/** Says what is wrong, at most one problem per field, the first to be mended first. */
export type Validate<Values> = (values: Values) => readonly FieldProblem[] | Promise<readonly FieldProblem[]>;

interface FormMessages {
  /** Prefix of the controls' ids. */
  id: string;
  message: (key: string) => ReactNode;
}

const FormMessagesContext = createContext<FormMessages | null>(null);

/** The id of a field's control and the words of a message, inside a `ValidatedForm`. */
export function useFormMessages(): FormMessages {
  const words = use(FormMessagesContext);
  if (!words) throw new Error('@mahd/ui/formik: use bound fields inside <ValidatedForm>.');
  return words;
}

export interface ValidatedFormProps<Values extends FormikValues> extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'children'
> {
  ref?: Ref<HTMLFormElement>;
  initialValues: Values;
  validate: Validate<Values>;
  /** The words of a message key, in the language of the page. */
  message: (key: string) => ReactNode;
  /**
   * Gets values that passed. What it returns are the fields that the server found wrong; they are shown like the others. What is
   * typed stays until you reset the form (`helpers.resetForm()`).
   */
  onSubmit: (
    values: Values,
    helpers: { resetForm: () => void },
  ) => void | readonly FieldProblem[] | Promise<void | readonly FieldProblem[]>;
  /** Shows all that is wrong above the form too. For long forms. */
  summary?: boolean;
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
}

/**
 * A form that is checked when it is sent: messages stand at their fields, the first wrong field gets the focus, and from then on each
 * message goes as soon as its field is right. It is sent once at a time. The bound fields inside take their `name`.
 */
export function ValidatedForm<Values extends FormikValues>({
  initialValues,
  validate,
  message,
  onSubmit,
  summary = false,
  children,
  ...rest
}: ValidatedFormProps<Values>) {
  const made = useId();
  const id = rest.id ?? made;
  const words = useMemo(() => ({ id, message }), [id, message]);
  return (
    <FormMessagesContext value={words}>
      <Formik<Values>
        initialValues={initialValues}
        validateOnBlur={false}
        validate={async (values) => errorsOf(await validate(values)) as FormikErrors<Values>}
        onSubmit={async (values, { setErrors, resetForm }) => {
          const problems = await onSubmit(values, { resetForm: () => resetForm() });
          if (problems && problems.length > 0) setErrors(errorsOf(problems) as FormikErrors<Values>);
        }}
      >
        {(form) => (
          <FormElement {...rest} form={form} summary={summary}>
            {typeof children === 'function' ? children(form) : children}
          </FormElement>
        )}
      </Formik>
    </FormMessagesContext>
  );
}

/** Formik's object keeps the order of the checks. */
const errorsOf = (problems: readonly FieldProblem[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ field, messageKey }) => [field, messageKey]));

interface FormElementProps<Values> extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  ref?: Ref<HTMLFormElement>;
  form: FormikProps<Values>;
  summary: boolean;
}

function FormElement<Values extends FormikValues>({ form, summary, children, ...rest }: FormElementProps<Values>) {
  const { id, message } = useFormMessages();
  const answered = useRef(0);
  const { submitCount, isSubmitting, errors } = form;
  const wrong = Object.entries(errors) as [string, string][];

  // Once per attempt, when the answer is there, from the checks or from the server.
  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    const first = Object.keys(errors)[0];
    const control = first === undefined ? null : document.getElementById(`${id}-${first}`);
    const target = control?.matches('fieldset') ? control.querySelector<HTMLElement>('input') : control;
    target?.focus();
  }, [submitCount, isSubmitting, errors, id]);

  return (
    // `post`: sent before the script has come, nothing typed may land in the address.
    <Root
      method="post"
      {...rest}
      noValidate
      data-part="validated-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) form.handleSubmit();
      }}
    >
      {summary && submitCount > 0 && (
        <ErrorSummary errors={wrong.map(([field, key]) => ({ controlId: `${id}-${field}`, message: message(key) }))} />
      )}
      {children}
    </Root>
  );
}
