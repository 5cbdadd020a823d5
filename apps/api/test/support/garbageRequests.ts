import fc from 'fast-check';
import { almost, garbageText, type Schema } from './garbage.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly schema: Schema;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly security?: readonly object[];
}
/** An operation of the OpenAPI document. */
export interface Call extends Operation {
  readonly method: Method;
  readonly path: string;
}
/** A request. */
export interface GarbageRequest {
  readonly method: Method;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent for methods without a body. */
  readonly payload?: string;
}
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Routes hidden from the document. */
const hidden: readonly Call[] = [
  { method: 'GET', path: '/api/metrics' },
  { method: 'GET', path: '/api/payment-sandbox/payment/page/{id}' },
  { method: 'POST', path: '/api/payment-sandbox/payment/page/{id}' },
];

/** All routes, documented and hidden. */
export function callsOf({ paths }: Description): Call[] {
  return Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        ...operation,
        method: method.toUpperCase() as Method,
        path,
      })),
    )
    .concat(hidden);
}

/** Invalid requests to a route, authenticated where needed. */
export function garbageFor(call: Call, session: Readonly<Record<string, string>>): fc.Arbitrary<GarbageRequest> {
  const { parameters = [], method, security, path } = call;
  const { type, body } = bodyOf(call);
  const given = fc.tuple(
    named(parameters, 'path'),
    named(parameters, 'query'),
    named(parameters, 'header'),
    body,
    fc.array(garbageText, { minLength: 5, maxLength: 5 }),
  );
  return given.map(([places, query, headers, payload, spare]) => {
    let next = 0;
    const url = path.replace(/\{([^}]+)\}/g, (_, name: string) => encode(textIn(places[name]) ?? spare[next++] ?? ''));
    const search = Object.entries(query)
      .map(([name, value]) => `${name}=${encode(textIn(value) ?? '')}`)
      .join('&');
    return {
      method,
      url: search === '' ? url : `${url}?${search}`,
      // Logging out would end the session for later requests.
      headers: {
        'content-type': type,
        ...headersOf(headers),
        ...(security !== undefined && !path.endsWith('/auth/logout') ? session : {}),
      },
      ...(method === 'GET' ? {} : { payload }),
    };
  });
}

const anyBody = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string({ maxLength: 200 }),
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '{"lines":null}',
    `{"a":"${'x'.repeat(70_000)}"}`,
    '{"__proto__":{"a":1}}',
    '{"a":"\\u0000"}',
  ),
);

/** Bodies: values of the schema with errors, or anything. */
function bodyOf({ requestBody }: Call): { type: string; body: fc.Arbitrary<string> } {
  const form = requestBody?.content['multipart/form-data']?.schema;
  if (form !== undefined)
    return {
      type: 'multipart/form-data; boundary=x',
      body: fc.oneof({ weight: 3, arbitrary: almost(form).map(formOf) }, { weight: 1, arbitrary: anyBody }),
    };
  const json = requestBody?.content['application/json']?.schema;
  return {
    type: 'application/json',
    body:
      json === undefined
        ? anyBody
        : fc.oneof(
            { weight: 3, arbitrary: almost(json).map((value) => JSON.stringify(value)) },
            { weight: 1, arbitrary: anyBody },
          ),
  };
}

const named = (parameters: readonly Parameter[], place: string) =>
  fc.record(
    Object.fromEntries(parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, almost(schema)])),
    place === 'path' ? {} : { requiredKeys: [] },
  );

/** A value encoded for a URL. */
function textIn(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Header values a client can send. */
function headersOf(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]): [string, string] => [name.toLowerCase(), textIn(value) ?? ''])
      .filter(([, value]) => /^[\x20-\x7e]*$/.test(value)),
  );
}

/** A multipart body, sometimes malformed. */
function formOf(values: unknown): string {
  if (typeof values !== 'object' || values === null) return String(values);
  const parts = Object.entries(values).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${textIn(value) ?? ''}\r\n`,
  );
  return `${parts.join('')}--x--\r\n`;
}

function encode(value: string): string {
  return [...value]
    .map((character) =>
      character.length === 1 && character >= '\ud800' && character <= '\udfff'
        ? '%ED%A0%80'
        : encodeURIComponent(character),
    )
    .join('');
}
