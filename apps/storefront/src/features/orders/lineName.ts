import { inLanguage } from '@mahd/data/catalog';
import type { ReturnableLine } from '@mahd/data/orders';
import type { Language } from '@mahd/rules/locale';

/** The name of an order line with size and color. */
export function lineName(
  { name, size, color, arabic }: Pick<ReturnableLine, 'name' | 'size' | 'color' | 'arabic'>,
  language: Language,
): string {
  return [
    inLanguage(language, name, arabic.name),
    inLanguage(language, size, arabic.size),
    inLanguage(language, color, arabic.color),
  ]
    .filter(Boolean)
    .join(' · ');
}
