export { ReviewForm, type ReviewFormProps, type ReviewWritten } from './ReviewForm.js';
export { StarsField, type StarsFieldProps } from './StarsField.js';
