import Color from 'colorjs.io';
import type { Brand, ColorScheme, SchemeColors } from './brand.js';
import { feedbackColors } from './feedbackColors.js';

/** Two colours used on each other and their required contrast: 4.5 for text, 3 for large text and controls. */
export interface ColorPair {
  name: string;
  front: string;
  back: string;
  needs: 3 | 4.5;
}

/** Every pair of colours that components combine. */
export function colorPairs(brand: Brand, scheme: ColorScheme): ColorPair[] {
  const { pastel, feedback, ...color } = brand.colors[scheme];
  const grounds = { surface: color.surface, paper: color.paper };
  const on = (name: string, front: string, backs: Record<string, string>, needs: 3 | 4.5) =>
    Object.entries(backs).map(([ground, back]) => ({ name: `${name} on ${ground}`, front, back, needs }));
  return [
    ...on(
      'ink',
      color.ink,
      { ...grounds, ...Object.fromEntries(Object.values(pastel).map((value, at) => [`pastel-${at + 1}`, value])) },
      4.5,
    ),
    ...on('ink-soft', color.inkSoft, { ...grounds, 'pastel-3': pastel.third }, 4.5),
    ...on('accent', color.accent, { ...grounds, 'pastel-3': pastel.third }, 4.5),
    ...on('accent-hover', color.accentHover, grounds, 4.5),
    ...on('on-accent', color.onAccent, { accent: color.accent, 'accent-hover': color.accentHover }, 4.5),
    ...on('on-brand', color.onBrand, { brand: color.brand }, 4.5),
    ...on('brand', color.brand, grounds, 3),
    ...on('control-line', color.controlLine, grounds, 3),
    ...Object.entries({ ...feedbackColors[scheme], ...feedback }).flatMap(([tone, { ink, surface }]) => [
      ...on(tone, ink, { [`${tone}-surface`]: surface, ...grounds }, 4.5),
      ...on('ink', color.ink, { [`${tone}-surface`]: surface }, 4.5),
    ]),
  ];
}

/** Contrast of two opaque CSS colours, 1 to 21 (WCAG 2.2). */
export const contrast = (front: string, back: string): number => new Color(front).contrast(back, 'WCAG21');

/** What is wrong with a brand, in sentences; empty for a usable one. */
export function brandProblems(brand: Brand): string[] {
  const problems: string[] = [];
  if (!/^[a-z][a-z\d-]*$/.test(brand.name))
    problems.push(`The name "${brand.name}" may have lower-case letters, digits and hyphens only.`);
  for (const scheme of ['light', 'dark'] as const) {
    const unusable = Object.entries(namedColors(brand.colors[scheme])).flatMap(([name, value]) => {
      const problem = colorProblem(value, name === 'shadow' || name === 'backdrop');
      return problem ? [`colors.${scheme}.${name}: "${value}" ${problem}`] : [];
    });
    problems.push(...unusable);
    // Contrast needs readable colours.
    if (unusable.length > 0) continue;
    for (const { name, front, back, needs } of colorPairs(brand, scheme)) {
      const found = contrast(front, back);
      if (found < needs)
        problems.push(
          `colors.${scheme}: ${name} (${front} on ${back}) has a contrast of ${shortRatio(found)} : 1 and needs ${needs} : 1.`,
        );
    }
  }
  return problems;
}

/** Rounded down, so that a contrast that is too low never looks sufficient. */
const shortRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The colours of a scheme by their path. */
function namedColors({ pastel, feedback = {}, ...colors }: SchemeColors): Record<string, string> {
  const nested = (group: string, values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`${group}.${name}`, value as string]));
  return {
    ...colors,
    ...nested('pastel', pastel),
    ...Object.assign({}, ...Object.entries(feedback).map(([tone, value]) => nested(`feedback.${tone}`, value))),
  };
}

function colorProblem(value: string, mayBeTranslucent: boolean): string | null {
  const color = Color.try(value);
  if (!color) return 'is no CSS colour (variables and currentColor have no value here).';
  return (color.alpha ?? 1) < 1 && !mayBeTranslucent
    ? 'is translucent, so its contrast is unknown. Use the opaque colour.'
    : null;
}
