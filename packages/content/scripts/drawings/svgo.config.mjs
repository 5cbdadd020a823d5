// One decimal is enough at a width of 1200 units. Ids stay: parts reference each other.
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
