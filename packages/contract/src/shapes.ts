import { Type, type Static, type TSchema, type TUnsafe } from '@sinclair/typebox';

/** The schema or null. Written as a list of types where possible, the fastest form for validators and serialisers. */
export function Nullable<T extends TSchema>(schema: T): TUnsafe<Static<T> | null> {
  const { type } = schema as { type?: string | string[] };
  if (typeof type === 'string' && !('enum' in schema)) return Type.Unsafe({ ...schema, type: [type, 'null'] });
  return Type.Unsafe(Type.Union([schema, Type.Null()]));
}

/** One of a fixed list of strings. */
export function OneOf<const T extends readonly string[]>(
  values: T,
  options: { description?: string; default?: T[number] } = {},
): TUnsafe<T[number]> {
  return Type.Unsafe({ type: 'string', enum: [...values], ...options });
}

/** Amount in AED with two decimals (39.00). Code uses integer fils; only JSON has decimals. */
export const Money = Type.Number({ description: 'AED, two decimals' });
/** Amount in AED, or null while the price is unknown. */
export const MoneyOrNull = Nullable(Money);

export const Language = OneOf(['en', 'ar'], { description: 'Language of the shopper' });
export type Language = Static<typeof Language>;

/** A picture in all its widths. A file is `${IMAGE_BASE_URL}/${path}-${width}.avif` or `.webp`. */
export const Picture = Type.Object({
  path: Type.String({ description: 'Without width and extension, e.g. products/baby-lotion-200-ml.3f2a1c9b' }),
  width: Type.Integer({ description: 'Largest width, px' }),
  height: Type.Integer({ description: 'Height at the largest width, px' }),
  widths: Type.Array(Type.Integer(), { description: 'Widths available, px, ascending' }),
  placeholder: Type.String({ description: 'Tiny data:image/webp;base64 shown until the file is there' }),
});
export type Picture = Static<typeof Picture>;

/** A picture of a product's gallery. */
export const DescribedPicture = Type.Object({
  ...Picture.properties,
  zoomWidth: Type.Optional(
    Type.Integer({ description: 'Width of one more file, px, for zooming in: `${path}-${zoomWidth}.avif`' }),
  ),
  alt: Type.Optional(
    Type.Object(
      { en: Type.String(), ar: Type.String() },
      { description: 'What it shows; without it, the name of the product says so' },
    ),
  ),
});
export type DescribedPicture = Static<typeof DescribedPicture>;
export const PictureOrNull = Nullable(Picture);

/** `page` of a list: a number from 1, or `all`. A string, because it is a query parameter. */
export const PageNumber = Type.String({
  pattern: '^(?:[1-9][0-9]{0,5}|all)$',
  default: '1',
  description: 'A page from 1, or all',
});

/** The answer of every list call. `per_page` equals `total` when all items were requested. */
export function ListOf<T extends TSchema>(item: T) {
  return Type.Object({
    data: Type.Array(item),
    total: Type.Integer({ minimum: 0 }),
    page: Type.Integer({ minimum: 1 }),
    per_page: Type.Integer({ minimum: 0 }),
  });
}

/** Slug of a product, category, page or article. */
export const Slug = Type.String({ minLength: 1, maxLength: 120, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$' });
/** Code of a sellable item: a product without variations, or one variation. */
export const ProductCode = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$' });
/** Id of a document: 24 hexadecimal digits. */
export const DocumentId = Type.String({ pattern: '^[0-9a-f]{24}$' });
