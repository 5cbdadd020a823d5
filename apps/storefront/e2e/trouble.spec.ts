import { hydrated } from './support/hydrated.js';
import { expect, test } from './support/test.js';

// All other tests rely on the `trouble` fixture.
test.describe('the trouble fixture reports', { tag: '@once' }, () => {
  test.beforeEach(async ({ page, language, trouble }) => {
    await page.goto(`/${language}`);
    await hydrated(page);
    expect(trouble.found).toEqual([]);
    trouble.allow(/./);
  });

  const cases: [string, RegExp, () => void][] = [
    ['a console message', /^console warning: careful/, () => console.warn('careful')],
    [
      'an uncaught error',
      /^uncaught: .*lost/,
      () =>
        setTimeout(() => {
          throw new Error('lost');
        }),
    ],
    ['an unhandled rejection', /^uncaught: .*refused/, () => void Promise.reject(new Error('refused'))],
    ['an error response', /^response: 404 .*\/api\/nowhere/, () => void fetch('/api/nowhere')],
    ['an inline style', /^policy: enforce style-src/, () => document.body.setAttribute('style', 'color: red')],
    [
      'a script from elsewhere',
      /^policy: enforce script-src/,
      () =>
        void document.body.append(
          Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/a.js' }),
        ),
    ],
    [
      'HTML assembled by a script',
      /^policy: report require-trusted-types-for/,
      () => {
        document.body.innerHTML += ' ';
      },
    ],
  ];

  for (const [what, expected, cause] of cases) {
    test(what, async ({ page, trouble }) => {
      const before = trouble.all.length;
      await page.evaluate(cause);
      await expect.poll(() => trouble.all.slice(before)).toContainEqual(expect.stringMatching(expected));
    });
  }
});
