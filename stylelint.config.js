// The published preset, with its exceptions kept honest.

/** @type {import('stylelint').Config} */
export default {
  extends: ['./packages/ui/stylelint.js'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
};
