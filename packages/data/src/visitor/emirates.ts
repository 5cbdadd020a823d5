import type { Language } from '@mahd/rules/locale';
import type { HttpClient } from '../http/index.js';
import { array, object, optional, string, type Decoded } from '../http/decoders.js';
import { queryAtomFamily, type NamedQuery } from '../store/index.js';

const place = { name: string, name_ar: optional(string, '') };
const emirateList = object({ data: array(object({ ...place, locations: optional(array(object(place)), []) })) });

/** An emirate with its areas. Area names repeat across emirates: an area is known by emirate and name. */
export type Emirate = Decoded<typeof emirateList>['data'][number];

/** GET auth/emirates. `address` is the specification's absolute address where one is configured. */
export const emiratesQuery = (http: HttpClient, address = 'auth/emirates'): NamedQuery<Emirate[]> => ({
  queryKey: ['visitor', 'emirates', address],
  queryFn: async ({ signal }) => emirateList(await http.get(address, { signal })).data,
});

/** `useAtomValue(emiratesAtom())`: the emirates and their areas. */
export const emiratesAtom = queryAtomFamily(emiratesQuery);

/** A choice of a select: the English name is the value in both languages. */
export interface PlaceOption {
  readonly value: string;
  readonly label: string;
  /** The name in both languages, for finding it by typing. */
  readonly keywords: readonly string[];
}

/** Emirates or areas as choices. */
export const toPlaceOptions = (
  places: readonly { readonly name: string; readonly name_ar: string }[],
  language: Language,
): PlaceOption[] =>
  places.map(({ name, name_ar: arabic }) => ({
    value: name,
    label: language === 'ar' && arabic !== '' ? arabic : name,
    keywords: [name, arabic],
  }));
