import type { Translate } from '../../app/messages.js';
import { kidAges } from './babyAnswers.js';

/** The answer about the child's age in months, until the child that was the youngest in it is too old for it. */
export function currentAgeText(t: Translate, kidAge: string | null, months: number): string | null {
  const known = kidAges.find(([answer]) => answer === kidAge);
  return known && months < Number(/-(\d+)/.exec(known[0])?.[1]) ? t(known[1]) : null;
}
