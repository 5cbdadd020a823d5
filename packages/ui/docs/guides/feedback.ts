import type { Guides } from './guide.js';

export const feedback: Guides = {
  Spinner: {
    use: ['A short wait for content of unknown shape.'],
    dont: ['Use it where a `Skeleton` fits.', 'Show it for less than a second.'],
  },
  Skeleton: {
    use: ['Content of known shape is loading.'],
    dont: ['Give it a different size from the content.'],
    arabic: ['Shimmers in the reading direction.'],
  },
  ProgressBar: {
    use: ['Progress towards a goal: free delivery, an upload.'],
    dont: ['Use it without text beside it.'],
    arabic: ['Fills from the right.'],
  },
  Notice: {
    use: ['Important news on this page: changed prices, a failed payment.'],
    dont: ['Use it for passing messages. Use `Toaster`.'],
    keyboard: ['The close button, if there is one.'],
  },
  EmptyState: {
    use: ['A list is empty, with one next action.'],
    dont: ['Blame the visitor or offer many actions.'],
  },
  ErrorState: {
    use: ['A part of the page failed to load.'],
    dont: ['Show codes or stack traces.', 'Leave out the retry button.'],
    keyboard: ['The button retries.'],
  },
};
