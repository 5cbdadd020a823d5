'use client';
import { Button, type ButtonProps } from '../../actions/Button/index.js';
import { Spinner } from '../../feedback/Spinner/index.js';
import { AreaSelect, type AreaSelectProps } from '../AreaSelect/index.js';
import { PhoneField, type PhoneFieldProps } from '../PhoneField/index.js';
import { Select, type SelectProps } from '../Select/index.js';
import { TextField, type TextFieldProps } from '../TextField/index.js';
import { text, useBoundField, type BoundFieldProps } from './useBoundField.js';
import { useFormMessages } from './ValidatedForm.js';

/** `TextField` bound to the form field `name`. */
export function FormTextField({ name, onValueChange, ...rest }: BoundFieldProps<TextFieldProps>) {
  const { value, handleChange, field } = useBoundField(name);
  return <TextField {...rest} {...field} value={text(value)} onValueChange={handleChange(onValueChange)} />;
}

/** `PhoneField` bound to the form field `name`; the value is the digits after the calling code. */
export function FormPhoneField({ name, onValueChange, ...rest }: BoundFieldProps<PhoneFieldProps>) {
  const { value, handleChange, field } = useBoundField(name);
  return <PhoneField {...rest} {...field} value={text(value)} onValueChange={handleChange(onValueChange)} />;
}

/** `Select` bound to the form field `name`. */
export function FormSelect({ name, onValueChange, ...rest }: BoundFieldProps<SelectProps>) {
  const { value, handleChange, field } = useBoundField(name);
  return <Select {...rest} {...field} value={text(value)} onValueChange={handleChange(onValueChange)} />;
}

/** `AreaSelect` bound to the form field `name`. */
export function FormAreaSelect({ name, onValueChange, ...rest }: BoundFieldProps<AreaSelectProps>) {
  const { value, handleChange, field } = useBoundField(name);
  return <AreaSelect {...rest} {...field} value={text(value)} onValueChange={handleChange(onValueChange)} />;
}

/** Submits the form. Stays enabled after errors; keeps the focus while submitting. */
export function SubmitButton({ children, ...rest }: Omit<ButtonProps, 'type'>) {
  const { isSending } = useFormMessages();
  return (
    <Button {...rest} type="submit" aria-disabled={isSending || undefined}>
      {isSending && <Spinner />}
      {children}
    </Button>
  );
}
