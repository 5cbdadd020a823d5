export { Field, FieldError, type FieldControl, type FieldProps, type FieldTexts } from './Field.js';
