/**
 * Rejects physical sides, directional gradients, shifted shadows, four-value shorthands with unequal sides, and
 * properties that break Arabic script.
 */
declare const preset: {
  rules: Record<string, unknown>;
  overrides: { files: string[]; customSyntax: string }[];
};
export default preset;
