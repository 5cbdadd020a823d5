export { TrackingSteps, type TrackingStep, type TrackingStepsProps } from './TrackingSteps.js';
