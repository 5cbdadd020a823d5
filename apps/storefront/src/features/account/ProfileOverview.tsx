import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { Profile } from '@mahd/data/account';
import { cartLinesAtom } from '@mahd/data/cart';
import type { AccountOrderSummary } from '@mahd/data/orders';
import { babyDateAtom } from '@mahd/data/visitor';
import { wishlistAtom } from '@mahd/data/wishlist';
import { toProductCard } from '@mahd/data/catalog';
import { commaOf, formatNumber } from '@mahd/rules/locale';
import { Badge } from '@mahd/ui/Badge';
import { Card } from '@mahd/ui/Card';
import { Heading } from '@mahd/ui/Heading';
import { icons, SvgIcon } from '@mahd/ui/icons';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Picture } from '@mahd/ui/Picture';
import { Skeleton } from '@mahd/ui/Skeleton';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import { banknote } from '../../shell/banknote.js';
import { usePlaceNames } from '../delivery/usePlaceNames.js';
import { guideHref } from '../visitor/guideHref.js';
import { useBabyStage } from '../visitor/useBabyStage.js';
import drawing from './drawings/heart-garland.svg?url';
import heartBalloon from '../wishlist/drawings/heart-balloon.svg?url';
import { currentAgeText } from './currentAgeText.js';
import { EmailText } from './EmailText.js';
import { GuidePicture } from './GuidePicture.js';
import { ReturnsCard } from './ReturnsCard.js';
import { CardPicture, OverviewCards, Promises, Thumbnails, Unbroken, Welcome } from './AccountHome.styles.js';

interface ProfileOverviewProps {
  profile: Profile;
  /** The newest first; undefined when they could not be loaded. */
  orders: readonly AccountOrderSummary[] | undefined;
  /** The newest order. */
  lastOrder?: ReactNode;
  /** What is to be done first, below the greeting. */
  children?: ReactNode;
}

/** A greeting, and what most visits to the account look for. */
export function ProfileOverview({ profile, orders, lastOrder, children }: ProfileOverviewProps) {
  const t = useTranslate();
  // Without an order the first one needs an address.
  const saved = (
    <>
      <BabyCard profile={profile} />
      <WishlistCard userId={profile._id} />
    </>
  );
  return (
    <Stack gap={24}>
      <Welcome>
        <Stack gap={16}>
          <Heading headingLevel={2}>
            {/* Isolated, because a name may have the other direction. */}
            {t(lastOrder ? 'profile.welcomeBack' : 'profile.welcome', {
              firstName: `\u2068${profile.firstName}\u2069`,
            })}
          </Heading>
          {children}
          {!lastOrder && <FirstSteps orders={orders} />}
        </Stack>
        <img src={drawing} alt="" width={500} height={500} />
        {lastOrder}
      </Welcome>
      <OverviewCards>
        {lastOrder && saved}
        <AddressCard profile={profile} />
        <DetailsCard profile={profile} />
        {!lastOrder && saved}
        <ReturnsCard orders={orders ?? []} />
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

const promises = [
  [icons.truck, 'promises.freeDelivery'],
  [icons.package, 'promises.returns'],
  [banknote, 'promises.cashOnDelivery'],
] as const;

/** For an account without orders: what the shop promises, and the way to the products. */
function FirstSteps({ orders }: Pick<ProfileOverviewProps, 'orders'>) {
  const t = useTranslate();
  return (
    <>
      <p>{t(orders ? 'profile.firstSteps' : 'orders.failed')}</p>
      {orders && (
        <Promises data-sale role="list">
          {promises.map(([shape, text]) => (
            <li key={text}>
              <SvgIcon shape={shape} />
              {t(text)}
            </li>
          ))}
        </Promises>
      )}
      <div>
        <ShoppingLink />
      </div>
    </>
  );
}

/** To the checkout with a cart, otherwise to the products. */
function ShoppingLink() {
  const t = useTranslate();
  const hasCart = useAtomValue(cartLinesAtom).length > 0;
  return (
    <LinkButton href={hasCart ? '/checkout' : '/mother-baby-products'}>
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
      media={<GuidePicture stage={stage} />}
      description={stage ? undefined : t('profile.babyText')}
      actions={
        <>
          {stage && <ShopLink href={guideHref(stage)}>{t('myBaby.guide')}</ShopLink>}
          <ChangeLink href="/profile?active=details" title={t('myBaby.title')} empty={!stage} />
          {!stage && <ShopLink href="/mother-baby-world">{t('nav.motherBabyWorld')}</ShopLink>}
        </>
      }
    >
      {stage && (
        <p>
          {range ? (
            <>
              {t('register.kidAge')}: <Unbroken>{range}</Unbroken>
            </>
          ) : stage.kind === 'pregnancy' ? (
            t('myBaby.pregnancy', { week: stage.week, month: stage.month })
          ) : (
            t('myBaby.age', { n: stage.months })
          )}
        </p>
      )}
    </Card>
  );
}

/** The name and how the shop reaches her. */
function DetailsCard({ profile }: { profile: Profile }) {
  const t = useTranslate();
  return (
    <Card
      headingLevel={3}
      title={t('profile.details')}
      actions={<ChangeLink href="/profile?active=details" title={t('profile.details')} />}
    >
      <p>
        <bdi>{profile.name}</bdi>
        <br />
        <bdi dir="ltr">
          <EmailText email={profile.email} />
        </bdi>{' '}
        {profile.email_verified && <Badge tone="success">{t('profile.verified')}</Badge>}
      </p>
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

const THUMBNAILS = 3;

function WishlistCard({ userId }: { userId: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const { data: entries, isError } = useAtomValue(wishlistAtom(userId));
  const isEmpty = entries?.length === 0;
  const more = (entries?.length ?? 0) - THUMBNAILS;
  return (
    <Card
      headingLevel={3}
      title={t('wishlist.title')}
      media={
        isEmpty && (
          <CardPicture data-part="card-picture">
            <img src={heartBalloon} alt="" width={240} height={240} />
          </CardPicture>
        )
      }
      description={isEmpty ? t('wishlist.emptyText') : !entries && isError ? t('wishlist.failed') : undefined}
      actions={
        isEmpty ? (
          // Below the empty list.
          <ShopLink href="/profile?active=wishlist">{t('profile.seeRecommended')}</ShopLink>
        ) : (
          <ShopLink href="/profile?active=wishlist">{t('wishlist.sharedOwn')}</ShopLink>
        )
      }
    >
      {!entries && !isError && <Skeleton lines={2} />}
      {entries && !isEmpty && (
        <Thumbnails role="list">
          {entries.slice(0, THUMBNAILS).map(({ _id: id, product }) => {
            const { name, picture } = toProductCard(product, language);
            return (
              <li key={id}>
                <Picture picture={picture} alt={name} ratio="square" sizes="72px" />
              </li>
            );
          })}
          {more > 0 && <li data-part="more">+{formatNumber(more)}</li>}
        </Thumbnails>
      )}
    </Card>
  );
}
