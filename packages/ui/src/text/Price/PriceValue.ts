/** A price with VAT. Amounts are whole numbers of the currency's smallest unit: fils, cents. */
export interface PriceValue {
  /** Current price; `null` while it is unknown. */
  amount: number | null;
  /** Price before the discount, struck through. Shown only when above `amount`. */
  was?: number | null;
  /** Discount in percent, with `from` the highest one. Shown only above 0; a `Price` shows it together with `was`. */
  percent?: number;
  /** With `from`: the size that `percent` is for, when it is not the one `amount` buys. The badge of a card names it. */
  reducedSize?: string;
  /** `amount` is the lowest of several prices. */
  from?: boolean;
  /** ISO 4217 code; the provider's by default. */
  currency?: string;
}
