import type { ReturnableLine } from '@mahd/data/orders';
import type { Language } from '@mahd/rules/locale';

/** The name of an order line with size and color. */
export function lineName(
  { name, size, color, arabic }: Pick<ReturnableLine, 'name' | 'size' | 'color' | 'arabic'>,
  language: Language,
): string {
  const localized = (english: string, translated: string) => (language === 'ar' && translated) || english;
  return [localized(name, arabic.name), localized(size, arabic.size), localized(color, arabic.color)]
    .filter(Boolean)
    .join(' · ');
}
