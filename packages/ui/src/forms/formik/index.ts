export * from './boundFields.js';
export { FormCheckbox } from './FormCheckbox.js';
export { FormPasswordField } from './FormPasswordField.js';
export { FormRadioGroup } from './FormRadioGroup.js';
export { FormTextArea } from './FormTextArea.js';
export { fromYup } from './fromYup.js';
export { useBoundField, type BoundField, type BoundFieldProps } from './useBoundField.js';
export { ValidatedForm, type FieldProblem, type Validate, type ValidatedFormProps } from './ValidatedForm.js';
