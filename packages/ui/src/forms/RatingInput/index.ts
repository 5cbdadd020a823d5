export { RatingInput, type RatingInputProps } from './RatingInput.js';
