/** Resolves when the visitor first scrolls, presses or types; on the server at once. Scrolling carousels does not count. */
const firstInteraction = () =>
  new Promise<unknown>((resolve) => {
    if (typeof window === 'undefined' || 'touched' in document.documentElement.dataset || scrollY > 0) resolve(null);
    else
      for (const kind of ['scroll', 'pointerdown', 'focusin', 'keydown', 'click'])
        addEventListener(kind, resolve, { once: true });
  });

/** Loads the sections below the categories. On phones they begin in the first view, but their code is not needed before the first interaction. */
export async function loadOnInteraction() {
  await firstInteraction();
  return import('./HomeBelowFold.js');
}
