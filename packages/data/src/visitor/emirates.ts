import type * as wire from '@mahd/contract';
import type { Language } from '@mahd/rules/locale';
import { isAreaName } from '@mahd/rules/shop';
import type { HttpClient } from '../http/index.js';
import { array, object, optional, string, text } from '../http/decoders.js';
import { queryAtomFamily, type NamedQuery } from '../store/index.js';

/** An emirate with its areas. Area names are unique within an emirate only. */
export type Emirate = wire.Emirate;

const place = { name: string, name_ar: text };
const area = object<Emirate['locations'][number]>(place);
const emirateList = object<wire.EmirateList>({
  data: array(object<Emirate>({ ...place, locations: optional(array(area), []) })),
});

/**
 * GET auth/emirates, or a configured absolute URL (`address`). Entries named "Other" are removed: forms have their own
 * one, which opens a field for the name.
 */
export const emiratesQuery = (http: HttpClient, address = 'auth/emirates'): NamedQuery<Emirate[]> => ({
  queryKey: ['visitor', 'emirates', address],
  queryFn: async ({ signal }) =>
    emirateList(await http.get(address, { signal })).data.map((emirate) => ({
      ...emirate,
      locations: emirate.locations.filter(({ name }) => isAreaName(name)),
    })),
});

/** `useAtomValue(emiratesAtom())`: the emirates and their areas. */
export const emiratesAtom = queryAtomFamily(emiratesQuery);

/** A select option; its value is the English name in both languages. */
export interface PlaceOption {
  readonly value: string;
  readonly label: string;
  /** The name in both languages, for searching. */
  readonly keywords: readonly string[];
}

/** Emirates or areas as options. */
export const toPlaceOptions = (
  places: readonly { readonly name: string; readonly name_ar: string }[],
  language: Language,
): PlaceOption[] =>
  places.map(({ name, name_ar: arabic }) => ({
    value: name,
    label: language === 'ar' && arabic !== '' ? arabic : name,
    keywords: [name, arabic],
  }));
