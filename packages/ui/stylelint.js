/*
 * A stylelint preset: `extends: ['@mahd/ui/stylelint']`. Checks style sheets and, through postcss-styled-syntax,
 * styled-components.
 *
 * Styles mirror themselves in Arabic only with logical properties. The preset rejects physical sides, directional
 * gradients, shifted shadows, four-value shorthands with unequal sides, and properties that break Arabic script.
 */

const sides = ['top', 'right', 'bottom', 'left'];

const physicalProperties = [
  ...sides,
  ...['margin', 'padding', 'scroll-margin', 'scroll-padding'].flatMap((name) => sides.map((side) => `${name}-${side}`)),
  ...sides.flatMap((side) => ['', '-width', '-style', '-color'].map((part) => `border-${side}${part}`)),
  ...['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((corner) => `border-${corner}-radius`),
  'background-position-x',
];

/** Four values whose second and fourth, the sides, differ. */
const unequalSides = '/^\\S+\\s+(\\S+)\\s+\\S+\\s+(?!\\1$)\\S+$/';
const side = '/\\b(left|right)\\b/';
/** A horizontal offset that is neither zero nor multiplied by `--dir`. */
const shift = '(?!\\s*0[a-z%]*\\s*(,|\\)|$|\\s))(?!.*var\\(--dir\\))';

export default {
  rules: {
    'property-disallowed-list': physicalProperties,
    'declaration-property-value-disallowed-list': {
      transform: [`/translate(X|3d)?\\(${shift}/`],
      translate: [`/^${shift}(?!none)\\S/`],
      'letter-spacing': ['/^(?!0$|normal|var)/'],
      'font-style': ['italic', 'oblique'],
      'text-transform': ['uppercase', 'capitalize'],
      'text-align': ['left', 'right'],
      float: ['left', 'right'],
      clear: ['left', 'right'],
      'caption-side': ['left', 'right'],
      '/^(justify|align)-(content|items|self)$/': [side],
      '/^(transform|perspective)-origin$/': [side],
      '/^(object|mask|background)-position$/': [side],
      '/^(background|mask)(-image)?$/': [
        '/gradient\\(\\s*(to (left|right)|-?(90|270)deg)/',
        '/(^|[\\s,])(?<!\\bto )(left|right)\\b/',
      ],
      '/^transition(-property)?$/': [side],
      'border-radius': ['/\\s/'],
      '/^(margin|padding|inset|border-(width|style|color))$/': [unequalSides],
      'box-shadow': ['/^-?[1-9]/'],
    },
  },
  overrides: [{ files: ['**/*.{ts,tsx}'], customSyntax: 'postcss-styled-syntax' }],
};
