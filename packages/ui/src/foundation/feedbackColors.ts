import type { ColorScheme, FeedbackColors, FeedbackTone } from './brand.js';

/** The feedback colours of brands without their own. */
export const feedbackColors: Readonly<Record<ColorScheme, Readonly<Record<FeedbackTone, FeedbackColors>>>> = {
  light: {
    success: { ink: '#1f6b4a', surface: '#e6f4ec' },
    warning: { ink: '#8a5a00', surface: '#fff4d6' },
    danger: { ink: '#b3261e', surface: '#fdecea' },
    info: { ink: '#2f6f73', surface: '#e6f2f3' },
  },
  dark: {
    success: { ink: '#8fd0a8', surface: '#1d3528' },
    warning: { ink: '#eec272', surface: '#523a1a' },
    danger: { ink: '#ff9fa2', surface: '#48231f' },
    info: { ink: '#93cace', surface: '#1d3538' },
  },
};
