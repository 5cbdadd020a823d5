import type * as wire from '@mahd/contract';
import { atom } from 'jotai';
import { isAborted, type HttpClient, type RequestOptions } from '../http/index.js';
import { object, refuse, string, type Decoder } from '../http/decoders.js';
import { browserStorage, httpAtom } from '../store/index.js';
import { COUNTRY_KEY } from './deviceKeys.js';

/** URLs of the two lookup services, relative to the API or absolute. */
export interface GeoServices {
  /** Returns `countryCode`. */
  readonly primary: string;
  /** Returns `country`. */
  readonly fallback: string;
}

const OUR_SERVICES: GeoServices = { primary: 'geo', fallback: 'geo/fallback' };

/** ISO 3166-1 alpha-2, upper case. */
const countryCode: Decoder<string> = (value, path = '$') => {
  const code = string(value, path).toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : refuse(path, 'a country code');
};

const primaryAnswer = object<wire.Geo>({ countryCode });
const fallbackAnswer = object<wire.GeoFallback>({ country: countryCode });

/**
 * Queries the first service, then the second.
 * @throws HttpError of the second service
 */
export async function lookUpCountry(
  http: HttpClient,
  services: GeoServices,
  call?: Pick<RequestOptions, 'signal'>,
): Promise<string> {
  try {
    return primaryAnswer(await http.get(services.primary, call)).countryCode;
  } catch (error) {
    if (isAborted(error)) throw error;
    return fallbackAnswer(await http.get(services.fallback, call)).country;
  }
}

const knownCountryAtom = atom<string | undefined>(undefined);
const lookupAtom = atom<Promise<void> | undefined>(undefined);

/** The visitor's country, ISO 3166-1 alpha-2; undefined while unknown, which counts as the main market. */
export const countryAtom = atom((get) => get(knownCountryAtom));

/** The country the shop delivers in. */
const MAIN_MARKET = 'AE';

/** Whether the visitor was detected outside the country the shop delivers in. */
export const isAbroadAtom = atom((get) => (get(knownCountryAtom) ?? MAIN_MARKET) !== MAIN_MARKET);

/** Stores on the device that the visitor is in the country the shop delivers in, whatever was detected. */
export const confirmMainMarketAtom = atom(null, (_get, set) => {
  set(knownCountryAtom, MAIN_MARKET);
  rememberCountry(MAIN_MARKET);
});

/** ISO 3166-1 alpha-2. */
export const SAUDI_ARABIA = 'SA';

/** Visitors from Saudi Arabia get the Arabic site, without prices and whatever leads to an order. */
export const isSaudiVisitorAtom = atom((get) => get(knownCountryAtom) === SAUDI_ARABIA);

/**
 * Looks up the visitor's country in the browser, when the page is idle. A stored country needs no request; a failure is
 * ignored and retried on the next page load. Without configured services our own API is used.
 */
export const detectCountryAtom = atom(null, (get, set, services: GeoServices = OUR_SERVICES): Promise<void> => {
  const running = get(lookupAtom);
  if (running) return running;
  const lookup = async () => {
    const cached = readCountry();
    if (cached) return set(knownCountryAtom, cached);
    const found = await lookUpCountry(get(httpAtom), services).catch(() => undefined);
    if (found) {
      set(knownCountryAtom, found);
      rememberCountry(found);
    }
  };
  const started = lookup();
  set(lookupAtom, started);
  return started;
});

function readCountry(): string | undefined {
  try {
    const stored = browserStorage('localStorage')?.getItem(COUNTRY_KEY);
    return stored ? primaryAnswer(JSON.parse(stored)).countryCode : undefined;
  } catch {
    return undefined;
  }
}

function rememberCountry(code: string): void {
  try {
    browserStorage('localStorage')?.setItem(COUNTRY_KEY, JSON.stringify({ countryCode: code }));
  } catch {
    // Storage is full. The next page load looks it up again.
  }
}
