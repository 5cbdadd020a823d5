let locks = 0;

/**
 * Locks the scrolling of the page without a layout shift: the scrollbar's space stays. Locks nest.
 * @returns releases this lock
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    // Set through the CSSOM: the CSP refuses style attributes in HTML.
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
