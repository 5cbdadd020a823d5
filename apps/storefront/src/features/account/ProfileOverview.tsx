import { useAtomValue } from 'jotai';
import { Suspense, type ReactNode } from 'react';
import type { Profile } from '@mahd/data/account';
import { cartLinesAtom } from '@mahd/data/cart';
import type { AccountOrderSummary } from '@mahd/data/orders';
import { babyDateAtom } from '@mahd/data/visitor';
import { wishlistAtom } from '@mahd/data/wishlist';
import { toProductCard } from '@mahd/data/catalog';
import { commaOf, formatDate, formatPrice } from '@mahd/rules/locale';
import { Badge } from '@mahd/ui/Badge';
import { Card } from '@mahd/ui/Card';
import { Cluster } from '@mahd/ui/Cluster';
import { Heading } from '@mahd/ui/Heading';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Picture } from '@mahd/ui/Picture';
import { Skeleton } from '@mahd/ui/Skeleton';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import type { MessageKey } from '../../messages/domains.js';
import { useMessages } from '../../shell/useMessages.js';
import { usePlaceNames } from '../delivery/usePlaceNames.js';
import { orderStatus } from '../orders/orderStatus.js';
import { guideHref } from '../visitor/guideHref.js';
import { useBabyStage } from '../visitor/useBabyStage.js';
import drawing from './drawings/heart-garland.svg?url';
import { currentAgeText } from './currentAgeText.js';
import { OverviewCards, Thumbnails, Welcome } from './Profile.styles.js';

interface ProfileOverviewProps {
  profile: Profile;
  /** The newest first; undefined when they could not be loaded. */
  orders: readonly AccountOrderSummary[] | undefined;
  /** What is to be done first, below the greeting. */
  children?: ReactNode;
}

/** A greeting, and what most visits to the account look for. */
export function ProfileOverview({ profile, orders, children }: ProfileOverviewProps) {
  const t = useTranslate();
  // Without orders nothing can be returned.
  const isNew = orders?.length === 0;
  return (
    <Stack gap={24}>
      <Welcome>
        <Stack gap={16}>
          <Heading headingLevel={2}>{t('nav.greeting', { firstName: `\u2068${profile.firstName}\u2069` })}</Heading>
          {children}
          <LastOrder orders={orders} />
        </Stack>
        <img src={drawing} alt="" width={500} height={500} />
      </Welcome>
      <OverviewCards>
        <BabyCard profile={profile} />
        <AddressCard profile={profile} />
        <WishlistCard userId={profile._id} onlyFilled={isNew} />
        {!isNew && <ReturnsCard orders={orders ?? []} />}
      </OverviewCards>
    </Stack>
  );
}

interface ChangeLinkProps {
  href: string;
  /** What is changed. */
  title: string;
  /** Whether there is nothing yet to change. */
  empty?: boolean;
}

function ChangeLink({ href, title, empty = false }: ChangeLinkProps) {
  const label = useTranslate()(empty ? 'profile.add' : 'profile.change');
  return (
    <ShopLink href={href} aria-label={`${label}: ${title}`}>
      {label}
    </ShopLink>
  );
}

function LastOrder({ orders }: Pick<ProfileOverviewProps, 'orders'>) {
  const t = useTranslate();
  const language = useLanguage();
  const order = orders?.[0];
  if (!order) {
    return (
      <>
        <p>{t(orders ? 'orders.empty' : 'orders.failed')}</p>
        <div>
          <ShoppingLink />
        </div>
      </>
    );
  }
  const status = orderStatus(order, t);
  const [href, action] = nextStep(order);
  return (
    <>
      <Stack gap={4}>
        <Cluster gap={12}>
          <Heading headingLevel={3} size="small">
            {t('profile.lastOrder')}
          </Heading>
          <Badge tone={status.tone}>{status.label}</Badge>
        </Cluster>
        <p>
          <bdi dir="ltr">{order.order_number}</bdi>
          {' · '}
          <bdi>{formatDate(order.created_at, language)}</bdi>
          {' · '}
          <bdi>{formatPrice(order.final_total, language)}</bdi>
        </p>
      </Stack>
      <Cluster gap={16}>
        <LinkButton href={href}>{t(action)}</LinkButton>
        <LinkButton variant="ghost" href="/profile?active=order">
          {t('profile.allOrders')}
        </LinkButton>
        <ShoppingLink variant="ghost" />
      </Cluster>
    </>
  );
}

const detailsOf = (order: AccountOrderSummary) =>
  `/profile?active=order&order=${encodeURIComponent(order.order_number)}`;

/** Where most go from an order: its address and name. */
function nextStep(order: AccountOrderSummary): readonly [href: string, name: MessageKey] {
  if (order.payment_page !== null) return [order.payment_page, 'cart.payNow'];
  if (order.status === null) return [detailsOf(order), 'orders.details'];
  if (order.status === 'ORDERCANCELLED' || order.status === 'ORDERDELIVERED')
    return [detailsOf(order), 'orders.buyAgain'];
  return [`/order-tracking?order=${encodeURIComponent(order.order_number)}`, 'profile.trackOrder'];
}

/** The return that is open, or how to start one. */
function ReturnsCard({ orders }: { orders: readonly AccountOrderSummary[] }) {
  const t = useTranslate();
  const order =
    orders.find(({ open_return: open }) => open !== null) ?? orders.find(({ status }) => status === 'ORDERDELIVERED');
  return (
    <Card
      headingLevel={3}
      title={t('profile.returns')}
      description={order?.open_return ? undefined : t('profile.returnsText')}
      actions={
        order ? (
          <ShopLink href={detailsOf(order)} aria-label={`${t('orders.details')}: ${order.order_number}`}>
            {t('orders.details')}
          </ShopLink>
        ) : (
          <ShopLink href="/profile?active=order">{t('profile.allOrders')}</ShopLink>
        )
      }
    >
      {order?.open_return && (
        <Suspense fallback={<Skeleton lines={1} />}>
          <OpenReturn {...order.open_return} />
        </Suspense>
      )}
    </Card>
  );
}

function OpenReturn({ return_number: number, state }: NonNullable<AccountOrderSummary['open_return']>) {
  const { t } = useMessages('returns');
  return (
    <Cluster gap={8}>
      <bdi dir="ltr">{number}</bdi>
      <Badge tone="info">{t(`returns.states.${state}`)}</Badge>
    </Cluster>
  );
}

/** To the checkout with a cart, otherwise to the products. */
function ShoppingLink({ variant }: { variant?: 'ghost' }) {
  const t = useTranslate();
  const hasCart = useAtomValue(cartLinesAtom).length > 0;
  return (
    <LinkButton variant={variant} href={hasCart ? '/checkout' : '/mother-baby-products'}>
      {t(hasCart ? 'profile.goToCheckout' : 'nav.viewAllProducts')}
    </LinkButton>
  );
}

function BabyCard({ profile }: { profile: Profile }) {
  const t = useTranslate();
  const stage = useBabyStage();
  const isEstimate = useAtomValue(babyDateAtom) === null;
  const range = isEstimate && stage?.kind === 'baby' ? currentAgeText(t, profile.kid_age, stage.months) : null;
  return (
    <Card
      headingLevel={3}
      title={t('myBaby.title')}
      description={stage ? undefined : t('profile.babyText')}
      actions={
        <>
          {stage && <ShopLink href={guideHref(stage)}>{t('myBaby.guide')}</ShopLink>}
          <ChangeLink href="/profile?active=basic#details" title={t('myBaby.title')} empty={!stage} />
        </>
      }
    >
      {stage && (
        <p>
          {range
            ? `${t('register.kidAge')}: ${range}`
            : stage.kind === 'pregnancy'
              ? t('myBaby.pregnancy', { week: stage.week, month: stage.month })
              : t('myBaby.age', { n: stage.months })}
        </p>
      )}
    </Card>
  );
}

function AddressCard({ profile }: { profile: Profile }) {
  const t = useTranslate();
  const language = useLanguage();
  const { emirate, area } = usePlaceNames(profile);
  if (!profile.address) {
    return (
      <Card
        headingLevel={3}
        title={t('field.address')}
        description={t('profile.noAddress')}
        actions={<ShopLink href="/profile?active=addresses">{t('profile.addAddress')}</ShopLink>}
      />
    );
  }
  return (
    <Card
      headingLevel={3}
      title={t('field.address')}
      actions={<ChangeLink href="/profile?active=addresses" title={t('field.address')} />}
    >
      <p>
        <bdi>{profile.address}</bdi>
        <br />
        <bdi>{[area, emirate, t('profile.country')].filter(Boolean).join(commaOf(language))}</bdi>
      </p>
    </Card>
  );
}

const THUMBNAILS = 4;

interface WishlistCardProps {
  userId: string;
  /** Shows the card only with products in it. */
  onlyFilled: boolean;
}

function WishlistCard({ userId, onlyFilled }: WishlistCardProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { data: entries, isError } = useAtomValue(wishlistAtom(userId));
  if (onlyFilled && !entries?.length) return null;
  return (
    <Card
      headingLevel={3}
      title={t('wishlist.title')}
      description={
        entries?.length === 0 ? t('wishlist.emptyText') : !entries && isError ? t('wishlist.failed') : undefined
      }
      actions={<ShopLink href="/profile?active=wishlist">{t('wishlist.sharedOwn')}</ShopLink>}
    >
      {!entries && !isError && <Skeleton lines={2} />}
      {entries && entries.length > 0 && (
        <Thumbnails>
          {entries.slice(0, THUMBNAILS).map(({ _id: id, product }) => {
            const { name, picture } = toProductCard(product, language);
            return (
              <li key={id}>
                <Picture picture={picture} alt={name} ratio="square" sizes="56px" />
              </li>
            );
          })}
        </Thumbnails>
      )}
    </Card>
  );
}
