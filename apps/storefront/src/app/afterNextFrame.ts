/** Runs a callback after the next frame has been painted, so that it does not delay the response to an interaction. */
export const afterNextFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
