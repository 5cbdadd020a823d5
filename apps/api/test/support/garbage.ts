import fc from 'fast-check';

/** The subset of JSON Schema used by the API. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Malicious and malformed texts. */
export const garbageText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(
    '',
    'null',
    '..',
    '../../etc/passwd',
    '%00',
    "' or 1=1 --",
    '0',
    '-1',
    '1e9',
    'NaN',
    '٣',
    '\u0000',
    '\ud800',
    '\u202e',
    '<script>alert(1)</script>',
    '=1+1',
    '{{7*7}}',
    'A'.repeat(500),
  ),
);

const wrongValue = fc.oneof(
  garbageText,
  fc.constantFrom<unknown>(null, true, -1, 0, 1e308, -0.001, 2 ** 53, [], {}, [[]], { a: { b: {} } }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Values of a schema with occasional errors, which pass the first checks and reach later ones. */
export function almost(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: right(schema) }, { weight: 1, arbitrary: wrongValue });
}

function right(schema: Schema): fc.Arbitrary<unknown> {
  const { const: only, enum: some, properties, items } = schema;
  const branches = schema.anyOf ?? schema.oneOf;
  if (only !== undefined) return fc.constant(only);
  if (some !== undefined) return fc.constantFrom(...some);
  if (branches !== undefined) return fc.oneof(...branches.map(almost));
  if (schema.allOf !== undefined)
    return fc.tuple(...schema.allOf.map(right)).map((parts) => Object.assign({}, ...parts) as unknown);
  if (properties !== undefined) return objectOf(properties);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'array') return fc.array(almost(items ?? {}), { maxLength: 4 });
  if (type === 'object') return fc.dictionary(garbageText, wrongValue, { maxKeys: 4 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'integer') return fc.integer({ min: schema.minimum ?? -10, max: schema.maximum ?? 1_000_000 });
  if (type === 'number')
    return fc.double({ min: schema.minimum ?? -10, max: schema.maximum ?? 1_000_000, noNaN: true });
  return textOf(schema);
}

/** Objects that sometimes lack a field or have an unknown one. */
function objectOf(properties: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, almost(schema)]));
  return fc.oneof(
    { weight: 5, arbitrary: fc.record(fields) },
    { weight: 2, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.record(fields), fc.constantFrom('__proto__', 'constructor', 'is_admin', 'user_id'), wrongValue)
        .map(([whole, name, value]) => ({ ...whole, [name]: value })),
    },
  );
}

function textOf({ pattern, format, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const sound = [
    'aisha@example.com',
    'MH-BF-0001',
    '501234567',
    '0d4f5f3e-8d8c-4a4e-9d5e-2f1c3b4a5d6e',
    'Dubai',
    '2',
    'baby-lotion',
  ];
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }),
    fc.constantFrom(...sound),
  );
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (pattern === undefined) return typed;
  try {
    return fc.oneof(fc.stringMatching(new RegExp(pattern)), typed);
  } catch {
    // Look-ahead patterns cannot be generated from.
    return typed;
  }
}
