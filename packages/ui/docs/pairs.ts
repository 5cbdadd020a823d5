import { feedbackColors, type Brand } from '../src/foundation/brand.js';

/** Two colours used on each other and their required contrast: 4.5 for text, 3 for large text and controls. */
export interface ColorPair {
  name: string;
  front: string;
  back: string;
  needs: 3 | 4.5;
}

/** Every pair of colours that components combine. */
export function colorPairs({ color, pastel }: Brand): ColorPair[] {
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
    ...Object.entries(feedbackColors).flatMap(([tone, [ink, ground]]) => [
      ...on(tone, ink, { [`${tone}-surface`]: ground, ...grounds }, 4.5),
      ...on('ink', color.ink, { [`${tone}-surface`]: ground }, 4.5),
    ]),
  ];
}
