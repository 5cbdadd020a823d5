export { ReviewList, type ReviewListProps, type ReviewShown, type StarsShown } from './ReviewList.js';
