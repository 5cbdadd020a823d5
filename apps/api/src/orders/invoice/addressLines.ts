import { emirates } from '@mahd/content';
import { commaOf } from '@mahd/rules/locale';
import { escapeHtml } from '../../text/sanitise.js';
import type { Order } from '../lifecycle.js';

/** The delivery address as paragraphs, with place names in the order's language. */
export function addressLines({ language, address, area, emirate }: Order): string {
  const known = emirates.find(({ name }) => name === emirate);
  const [emirateName, areaName] = [known, known?.locations.find(({ name }) => name === area)].map((place) =>
    language === 'ar' ? place?.name_ar : place?.name,
  );
  return `<p><bdi>${escapeHtml(address)}</bdi></p>
<p><bdi>${escapeHtml(areaName ?? area)}</bdi>${commaOf(language)}<bdi>${escapeHtml(emirateName ?? emirate)}</bdi></p>`;
}
