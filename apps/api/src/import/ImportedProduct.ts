import type { Picture, SortingName } from '@mahd/contract';
import type { Fils } from '@mahd/rules/shop';
import type { Localized } from '../db/schema/index.js';

/** A size or pattern read from a file. `undefined`: the file does not say, and the present value is kept. */
export interface ImportedVariant {
  readonly place: string;
  readonly code: string | null;
  readonly barcode: string | null | undefined;
  readonly size: Localized<string> | undefined;
  readonly color: Localized<string> | undefined;
  readonly colorCode: string | null | undefined;
  /** `undefined`: built from name, size and colour. */
  readonly fullName: Localized<string> | undefined;
  readonly shortDescription: SomeTexts;
  /** Null: unknown, cannot be bought. */
  readonly priceFils: Fils | null | undefined;
  readonly discount: ImportedDiscount | undefined;
  readonly stock: number | undefined;
  readonly ageFromMonths: number | undefined;
  /** Empty: the present ones are kept. */
  readonly pictures: readonly Picture[];
}

export interface ImportedDiscount {
  /** 0 when there is none. */
  readonly percent: number;
  /** The discounted price; null: calculated from the price. */
  readonly fils: Fils | null;
}

/** Texts by language; those of a missing language are kept. */
export interface SomeTexts {
  readonly en: string | undefined;
  readonly ar: string | undefined;
}

/**
 * A product read from a file, validated on its own but not yet against the shop. `undefined`: the file does not say,
 * and the present value is kept.
 */
export interface ImportedProduct {
  /** Position in the file, for the report: "line 7" or "product 3". */
  readonly place: string;
  readonly route: string;
  /** Whether the file names the route; otherwise it is derived from the name and only finds the product. */
  readonly isRouteGiven: boolean;
  readonly code: string | null;
  readonly name: Localized<string>;
  readonly category: string;
  readonly subCategory: string;
  /** Null: taken from the sub-category. */
  readonly regulatedFeeding: boolean | null | undefined;
  /** Null: taken from the sub-category. */
  readonly hygiene: boolean | null | undefined;
  readonly ageFromMonths: number | undefined;
  readonly tags: Localized<string[]> | undefined;
  readonly sortings: readonly SortingName[] | undefined;
  readonly shortDescription: SomeTexts;
  /** HTML, not sanitised yet. */
  readonly longDescription: SomeTexts;
  readonly specificationRows: Localized<{ label: string; value: string }[]> | undefined;
  readonly howToUse: Localized<string[]> | undefined;
  readonly safety: Localized<string[]> | undefined;
  readonly ingredients: string | null | undefined;
  readonly notice: Localized<string> | null | undefined;
  readonly link: string | null | undefined;
  readonly related: readonly string[] | undefined;
  /** Empty: the present ones are kept. */
  readonly pictures: readonly Picture[];
  readonly defaultVariant: string | null | undefined;
  /** One entry without sizes or patterns, otherwise several. */
  readonly variants: readonly ImportedVariant[];
  readonly hasVariations: boolean;
}

/** An error in a file. */
export interface ImportProblem {
  readonly place: string;
  readonly problem: string;
}

export interface ImportFile {
  readonly products: readonly ImportedProduct[];
  /** Rows with errors, of which only the category is checked against the shop. */
  readonly incomplete: readonly Pick<ImportedProduct, 'place' | 'category' | 'subCategory'>[];
  readonly problems: readonly ImportProblem[];
}
