/**
 * The design decisions of a brand. Components only use the semantic names below, so a brand is one file: see
 * `brands/mahd.ts` and `brands/nada.ts`.
 */
export interface Brand {
  /** Lower-case name, also the value of `data-brand`. */
  name: string;
  color: {
    /** Large display text (24 px and up), large shapes, tags. Lacks contrast for small text on white. */
    brand: string;
    /** Text colour on shapes in `brand`, at any size. */
    onBrand: string;
    /** Links, buttons, focus ring, small text. */
    accent: string;
    accentHover: string;
    onAccent: string;
    ink: string;
    inkSoft: string;
    paper: string;
    surface: string;
    line: string;
    /** Borders of form controls: at least 3 : 1 on surface and paper. */
    controlLine: string;
  };
  /** Panels and illustrations. Text on them is always `ink`. */
  pastel: { first: string; second: string; third: string; fourth: string; fifth: string; sixth: string };
  /** Corner radii, px. */
  radius: { field: number; card: number; panel: number };
  /** Corner radius of the hero picture, as a CSS value. */
  heroShape: string;
}

/** Text and surface colour of each feedback tone, the same in every brand. */
export const feedbackColors = {
  success: ['#1f6b4a', '#e6f4ec'],
  warning: ['#8a5a00', '#fff4d6'],
  danger: ['#b3261e', '#fdecea'],
  info: ['#2f6f73', '#e6f2f3'],
} as const;

/** The CSS custom properties of a brand, as declarations. */
export function brandProperties(brand: Brand): string {
  const { color, pastel, radius } = brand;
  const lines: [string, string][] = [
    ['color-brand', color.brand],
    ['color-on-brand', color.onBrand],
    ['color-accent', color.accent],
    ['color-accent-hover', color.accentHover],
    ['color-on-accent', color.onAccent],
    ['color-ink', color.ink],
    ['color-ink-soft', color.inkSoft],
    ['color-paper', color.paper],
    ['color-surface', color.surface],
    ['color-line', color.line],
    ['color-control-line', color.controlLine],
    ['color-pastel-1', pastel.first],
    ['color-pastel-2', pastel.second],
    ['color-pastel-3', pastel.third],
    ['color-pastel-4', pastel.fourth],
    ['color-pastel-5', pastel.fifth],
    ['color-pastel-6', pastel.sixth],
    ...Object.entries(feedbackColors).flatMap(([tone, [ink, surface]]): [string, string][] => [
      [`color-${tone}`, ink],
      [`color-${tone}-surface`, surface],
    ]),
    ['radius-field', `${radius.field}px`],
    ['radius-card', `${radius.card}px`],
    ['radius-panel', `${radius.panel}px`],
    ['radius-pill', '999px'],
    ['hero-shape', brand.heroShape],
    ['shadow-resting', `0 1px 2px ${color.ink}0f`],
    ['shadow-raised', `0 8px 24px ${color.ink}14`],
  ];
  return lines.map(([name, value]) => `--${name}:${value};`).join('');
}
