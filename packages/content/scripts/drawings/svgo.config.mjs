// One decimal is enough for a drawing 1200 units wide; ids stay, because the parts of a drawing refer to each other.
export default {
  multipass: true,
  floatPrecision: 1,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          cleanupIds: false,
          convertShapeToPath: false,
          mergePaths: false,
          convertTransform: { floatPrecision: 2, transformPrecision: 4 },
          cleanupNumericValues: { floatPrecision: 2 },
        },
      },
    },
  ],
};
