// Page for hostile.test.ts: renders each component with the worst texts, numbers and lists, and reports what goes
// wrong.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { inLanguage } from '../../src/testing/index.js';
import { stressContents, withStressContent } from '../../src/testing/story/stressContent.js';
import { examples } from '../examples/index.js';

const language = new URLSearchParams(window.location.search).get('language') === 'ar' ? 'ar' : 'en';
document.documentElement.lang = language;
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';

const frame = document.body.appendChild(document.createElement('div'));
frame.id = 'page';
frame.style.cssText = 'padding: 16px; min-block-size: 1px';

/** After resize observers fired and their updates rendered. */
const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** The faults of each component, one per line. */
async function judge(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, example] of Object.entries(examples)) {
    const wrong: string[] = (found[name] = []);
    for (const [what, how] of Object.entries(stressContents(language))) {
      const say = (text: string) => wrong.push(`${what}: ${text}`);
      const root = createRoot(frame, { onUncaughtError: (error) => say(`crashed: ${String(error)}`) });
      const element = withStressContent(example({ ref: null, className: 'mine', 'data-extra': 'kept' }), how);
      flushSync(() => root.render(inLanguage(language, element, { globalStyle: true })));
      await settled();
      const width = document.documentElement.scrollWidth;
      if (width > window.innerWidth) say(`${width} px wide on a screen of ${window.innerWidth} px`);
      if (document.getElementById('injected')) say('its text was taken for markup');
      const senseless = /NaN|undefined|null|Infinity|\[object/.exec(document.body.innerText);
      if (senseless) say(`shows "${senseless[0]}"`);
      flushSync(() => root.unmount());
    }
  }
  return found;
}

Object.assign(window, { judge });
