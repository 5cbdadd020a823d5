import { useAtomValue } from 'jotai';
import { measuredOffer, offersQuery, toOfferCard, type OfferProduct } from '@mahd/data/catalog';
import { limitedTimeOfferAtom, limitedTimeOfferQuery, type LimitedTimeOfferContent } from '@mahd/data/content';
import { Container } from '@mahd/ui/Container';
import { EmptyState } from '@mahd/ui/EmptyState';
import { ErrorState } from '@mahd/ui/ErrorState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { OfferCard } from '@mahd/ui/OfferCard';
import { ProductGrid } from '@mahd/ui/ProductGrid';
import { RichText } from '@mahd/ui/RichText';
import { Stack } from '@mahd/ui/Stack';
import { Text } from '@mahd/ui/Text';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { getLoadedData } from '../../app/getLoadedData.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import emptyDrawing from '../../shell/drawings/empty-search.svg?url';
import errorDrawing from '../../shell/drawings/error.svg?url';
import { listData } from '../../features/catalog/crumbs.js';
import { useTrack } from '../../features/visitor/useTrack.js';
import { LandingBanner, landingPreload, LandingSection } from '../../features/content/LandingBanner.js';
import { Message } from '../../features/content/Landing.styles.js';
import { readingMeta } from '../../features/content/readingMeta.js';
import { absoluteOf, trail } from '../../features/content/trail.js';
import { useOffers } from '../../features/content/useOffers.js';

export function meta(state: AppState, args: PageArgs, t: Translate): PageMeta {
  const page = getLoadedData(state.shop, limitedTimeOfferQuery(state.shop.http, args.language));
  const offers = (state.shop.queryClient.getQueryData<OfferProduct[]>(offersQuery(state.shop.http).queryKey) ?? []).map(
    (offer) => toOfferCard(offer, args.language),
  );
  const data = listData(offers, absoluteOf(state.settings, args.language));
  return {
    ...readingMeta(state, args, {
      ...page,
      data,
      crumbs: trail(args.language, t, { label: page.menu, href: '/limited-time-offer' }),
    }),
    ...landingPreload(page.banner.art, args.language),
  };
}

export async function loader({ shop }: AppState, { language }: PageArgs): Promise<void> {
  await Promise.all([
    shop.load(limitedTimeOfferQuery(shop.http, language)),
    // Without the offers the page still stands: the browser asks for them again.
    shop.load(offersQuery(shop.http)).catch(() => undefined),
  ]);
}

/** The offer landing page (specification, section 2). */
export function Component() {
  const language = useLanguage();
  const { data: page } = useAtomValue(limitedTimeOfferAtom(language));
  if (!page) return null;
  const { banner, message, html } = page;
  return (
    <Container>
      <Stack gap={48}>
        <LandingBanner banner={banner} title={page.title} />
        <Message aria-labelledby="message">
          <h2 id="message">{message.title}</h2>
          <p>{message.text}</p>
        </Message>
        <LandingSection id="offers" title={page.offers.title}>
          <Offers page={page} />
        </LandingSection>
        <RichText html={html} />
      </Stack>
    </Container>
  );
}

function Offers({ page: { offers: messages, failure, empty } }: { page: LimitedTimeOfferContent }) {
  const t = useTranslate();
  const language = useLanguage();
  const { offers, failed, retry } = useOffers();
  useTrack(
    offers && offers.length > 0
      ? { name: 'view_item_list', list: '/limited-time-offer', items: offers.map(measuredOffer) }
      : null,
    language,
  );
  if (failed) {
    return (
      <ErrorState
        level={3}
        drawing={<img src={errorDrawing} alt="" width={240} height={240} />}
        title={failure.title}
        text={failure.text}
        onRetry={retry}
      />
    );
  }
  if (offers?.length === 0) {
    return (
      <EmptyState
        level={3}
        drawing={<img src={emptyDrawing} alt="" width={240} height={240} />}
        title={empty.title}
        text={empty.text}
        action={<LinkButton href={empty.href}>{empty.linkLabel}</LinkButton>}
      />
    );
  }
  return (
    <>
      {!offers && <Text role="status">{messages.loading}</Text>}
      <ProductGrid
        columns={4}
        loading={!offers}
        placeholders={4}
        announcement={t('landing.offers', { n: offers?.length ?? 0 })}
      >
        {offers?.map((offer) => {
          const { id, name, href, picture, defaultPrice, discountedPrice, discount } = toOfferCard(offer, language);
          return (
            <OfferCard
              key={id}
              href={href}
              name={name}
              picture={picture}
              defaultPrice={defaultPrice}
              discountedPrice={discountedPrice}
              percent={discount}
              actionLabel={messages.buyNow}
            />
          );
        })}
      </ProductGrid>
    </>
  );
}
