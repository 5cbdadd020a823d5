import type { Picture, SortingName } from '@mahd/contract';
import type { Fils } from '@mahd/rules/shop';
import type { Localized } from '../db/schema/index.js';

/** A sellable size or pattern of a file. What is null the file does not say. */
export interface ImportedVariant {
  readonly place: string;
  readonly code: string | null;
  readonly barcode: string | null;
  readonly size: Localized<string>;
  readonly color: Localized<string>;
  readonly colorCode: string | null;
  readonly fullName: Localized<string>;
  readonly shortDescription: Localized<string>;
  /** Null: not known yet, and it cannot be bought. */
  readonly priceFils: Fils | null;
  /** 0 when there is no discount. */
  readonly discountedFils: Fils;
  readonly discountPercent: number;
  readonly stock: number | null;
  readonly ageFromMonths: number;
  readonly pictures: readonly Picture[];
}

/** A product of a file, checked by itself; whether it fits this shop is another question. */
export interface ImportedProduct {
  /** Where it stands in the file, for the report: "line 7" or "product 3". */
  readonly place: string;
  readonly route: string;
  readonly code: string | null;
  readonly name: Localized<string>;
  readonly category: string;
  readonly subCategory: string;
  /** Null: as its sub-category. */
  readonly regulatedFeeding: boolean | null;
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
  /** One without size or pattern to choose, or several. */
  readonly variants: readonly ImportedVariant[];
  readonly hasVariations: boolean;
}

/** Something a file says that cannot be. */
export interface ImportProblem {
  readonly place: string;
  readonly problem: string;
}

/** What was read from a file. */
export interface ImportFile {
  readonly products: readonly ImportedProduct[];
  readonly problems: readonly ImportProblem[];
}
