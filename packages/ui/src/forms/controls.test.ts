// @vitest-environment node
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testPages, type TestPages } from '../../test/testPage.js';
import { contrast } from '../foundation/brandProblems.js';

// What jsdom does not have: native form controls, drag and drop, reading direction of keys, the pointer.
let pages: TestPages;
let page: Page;
beforeAll(async () => {
  pages = await testPages(fileURLToPath(new URL('controls.page.tsx', import.meta.url)));
}, 60_000);
afterAll(() => pages.close());
afterEach(() => page.close());

const open = async (language: 'en' | 'ar' = 'en') => {
  page = await pages.open(language);
};
/** The values that the form submits under a name. */
const submitted = async (name: string) => {
  await page.getByRole('button', { name: 'submit' }).click();
  const text = await page.getByRole('status', { name: 'submitted' }).textContent();
  return new URLSearchParams(text ?? '').getAll(name);
};
const reset = () => page.getByRole('button', { name: 'reset' }).click();
/** The reported changes: name of the control, value, reason. */
const calls = () => page.evaluate(() => (window as Window & { calls: unknown[][] } & typeof globalThis).calls);

test('a busy button stays readable under the pointer', async () => {
  await open();
  const busy = page.getByRole('button', { name: 'Sending' });
  await busy.hover();
  const [front, back] = await busy.evaluate((button) => {
    const { color, backgroundColor } = getComputedStyle(button);
    return [color, backgroundColor] as const;
  });
  expect(contrast(front, back)).toBeGreaterThan(4.5);
});

test.each(['light', 'dark'] as const)(
  'the focus ring of an invalid control is seen, and is not in the color of the error (%s)',
  async (colorScheme) => {
    page = await pages.open('en', { colorScheme });
    const ringOf = async (control: string, box: string) => {
      const input = page.locator(control).first();
      await input.evaluate((element) => element.setAttribute('aria-invalid', 'true'));
      await input.focus();
      return page
        .locator(box)
        .first()
        .evaluate((element) => {
          const { outlineColor, outlineStyle, outlineWidth, borderTopColor, backgroundColor } =
            getComputedStyle(element);
          return { line: `${outlineWidth} ${outlineStyle}`, outlineColor, borderTopColor, backgroundColor };
        });
    };
    const controls = [
      ['[data-part=date-field] select', '[data-part=date-field] select'],
      ['[data-part=number-field] input', '[data-part=number-field] [data-part=box]'],
      ['[data-part=drop-zone] input', '[data-part=drop-zone]'],
    ] as const;
    for (const [control, box] of controls) {
      const { line, outlineColor, borderTopColor, backgroundColor } = await ringOf(control, box);
      expect(line, box).toBe('3px solid');
      expect(contrast(outlineColor, backgroundColor), box).toBeGreaterThan(3);
      expect(contrast(outlineColor, borderTopColor), box).toBeGreaterThan(1.5);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    for (const [control, box] of controls) expect(await ringOf(control, box), box).toMatchObject({ line: '3px solid' });
  },
);

describe('FileUpload', () => {
  const png = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(name) });
  const input = () => page.getByLabel('Photos');
  const names = () => page.locator('[data-part=file-name]').allTextContents();

  test('adds selections to each other and submits all of them', async () => {
    await open();
    await input().setInputFiles([png('a.png')]);
    await input().setInputFiles([png('b.png'), { ...png('c.gif'), mimeType: 'image/gif' }]);
    expect(await names()).toEqual(['a.png', 'b.png']);
    expect(await page.locator('[data-part=error-message]').textContent()).toContain('c.gif');
    expect(await input().getAttribute('aria-invalid')).toBe('true');
    expect(await submitted('photos')).toEqual(['a.png', 'b.png']);
  });

  test('accepts dropped files', async () => {
    await open();
    const box = await page.locator('[data-part=drop-zone]').boundingBox();
    const data = { items: [], files: [fileURLToPath(import.meta.url)], dragOperationsMask: 1 };
    const browser = await page.context().newCDPSession(page);
    const drag = (type: 'dragEnter' | 'drop') =>
      browser.send('Input.dispatchDragEvent', { type, x: (box?.x ?? 0) + 9, y: (box?.y ?? 0) + 9, data });
    await drag('dragEnter');
    await page.locator('[data-dragging]').waitFor();
    await drag('drop');
    await expect.poll(() => page.locator('[data-part=error-message]').textContent()).toContain('controls.test.ts');
    expect(await page.locator('[data-dragging]').count()).toBe(0);
  });

  test.each([
    ['en', 'Remove'],
    ['ar', 'إزالة'],
  ] as const)('removes a file and keeps the focus in the list (%s)', async (language, remove) => {
    await open(language);
    await input().setInputFiles([png('a.png'), png('b.png')]);
    await page.getByRole('button', { name: `${remove} a.png` }).press('Enter');
    expect(await names()).toEqual(['b.png']);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`${remove} b.png`);
    await page.keyboard.press('Enter');
    expect(await input().evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await submitted('photos')).toEqual(['']);
  });

  test('is emptied by a reset of the form', async () => {
    await open();
    await input().setInputFiles([png('a.png')]);
    await reset();
    await expect.poll(names).toEqual([]);
  });

  test('keeps its files when the dialog is closed without a selection', async () => {
    await open();
    await input().setInputFiles([png('a.png')]);
    await input().setInputFiles([]);
    expect(await names()).toEqual(['a.png']);
    expect(await submitted('photos')).toEqual(['a.png']);
  });
});

describe('Switch', () => {
  test('is switched by Space, submitted and reset', async () => {
    await open();
    const control = page.getByRole('switch', { name: 'Offers' });
    expect(await submitted('offers')).toEqual(['on']);
    await control.press('Space');
    expect(await control.isChecked()).toBe(false);
    expect(await submitted('offers')).toEqual([]);
    await reset();
    await expect.poll(calls).toEqual(expect.arrayContaining([['offers', true, 'reset']]));
    expect(await control.isChecked()).toBe(true);
  });
});

describe.each([
  ['ToggleGroup', 'unit', 'Millilitres', ['ml', 'oz'], 'ml'],
  ['RatingInput', 'rating', /^2 (out of|من) 5/, ['2', '3'], 2],
] as const)('%s', (_component, name, first, [before, after], initial) => {
  test.each([
    ['en', 'ArrowRight', 'ArrowLeft'],
    ['ar', 'ArrowLeft', 'ArrowRight'],
  ] as const)('arrow keys follow the reading direction (%s)', async (language, forth, back) => {
    await open(language);
    await page.getByRole('radio', { name: first }).focus();
    await page.keyboard.press(forth);
    expect(await submitted(name)).toEqual([after]);
    await page
      .getByRole('radio', { checked: true })
      .and(page.locator(`[name=${name}]`))
      .press(back);
    expect(await submitted(name)).toEqual([before]);
  });

  test('is reset with its form', async () => {
    await open();
    await page.getByRole('radio', { name: first }).press('ArrowRight');
    await reset();
    await expect.poll(calls).toEqual(expect.arrayContaining([[name, initial, 'reset']]));
    expect(await submitted(name)).toEqual([before]);
  });
});

describe('DateField', () => {
  const part = (name: string) => page.getByRole('group', { name: 'Birthday' }).getByLabel(name);

  test.each([
    ['en', 'Day', 'Month', 'March', 'This date doesn’t exist.'],
    ['ar', 'اليوم', 'الشهر', 'مارس', 'هذا التاريخ غير موجود.'],
  ] as const)(
    'submits a date and explains one that does not exist (%s)',
    async (language, day, month, march, message) => {
      await open(language);
      await part(day).fill('٣١');
      await part(day).blur();
      expect(await page.locator('[data-part=error-message]').textContent()).toBe(message);
      expect(await part(day).evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(message);
      await part(month).selectOption(march);
      expect(await page.locator('[data-part=error-message]').count()).toBe(0);
      expect(await submitted('birthday')).toEqual(['2026-03-31']);
      expect(await calls()).toEqual([
        ['birthday', '', 'input'],
        ['birthday', '2026-03-31', 'input'],
      ]);
    },
  );

  test('does not report a date after the last one', async () => {
    await open();
    await part('Year').fill('2027');
    await part('Year').blur();
    expect(await page.locator('[data-part=error-message]').textContent()).toBe(
      'Please enter 23\u00a0November 2026 or an earlier date.',
    );
    expect((await calls()).at(-1)).toEqual(['birthday', '', 'input']);
  });

  test('is reset with its form', async () => {
    await open();
    await part('Day').fill('3');
    await reset();
    await expect.poll(() => part('Day').inputValue()).toBe('28');
    expect(await submitted('birthday')).toEqual(['2026-02-28']);
  });
});

describe('NumberField', () => {
  const field = () => page.getByRole('spinbutton', { name: 'Weight' });

  test('steps by keys within its limits', async () => {
    await open();
    const shown: string[] = [];
    for (const key of ['ArrowUp', 'PageUp', 'ArrowDown', 'PageDown', 'Home', 'End']) {
      await field().press(key);
      shown.push(await field().inputValue());
    }
    expect(shown).toEqual(['6.5', '7.5', '7.4', '6.4', '0.5', '30']);
    expect(await field().getAttribute('aria-valuenow')).toBe('30');
    expect((await calls()).at(-1)).toEqual(['weight', 30, 'keyboard']);
  });

  test('its buttons step', async () => {
    await open();
    await page.locator('[data-part=number-field] [data-part=increase]').click();
    await page.locator('[data-part=number-field] [data-part=decrease]').click();
    expect(await calls()).toEqual([
      ['weight', 6.5, 'increment'],
      ['weight', 6.4, 'decrement'],
    ]);
  });

  test('takes digits of any script, moves them into the limits and submits the number with Enter', async () => {
    await open('ar');
    await field().fill('٧٫٢٥');
    await field().press('Enter');
    expect(await field().inputValue()).toBe('7.3');
    expect(await submitted('weight')).toEqual(['7.3']);
    await field().fill('99');
    expect(await submitted('weight')).toEqual(['30']);
    await field().fill('');
    expect(await submitted('weight')).toEqual(['']);
    expect(await calls()).toEqual([
      ['weight', 7.3, 'input'],
      ['weight', 30, 'input'],
      ['weight', null, 'clear'],
    ]);
  });

  test('Escape reverts what was typed, a reset the number', async () => {
    await open();
    await field().fill('9');
    await field().press('Escape');
    expect(await field().inputValue()).toBe('6.4');
    await field().press('ArrowUp');
    await reset();
    await expect.poll(() => field().inputValue()).toBe('6.4');
  });
});

describe('CheckboxGroup', () => {
  const box = (name: string) => page.getByRole('group', { name: 'Parts' }).getByRole('checkbox', { name });

  test('submits the selected options and is reset with its form', async () => {
    await open();
    await box('Millilitres').press('Space');
    expect(await submitted('parts')).toEqual(['ml', 'oz']);
    await reset();
    await expect.poll(calls).toContainEqual(['parts', ['oz'], 'reset']);
    expect(await submitted('parts')).toEqual(['oz']);
  });

  test('a required group asks for one of its options', async () => {
    await open();
    const missing = () => box('Cups').evaluate((input: HTMLInputElement) => input.validity.valueMissing);
    expect(await missing()).toBe(false);
    await box('Ounces').press('Space');
    await expect.poll(missing).toBe(true);
  });
});

describe('Slider', () => {
  const low = () => page.getByRole('slider', { name: /Minimum|الحد الأدنى/ });
  const high = () => page.getByRole('slider', { name: /Maximum|الحد الأقصى/ });

  test.each([
    ['en', 'ArrowRight', 'ArrowLeft'],
    ['ar', 'ArrowLeft', 'ArrowRight'],
  ] as const)('arrow keys follow the reading direction (%s)', async (language, more, less) => {
    await open(language);
    await low().press(more);
    await high().press(less);
    expect([await low().inputValue(), await high().inputValue()]).toEqual(['21', '79']);
    expect([await submitted('min'), await submitted('max')]).toEqual([['21'], ['79']]);
  });

  test('its thumbs do not pass each other', async () => {
    await open();
    await low().press('End');
    expect(await low().inputValue()).toBe('80');
    await high().press('Home');
    expect(await high().inputValue()).toBe('80');
    expect((await calls()).at(-1)).toEqual(['price', [80, 80], 'input']);
  });

  test.each(['en', 'ar'] as const)(
    'both thumbs can be dragged, also from the end of the track (%s)',
    async (language) => {
      await open(language);
      await low().press('End');
      await high().press('End');
      await low().press('End');
      const track = await page.locator('[data-part=track]').boundingBox();
      if (!track) throw new Error('no track');
      const at = (share: number) => track.x + track.width * (language === 'ar' ? 1 - share : share);
      const middle = track.y + track.height / 2;
      await page.mouse.move(at(1) + (language === 'ar' ? 9 : -9), middle);
      await page.mouse.down();
      await page.mouse.move(at(0.5), middle, { steps: 4 });
      await page.mouse.up();
      expect(Number(await low().inputValue())).toBeGreaterThan(40);
      expect(Number(await low().inputValue())).toBeLessThan(60);
      expect(await high().inputValue()).toBe('100');
    },
  );

  test('is reset with its form', async () => {
    await open();
    await low().press('Home');
    await reset();
    await expect.poll(() => low().inputValue()).toBe('20');
    expect(await calls()).toContainEqual(['price', [20, 80], 'reset']);
  });
});

describe('MultiSelect', () => {
  const button = () => page.getByRole('button', { name: /^Emirates/ });
  const option = (name: string) => page.getByRole('checkbox', { name });
  const focused = () => page.evaluate(() => document.activeElement?.closest('label')?.textContent ?? '');

  test.each([
    ['en', '1 selected', 'Remove Dubai'],
    ['ar', 'اختيار واحد', 'إزالة Dubai'],
  ] as const)('selects by keyboard, shows and removes tags, and submits (%s)', async (language, summary, remove) => {
    await open(language);
    expect(await button().textContent()).toBe(summary);
    expect(await button().getAttribute('aria-expanded')).toBe('false');
    await button().press('ArrowDown');
    expect(await button().getAttribute('aria-expanded')).toBe('true');
    await option('Dubai').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Abu Dhabi');
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    expect(await button().evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await submitted('emirates')).toEqual(['Dubai', 'Abu Dhabi']);
    await page.getByRole('button', { name: remove }).click();
    expect(await submitted('emirates')).toEqual(['Abu Dhabi']);
    expect(await calls()).toEqual([
      ['list', true, 'trigger-press'],
      ['emirates', ['Dubai', 'Abu Dhabi'], 'selection'],
      ['list', false, 'escape-key'],
      ['emirates', ['Abu Dhabi'], 'remove'],
    ]);
  });

  test('searches in both scripts, without losing what is selected', async () => {
    await open();
    await button().click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('راس');
    expect(await page.locator('[data-part=panel] label:visible').allTextContents()).toEqual(['رأس الخيمة']);
    await page.getByRole('searchbox').fill('zzz');
    expect(await page.locator('[data-part=no-matches]').textContent()).toBe('No matches');
    await page.getByRole('searchbox').press('Enter');
    await page.keyboard.press('Escape');
    expect(await submitted('emirates')).toEqual(['Dubai']);
  });

  test('closes when the focus or a click leaves it', async () => {
    await open();
    await button().click();
    await page.getByRole('spinbutton', { name: 'Weight' }).focus();
    expect(await option('Dubai').count()).toBe(0);
    await button().click();
    await page.mouse.click(795, 5);
    expect(await option('Dubai').count()).toBe(0);
  });

  test('a required one without a selection stops the form, and a reset restores it', async () => {
    await open();
    await page.getByRole('button', { name: 'Remove Dubai' }).click();
    await page.getByRole('button', { name: 'submit' }).click();
    expect(await button().evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByRole('status', { name: 'submitted' }).textContent()).toBe('');
    await reset();
    await expect.poll(() => button().textContent()).toBe('1 selected');
    expect(await submitted('emirates')).toEqual(['Dubai']);
  });
});
