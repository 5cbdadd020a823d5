'use client';
import { useEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Icon } from '../../foundation/icons/Icon.js';
import { warnAboutName } from '../../foundation/inputWarnings.js';
import { useComponentStrings, type ReplacedStrings } from '../../foundation/useComponentStrings.js';
import { useUi } from '../../foundation/UiProvider.js';
import { useFormats } from '../../foundation/useFormats.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { Picture, type PictureSource } from '../../media/Picture/index.js';
import type { PriceValue } from '../../text/Price/index.js';
import { CardPrice } from '../CardPrice/index.js';
import { Root } from './CartLine.styles.js';
import { strings } from './strings.js';

export interface CartLineProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Page of the product, the target of its name. */
  href: string;
  /** Name of the product. */
  name: string;
  /** Picture; with `null`, a placeholder. */
  picture: PictureSource | null;
  /** Selected size, colour and pattern. */
  details?: readonly string[];
  /** Price of one piece. Shown when it differs from `lineTotal`. */
  price: PriceValue;
  /** Price of all pieces, in the smallest unit of the currency. */
  lineTotal: number;
  /** A `QuantityStepper`, or plain text in a read-only summary. */
  quantity: ReactNode;
  /** A button such as "Save for later", with an icon and its text in a `span`, which phones hide: give it an `aria-label`. */
  actions?: ReactNode;
  /** What changed or is wrong with this line. */
  notice?: string;
  /** Shows a remove button and is called when it is pressed. */
  onRemove?(): void;
  /** Whether the line is removed and can be restored. */
  removed?: boolean;
  /** Called when the undo button of a removed line is pressed. */
  onUndo?(): void;
  /** Replaces texts, for example for a further language. */
  strings?: ReplacedStrings<'CartLine'>;
}

/** A line of the cart. A removed line stays in place and offers undo. */
export function CartLine({
  href,
  name,
  picture,
  details = [],
  price,
  lineTotal,
  quantity,
  actions,
  notice,
  onRemove,
  removed = false,
  onUndo,
  strings: replaced,
  ...rest
}: CartLineProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutName('CartLine', 'name', name);
  const { Link } = useUi();
  const t = useComponentStrings(strings, replaced);
  const { formatPrice } = useFormats();
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(removed);
  // One piece has one price.
  const isSingle = lineTotal === price.amount;

  // Remove and Undo replace each other: move the focus to the new button, or it is lost.
  useEffect(() => {
    if (was.current === removed) return;
    was.current = removed;
    if (document.activeElement === document.body) button.current?.focus();
  }, [removed]);

  // There before its text, or screen readers would not announce it.
  const status = (
    <p data-part="removed" role="status">
      {removed && t('removed', { name })}
    </p>
  );
  if (removed) {
    return (
      <Root {...rest} data-part="cart-line" data-removed="" aria-label={name}>
        {status}
        <button type="button" data-part="undo" ref={button} aria-label={`${t('undo')}: ${name}`} onClick={onUndo}>
          {t('undo')}
        </button>
      </Root>
    );
  }
  return (
    <Root {...rest} data-part="cart-line" aria-label={name}>
      {status}
      <div data-part="media">
        <Picture picture={picture} alt="" ratio="square" sizes="(min-width: 768px) 112px, 88px" />
      </div>
      <div data-part="text">
        <div data-part="info">
          <Link href={href} data-part="name">
            {name}
          </Link>
          {details.length > 0 && (
            <ul data-part="details">
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
          {!isSingle && (
            <p data-part="price">
              <CardPrice price={price} /> <span>{t('unitPrice')}</span>
            </p>
          )}
          {notice && <p data-part="notice">{notice}</p>}
        </div>
        <p data-part="total">
          {isSingle ? (
            <CardPrice price={price} />
          ) : (
            <>
              <VisuallyHidden>{t('lineTotal')}: </VisuallyHidden>
              <bdi>{formatPrice(lineTotal, price.currency)}</bdi>
            </>
          )}
        </p>
      </div>
      <div data-part="quantity">{quantity}</div>
      {(actions || onRemove) && (
        <div data-part="actions">
          {actions}
          {onRemove && (
            <button
              type="button"
              data-part="remove"
              ref={button}
              aria-label={t('removeFromCart', { name })}
              onClick={onRemove}
            >
              <Icon name="trash" />
              <span aria-hidden="true">{t('remove')}</span>
            </button>
          )}
        </div>
      )}
    </Root>
  );
}
