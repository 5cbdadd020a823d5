import { describe, expect, it } from 'vitest';
import { splitIntro } from '../../src/features/content/splitIntro.js';

describe('splitIntro', () => {
  it('keeps the first paragraph for the header of the page', () => {
    expect(splitIntro('<p>One.</p>\n<p>Two.</p>\n<p>Three.</p>')).toEqual({
      opening: '<p>One.</p>',
      rest: '<p>Two.</p>\n<p>Three.</p>',
    });
  });

  it.each(['', '<p>One.</p>', 'One.'])('leaves nothing below a short intro: %s', (intro) => {
    expect(splitIntro(intro)).toEqual({ opening: intro, rest: '' });
  });
});
