/** Physical sides, sided gradients, shifted shadows, unequal four-value shorthands and what Arabic script cannot take are refused. */
declare const preset: {
  rules: Record<string, unknown>;
  overrides: { files: string[]; customSyntax: string }[];
};
export default preset;
