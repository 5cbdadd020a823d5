export { StepExplainer, type Step, type StepExplainerProps } from './StepExplainer.js';
