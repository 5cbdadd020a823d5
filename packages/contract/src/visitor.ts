import { Type, type Static } from '@sinclair/typebox';

/** GET auth/emirates. Area names repeat across emirates: key areas by emirate and name. */
export const Location = Type.Object({ name: Type.String(), name_ar: Type.String() });
export const Emirate = Type.Object({ name: Type.String(), name_ar: Type.String(), locations: Type.Array(Location) });
export type Emirate = Static<typeof Emirate>;
export const EmirateList = Type.Object({ data: Type.Array(Emirate) });
export type EmirateList = Static<typeof EmirateList>;

/** GET geo: ISO 3166-1 alpha-2. */
export const Geo = Type.Object({ countryCode: Type.String({ pattern: '^[A-Z]{2}$' }) });
export type Geo = Static<typeof Geo>;
/** GET geo/fallback: the second service calls the same value `country`. */
export const GeoFallback = Type.Object({ country: Type.String({ pattern: '^[A-Z]{2}$' }) });
export type GeoFallback = Static<typeof GeoFallback>;
