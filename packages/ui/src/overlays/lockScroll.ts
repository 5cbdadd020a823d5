let locks = 0;

/**
 * Keeps the page behind an open dialog still, without moving it: where a scrollbar takes room, the room stays. Locks nest.
 * @returns ends this lock
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    // Set through the object model, which the content security policy allows, unlike a style attribute in the markup.
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
