/** Position of a part, px from the edges of the measured root. */
export interface PartBox {
  /** The value of `data-part`. */
  part: string;
  /** Distance of the box from the root's left edge, px. */
  fromLeft: number;
  /** Distance of the box from the root's right edge, px. */
  fromRight: number;
  top: number;
  blockSize: number;
}

/**
 * Measures every `data-part` inside `root`. Skips hidden parts, inline text (ordered by the text, not the layout),
 * `data-mirror-exempt` subtrees, and the inside of elements with their own `dir`, such as phone numbers.
 * Self-contained, so that a browser driver can serialise it into a page.
 */
export function measureParts(root: Element): PartBox[] {
  const frame = root.getBoundingClientRect();
  const boxes: PartBox[] = [];
  for (const element of root.querySelectorAll('[data-part]')) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || getComputedStyle(element).display === 'inline') continue;
    if (element.closest('[data-mirror-exempt]')) continue;
    const island = element.parentElement?.closest('[dir]');
    if (island && island !== root && root.contains(island)) continue;
    boxes.push({
      part: element.getAttribute('data-part') ?? '',
      fromLeft: box.left - frame.left,
      fromRight: frame.right - box.right,
      top: box.top - frame.top,
      blockSize: box.height,
    });
  }
  return boxes;
}

/**
 * Describes each part that is not mirrored between the left-to-right and right-to-left layouts. Empty when they mirror
 * each other within `tolerance` px.
 */
export function mirrorDifferences(ltr: readonly PartBox[], rtl: readonly PartBox[], tolerance = 1): string[] {
  if (ltr.length !== rtl.length) return [`${ltr.length} parts left-to-right, ${rtl.length} parts right-to-left`];
  return ltr.flatMap((before, at) => {
    const after = rtl[at];
    if (!after || after.part !== before.part)
      return [`part ${at} is ${before.part} left-to-right and ${after?.part} right-to-left`];
    const off = Math.max(
      Math.abs(before.fromLeft - after.fromRight),
      Math.abs(before.fromRight - after.fromLeft),
      Math.abs(before.top - after.top),
      Math.abs(before.blockSize - after.blockSize),
    );
    if (off <= tolerance) return [];
    const round = Math.round;
    return [
      `${before.part}: ${round(before.fromLeft)} from the left and ${round(before.fromRight)} from the right, mirrored ${round(after.fromRight)} and ${round(after.fromLeft)}, top ${round(before.top)} / ${round(after.top)}, height ${round(before.blockSize)} / ${round(after.blockSize)}`,
    ];
  });
}
