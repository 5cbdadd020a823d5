export { ReviewList, type ReviewListProps, type ReviewItem, type RatingDistributionRow } from './ReviewList.js';
