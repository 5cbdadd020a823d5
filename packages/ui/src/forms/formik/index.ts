export * from './boundFields.js';
export { fromYup } from './fromYup.js';
export { ValidatedForm, type FieldProblem, type Validate, type ValidatedFormProps } from './ValidatedForm.js';
