import { useEffect, useState } from 'react';

/** The section at this fraction of the window's height is the current one. */
const readingLine = 0.3;

/** The top of a section; of a closed `<details>`, which hides it, otherwise. */
const topOf = (id: string) => {
  const section = document.getElementById(id);
  return Math.round((section?.closest('details') ?? section)?.getBoundingClientRect().top ?? Infinity);
};

/** The section that is being read: of those side by side the one in the URL hash, or the first. Empty above the first one. */
function sectionAtLine(ids: readonly string[]): string {
  const begun = ids.map((id) => ({ id, top: topOf(id) })).filter(({ top }) => top <= readingLine * innerHeight);
  const row = begun.filter(({ top }) => top === begun.at(-1)?.top).map(({ id }) => id);
  return row.find((id) => location.hash === `#${id}`) ?? row[0] ?? '';
}

/** The id of the section that is being read, of those in the order of the page. Empty on the server. */
export function useCurrentSection(ids: readonly string[]): string {
  const [current, setCurrent] = useState('');
  const key = ids.join(' ');
  useEffect(() => {
    const update = () => setCurrent(sectionAtLine(key.split(' ')));
    update();
    const events = ['scroll', 'resize', 'hashchange'] as const;
    for (const event of events) addEventListener(event, update, { passive: true });
    return () => {
      for (const event of events) removeEventListener(event, update);
    };
  }, [key]);
  return current;
}
