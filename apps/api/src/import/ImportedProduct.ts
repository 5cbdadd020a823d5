import type { Picture, SortingName } from '@mahd/contract';
import type { Fils } from '@mahd/rules/shop';
import type { Localized } from '../db/schema/index.js';

/** A size or pattern read from a file; null means the file does not say. */
export interface ImportedVariant {
  readonly place: string;
  readonly code: string | null;
  readonly barcode: string | null;
  readonly size: Localized<string>;
  readonly color: Localized<string>;
  readonly colorCode: string | null;
  readonly fullName: Localized<string>;
  readonly shortDescription: Localized<string>;
  /** Null: unknown, cannot be bought. */
  readonly priceFils: Fils | null;
  /** 0 when there is no discount. */
  readonly discountedFils: Fils;
  readonly discountPercent: number;
  readonly stock: number | null;
  readonly ageFromMonths: number;
  readonly pictures: readonly Picture[];
}

/** A product read from a file, validated on its own but not yet against the shop. */
export interface ImportedProduct {
  /** Position in the file, for the report: "line 7" or "product 3". */
  readonly place: string;
  readonly route: string;
  readonly code: string | null;
  readonly name: Localized<string>;
  readonly category: string;
  readonly subCategory: string;
  /** Null: taken from the sub-category. */
  readonly regulatedFeeding: boolean | null;
  /** Null: taken from the sub-category. */
  readonly hygiene: boolean | null;
  readonly ageFromMonths: number;
  readonly tags: Localized<string[]>;
  readonly sortings: readonly SortingName[];
  readonly shortDescription: Localized<string>;
  /** HTML, not sanitised yet. */
  readonly longDescription: Localized<string>;
  readonly specificationRows: Localized<{ label: string; value: string }[]>;
  readonly howToUse: Localized<string[]>;
  readonly safety: Localized<string[]>;
  readonly ingredients: string | null;
  readonly notice: Localized<string> | null;
  readonly link: string | null;
  readonly related: readonly string[];
  readonly pictures: readonly Picture[];
  readonly defaultVariant: string | null;
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
  readonly problems: readonly ImportProblem[];
}
