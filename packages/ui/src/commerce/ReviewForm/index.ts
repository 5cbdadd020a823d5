export { ReviewForm, type ReviewFormProps, type ReviewFormValues } from './ReviewForm.js';
export { StarsField, type StarsFieldProps } from './StarsField.js';
