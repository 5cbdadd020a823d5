import { describe, expect, it } from 'vitest';
import { nested } from '../../src/client/quietStyles.js';

describe('a conditional rule', () => {
  it('moves into the rule of its component', () => {
    expect(nested('@media (min-width: 64em){.abc{color:red;}}')).toBe('.abc{@media (min-width: 64em){&{color:red;}}}');
    expect(nested('@supports (display:grid){.abc{color:red;}.abc [data-part=x],.abc:hover::after{top:0.5em;}}')).toBe(
      '.abc{@supports (display:grid){&{color:red;}& [data-part=x],&:hover::after{top:0.5em;}}}',
    );
  });

  it('takes no longer name for its own', () => {
    expect(nested('@media print{.abc>.abc-d{color:red;}}')).toBe('.abc{@media print{&>.abc-d{color:red;}}}');
  });

  it.each([
    '.abc{color:red;}',
    '@keyframes turn{to{rotate:1turn;}}',
    '@media print{.abc{top:0;}.other{top:0;}}',
    '@media print{[dir=rtl] .abc{top:0;}}',
    '@media print{@supports (gap:0){.abc{top:0;}}}',
    '@media print{.abc,b{top:0;}}',
  ])('stays as it is: %s', (rule) => {
    expect(nested(rule)).toBeNull();
  });
});
