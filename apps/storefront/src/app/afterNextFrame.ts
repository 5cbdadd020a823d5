/** Runs something once the frame that answers a tap has been drawn. */
export const afterNextFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
