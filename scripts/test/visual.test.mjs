import { describe, expect, it } from 'vitest';
import { selectComponents, sheetFile, sheetsLeftOver } from '../visual/select-components.mjs';

const titles = ['Actions/Button', 'Actions/IconButton', 'Actions/LinkButton', 'Examples/Product page'];

describe('selectComponents', () => {
  it('takes a component by its name, and none whose name only ends in it', () => {
    expect(selectComponents(titles, ['Button'])).toEqual(['Actions/Button']);
    expect(selectComponents(titles, ['Product page', 'IconButton'])).toEqual([
      'Actions/IconButton',
      'Examples/Product page',
    ]);
  });

  it('takes all without names', () => {
    expect(selectComponents(titles, [])).toEqual(titles);
  });

  it('refuses names without a component', () => {
    expect(() => selectComponents(titles, ['Button', 'Buton'])).toThrow('Unknown component: Buton.');
  });
});

describe('sheetsLeftOver', () => {
  it('names the sheets of components that no longer exist', () => {
    const files = ['Actions-Button.webp', 'Examples-Product-page.webp', 'Text-Fold.webp', 'chromium.txt'];
    expect(sheetFile('Examples/Product page')).toBe('Examples-Product-page.webp');
    expect(sheetsLeftOver(files, titles)).toEqual(['Text-Fold.webp']);
  });
});
