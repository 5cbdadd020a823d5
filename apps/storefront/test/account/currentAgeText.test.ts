import { expect, it } from 'vitest';
import { currentAgeText } from '../../src/features/account/currentAgeText.js';

const key = (text: string) => text;

it('shows the age as it was answered, until the child is older than that', () => {
  expect(currentAgeText(key, '3-6 months', 3)).toBe('register.kidAges.months3to6');
  expect(currentAgeText(key, '3-6 months', 5)).toBe('register.kidAges.months3to6');
  expect(currentAgeText(key, '3-6 months', 6)).toBeNull();
  expect(currentAgeText(key, null, 3)).toBeNull();
});
