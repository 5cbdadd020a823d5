import { useAtom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useSyncExternalStore, type ComponentProps, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { cartLinesAtom, cartTotalsAtom, toCartRows } from '@mahd/data/cart';
import { productAtom, toProductCard } from '@mahd/data/catalog';
import { formatNumber, formatPrice } from '@mahd/rules/locale';
import { FREE_DELIVERY_FROM } from '@mahd/rules/shop';
import { BottomSheet } from '@mahd/ui/BottomSheet';
import { belowTablet } from '@mahd/ui/breakpoints';
import { CardPrice } from '@mahd/ui/CardPrice';
import { Cluster } from '@mahd/ui/Cluster';
import { FreeDeliveryProgress } from '@mahd/ui/FreeDeliveryProgress';
import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Picture } from '@mahd/ui/Picture';
import { Price } from '@mahd/ui/Price';
import { Stack } from '@mahd/ui/Stack';
import { Text } from '@mahd/ui/Text';
import { useLanguage } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import { useMessages } from '../../shell/useMessages.js';
import { addedLineAtom } from './addedLineAtom.js';
import { Added, ProductRow, SideSheet, SubTotal, SuggestionText } from './AddedSheet.styles.js';
import { CardAction } from './CardAction.js';
import { suggestedWith } from './suggestedWith.js';

/** How long the sheet stays open when nobody uses the page, ms: several times as long as it takes to read it. */
const UNUSED_FOR = 30_000;

/** How many suggestions are shown: as many as fit without scrolling. */
const suggestionsThatFit = () => {
  if (isPhone()) return 2;
  if (matchMedia('(min-height: 56rem)').matches) return 4;
  return matchMedia('(min-height: 49rem)').matches ? 3 : 2;
};

const isPhone = () => matchMedia(belowTablet).matches;
const subscribeToNothing = () => () => undefined;

/** What was added to the cart, the way to free delivery, and products that go with it: a sheet at the bottom of phones, elsewhere at the side. */
export default function AddedSheet() {
  const { t } = useMessages('cart');
  const language = useLanguage();
  // Of each visit, also of one to the same page: from the empty checkout the sheet leads to the checkout.
  const { key } = useLocation();
  const [added, setAdded] = useAtom(addedLineAtom);
  const lines = useAtomValue(cartLinesAtom);
  const { paymentDetails } = useAtomValue(cartTotalsAtom);
  const sheet = useRef<HTMLDialogElement>(null);
  const visit = useRef(key);
  const atBottom = useSyncExternalStore(subscribeToNothing, isPhone);
  const close = useCallback(() => setAdded((current) => current && { ...current, open: false }), [setAdded]);

  useEffect(() => {
    if (visit.current === key) return;
    visit.current = key;
    close();
  }, [key, close]);

  const line = lines.find(({ productCode }) => productCode === added?.productCode);
  const open = added?.open === true && line !== undefined;
  useCloseUnused(sheet, open, close);
  // A suggestion that was added is replaced with its button.
  useEffect(() => {
    if (open && document.activeElement === document.body) sheet.current?.focus();
  }, [open, line?.route]);
  if (!added || !line) return null;

  const [row] = toCartRows([line], [], language);
  const Sheet = atBottom ? BottomSheet : EndDrawer;
  return (
    <Sheet
      ref={sheet}
      open={open}
      onOpenChange={close}
      title={
        <Added>
          <Icon name="check" />
          {t('toast.addedToCart')}
        </Added>
      }
      actions={
        <>
          <SubTotal>
            <span>{t('cart.subTotalOf', { n: lines.reduce((sum, { quantity }) => sum + quantity, 0) })}</span>
            <bdi>{formatPrice(paymentDetails.subTotal, language)}</bdi>
          </SubTotal>
          <LinkButton href="/cart" variant="outline">
            {t('cart.view')}
          </LinkButton>
          <LinkButton href="/checkout">{t('cart.checkout')}</LinkButton>
        </>
      }
    >
      <Stack gap={24}>
        {row && (
          <ProductRow>
            <Picture picture={row.picture} alt="" ratio="square" sizes="112px" />
            <Stack gap={4} role="status">
              <span data-part="name">{row.name}</span>
              <Text size="small" muted>
                {[...row.details, t('cart.quantity', { n: formatNumber(line.quantity) })].join(' · ')}
              </Text>
              <Cluster gap={4} align="baseline">
                <Price price={row.price} size="small" />
                {line.quantity > 1 && (
                  <Text as="span" size="small" muted>
                    {t('cart.each')}
                  </Text>
                )}
              </Cluster>
            </Stack>
          </ProductRow>
        )}
        <FreeDeliveryProgress
          value={paymentDetails.subTotal - paymentDetails.promoDiscount}
          threshold={FREE_DELIVERY_FROM}
        />
        <Suggestions
          key={line.route}
          route={line.route}
          inCart={lines.map(({ route }) => route)}
          title={t('cart.goesWithIt')}
        />
      </Stack>
    </Sheet>
  );
}

function EndDrawer(props: ComponentProps<typeof SideSheet>) {
  return <SideSheet side="end" size="medium" {...props} />;
}

interface SuggestionsProps {
  /** The route of the product that was added. */
  route: string;
  /** The routes of the products in the cart, which are not suggested. */
  inCart: readonly string[];
  title: string;
}

/** Products related to the one that was added. Bottles, teats and other regulated products are never suggested. */
function Suggestions({ route, inCart, title }: SuggestionsProps) {
  const language = useLanguage();
  const { data: product } = useAtomValue(productAtom(route));
  const count = useSyncExternalStore(subscribeToNothing, suggestionsThatFit);
  const suggestions = suggestedWith(product, inCart)
    .slice(0, count)
    .map((related) => ({
      related,
      card: toProductCard(related, language),
    }));
  if (suggestions.length === 0) return null;
  return (
    <Stack gap={16}>
      <Heading headingLevel={3} size="small">
        {title}
      </Heading>
      {suggestions.map(({ related, card }) => (
        <ProductRow key={related._id} data-small="">
          <Picture picture={card.picture} alt="" ratio="square" sizes="80px" />
          <SuggestionText>
            <div>
              <ShopLink href={card.href}>{card.name}</ShopLink>
              <p>
                <CardPrice price={card.price} />
              </p>
            </div>
            <CardAction product={related} card={card} small />
          </SuggestionText>
        </ProductRow>
      ))}
    </Stack>
  );
}

/**
 * Closes the sheet after a while, unless the visitor points at it, moves the focus in it, or touches, scrolls or types anywhere. Never when the keyboard
 * opened it: a screen reader may be reading it.
 */
function useCloseUnused(sheet: RefObject<HTMLDialogElement | null>, open: boolean, close: () => void) {
  useEffect(() => {
    const element = sheet.current;
    if (!open || !element || element.matches(':focus-visible')) return;
    const timer = setTimeout(close, UNUSED_FOR);
    const keep = () => clearTimeout(timer);
    const keepInside = ({ target }: Event) => {
      // The backdrop belongs to the dialog element, its content does not.
      if (target !== element) keep();
    };
    const inside = ['pointerover', 'focusin'];
    const anywhere = ['pointerdown', 'wheel', 'keydown'];
    for (const name of inside) element.addEventListener(name, keepInside);
    for (const name of anywhere) document.addEventListener(name, keep, { passive: true });
    return () => {
      keep();
      for (const name of inside) element.removeEventListener(name, keepInside);
      for (const name of anywhere) document.removeEventListener(name, keep);
    };
  }, [sheet, open, close]);
}
