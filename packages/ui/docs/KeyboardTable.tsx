import { keyboardWalks, type WalkKey } from './keyboardWalks.js';

const arrows = {
  en: { forward: '→', backward: '←' },
  ar: { forward: '←', backward: '→' },
} as const;
const names: Readonly<Partial<Record<WalkKey, string>>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
};
const label = (key: WalkKey, language: 'en' | 'ar') =>
  key === 'forward' || key === 'backward' ? arrows[language][key] : (names[key] ?? key);

/** Each component, its pattern, and what each key does in both directions of writing. */
export function KeyboardTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Component</th>
          <th>Pattern</th>
          <th>English</th>
          <th>Arabic</th>
          <th>What it does</th>
        </tr>
      </thead>
      <tbody>
        {keyboardWalks.flatMap(({ component, pattern, page, steps }) =>
          steps.map(({ key, does }, at) => (
            <tr key={`${component}-${at}`}>
              {at === 0 && (
                <>
                  <th rowSpan={steps.length}>{component}</th>
                  <td rowSpan={steps.length}>
                    <a href={`https://www.w3.org/WAI/ARIA/apg/patterns/${page}/`}>{pattern}</a>
                  </td>
                </>
              )}
              <td>
                <kbd>{label(key, 'en')}</kbd>
              </td>
              <td>
                <kbd>{label(key, 'ar')}</kbd>
              </td>
              <td>{does}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
