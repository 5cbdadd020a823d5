/** Orders that have been placed. */
export { postTrackOrder, trackOrderAtom } from './trackOrder.js';
export type { TrackedOrder, TrackOutcome } from './trackOrder.js';
