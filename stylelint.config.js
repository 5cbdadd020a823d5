// The published preset; exceptions must be needed, scoped and explained.

/** @type {import('stylelint').Config} */
export default {
  extends: ['./packages/ui/stylelint.js'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
};
