import type { Language } from '@mahd/rules/locale';
import { parseFils } from '@mahd/rules/shop';
import type { TrackedItem } from '../visitor/track.js';
import type { HttpClient } from '../http/index.js';
import { queryAtomFamily, type NamedQuery } from '../store/index.js';
import type { Page } from './libraryDecoders.js';
import type {
  BottlefeedingContent,
  ContactContent,
  LandingProduct,
  LimitedTimeOfferContent,
  WorldContent,
} from './landingDecoders.js';
import { pagesQuery } from './queries.js';

const calls = () => import('./api.js');
type Calls = Awaited<ReturnType<typeof calls>>;
type GetPage<T> = (
  http: HttpClient,
  pages: readonly Page[],
  language: Language,
  call: { signal: AbortSignal },
) => Promise<T>;

/** A page with its own fields. Like `pageQuery`, it finds its id in the list of pages. */
const pageWith =
  <T>(name: string, get: (api: Calls) => GetPage<T>) =>
  (http: HttpClient, language: Language): NamedQuery<T> => ({
    queryKey: ['content', name, language],
    queryFn: async ({ client, signal }) => {
      const pages = await client.query({ ...pagesQuery(http, language), staleTime: 'static' });
      return get(await calls())(http, pages, language, { signal });
    },
  });

/** Mother & Baby World. */
export const worldQuery = pageWith<WorldContent>('world', (api) => api.getWorld);
export const worldAtom = queryAtomFamily(worldQuery);

/** Get in touch. */
export const contactPageQuery = pageWith<ContactContent>('contact', (api) => api.getContactPage);
export const contactPageAtom = queryAtomFamily(contactPageQuery);

/** The bottle-feeding landing page with its bottles and nipples. */
export const bottlefeedingQuery = pageWith<BottlefeedingContent>('bottlefeeding', (api) => api.getBottlefeeding);
export const bottlefeedingAtom = queryAtomFamily(bottlefeedingQuery);

/** Texts of the offer landing page. */
export const limitedTimeOfferQuery = pageWith<LimitedTimeOfferContent>(
  'limited-time-offer',
  (api) => api.getLimitedTimeOffer,
);
export const limitedTimeOfferAtom = queryAtomFamily(limitedTimeOfferQuery);

/** Price of a landing page's product in fils, or null. */
export const landingPrice = ({ price }: Pick<LandingProduct, 'price'>): number | null =>
  price.trim() === '' ? null : parseFils(price);

/** Category of the landing page's products in analytics. */
const LANDING_CATEGORY = 'bottlefeeding';

/** Turns a product of the bottle-feeding page into an analytics item. */
export const trackedLanding = (product: LandingProduct): TrackedItem => ({
  id: product.sku,
  name: product.name,
  category: LANDING_CATEGORY,
  variant: [product.size, product.color].filter(Boolean).join(', '),
  price: landingPrice(product),
});
