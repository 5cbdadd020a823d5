import { formatPrice, type Language } from '@mahd/rules/locale';

/** A price in fils, without the decimals of whole dirhams. */
export const shortPrice = (fils: number, language: Language): string => formatPrice(fils, language).replace('.00', '');
