import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { consoleHeader } from '../../contract/console';
import { demo } from '../demo/demo-organisation';
import { pathWith, type Example, type Sender } from './example';
import { asTree, changes, oddText, mutate, writeForm, writeJson, type Change } from './mutate';
import type { World } from './world';

/** A request as it goes over the wire, but for its length. */
export interface WireRequest {
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body: Buffer;
}

/** Escapes that are none, that are no UTF-8, that end a text or climb a path. */
const rawPieces = [
  '%',
  '%zz',
  '%00',
  '%C0%80',
  '%E4',
  '%ED%A0%80',
  '..%2f..%2f',
  '%2e%2e/',
  ';a=b',
  '&&==',
  '&a',
  '?',
];
const multipart = 'multipart/form-data; boundary=x';
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'text/plain',
  'text/xml',
  multipart,
  'image/png',
  'image/svg+xml',
  '',
  '/',
  'application/json, text/plain',
];
const encodings = [
  'asItIs',
  'cut',
  'bytesBefore',
  'utf16',
  'latin1',
  'gzip',
  'claimedGzip',
  'none',
  'multipart',
] as const;
const headers: [string, string][] = [
  ['x-forwarded-for', 'unknown, ::1, \x01'],
  ['x-forwarded-host', 'evil.example/..'],
  ['x-forwarded-proto', 'javascript'],
  ['forwarded', 'for=";"'],
  ['origin', 'null'],
  ['origin', 'https://evil.example'],
  ['cookie', '__Host-console-session=%E0%A4%A; a=b; =; __proto__=1'],
  ['authorization', 'Bearer \xff\xfe'],
  ['x-api-key', 'wrong'],
  ['accept', '\xff/*;q=9'],
  ['accept-encoding', 'br;q=0, gzip;q=x, *, identity;q=0'],
  ['accept-language', 'xx-'.repeat(400)],
  ['user-agent', '\x80\xff '.repeat(500)],
  ['if-none-match', 'W/"", "*", "'],
  ['if-modified-since', '99999'],
  ['range', 'bytes=-1,5-2,9-'],
  ['idempotency-key', 'again'],
  ['idempotency-key', 'x'.repeat(101)],
  ['expect', '100-continue'],
  ['transfer-encoding', 'gzip'],
  ['upgrade', 'websocket'],
  ['content-length', '5'],
  ['content-length', '-1'],
  ['sec-fetch-site', 'cross-site'],
  ['x-http-method-override', 'DELETE'],
  ['host', ''],
  ['host', 'a b'],
  ['host', 'evil.example/..?'],
  ['host', '[::1'],
  ['x-long', 'x'.repeat(20_000)],
];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'NONSENSE'];

/** One time in six: what is mutated in too many ways is refused before anything of it is read. */
function rarely<T>(arbitrary: fc.Arbitrary<T>) {
  return fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

/** What is done to a request that the service would take. */
export const mutating = fc.record({
  body: fc.oneof({ weight: 4, arbitrary: changes }, { weight: 1, arbitrary: fc.constant<Change[]>([]) }),
  query: rarely(changes),
  /** In the place of each of the path's variables. */
  variable: rarely(fc.oneof(oddText.map(encode), fc.constantFrom(...rawPieces))),
  suffix: rarely(fc.constantFrom(...rawPieces)),
  method: rarely(fc.constantFrom(...methods)),
  type: rarely(fc.constantFrom(...types)),
  encoding: rarely(fc.constantFrom(...encodings)),
  header: rarely(fc.constantFrom(...headers)),
  /** Of what may be a form or JSON. */
  isJson: fc.boolean(),
  isWithoutKey: fc.integer({ min: 0, max: 30 }).map((at) => at === 0),
});
export type Mutating = typeof mutating extends fc.Arbitrary<infer T> ? T : never;

export async function composeRequest(
  world: World,
  route: string,
  example: Example,
  mutated?: Mutating,
): Promise<WireRequest> {
  const [method = ''] = route.split(' ');
  const path = pathWith(route, example, (one) => mutated?.variable ?? encode(one));
  const key =
    example.from === 'provisioner' && !mutated?.isWithoutKey ? `api_key=${demo.keys.provisioning}` : '';
  const query = [write(example.query ?? {}, mutated?.query, writeForm), key, mutated?.suffix].filter(Boolean);
  const { type, body } = bodyOf(example, mutated);
  const encoded = encodeBody(body, mutated?.encoding);
  return {
    method: mutated?.method ?? method,
    target: `${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: [
      ...(mutated?.isWithoutKey ? [] : await keysOf(world, example.from)),
      ...contentType(mutated?.encoding === 'multipart' ? multipart : (mutated?.type ?? type)),
      ...(mutated?.encoding === 'gzip' || mutated?.encoding === 'claimedGzip'
        ? [['content-encoding', 'gzip'] as [string, string]]
        : []),
      ...(mutated?.header ? [mutated.header] : []),
    ],
    body: encoded,
  };
}

function bodyOf({ json, form, bytes, type }: Example, mutated?: Mutating): { type?: string; body: Buffer } {
  if (json) return { type: 'application/json', body: Buffer.from(write(json, mutated?.body, writeJson)) };
  if (form) {
    if (mutated?.isJson) {
      return { type: 'application/json', body: Buffer.from(write(form, mutated.body, writeJson)) };
    }
    const body = write(form, mutated?.body, writeForm);
    return { type: 'application/x-www-form-urlencoded', body: Buffer.from(body) };
  }
  if (bytes) return { ...(type && { type }), body: mutated ? mutateBytes(bytes, mutated.body) : bytes };
  return { body: mutated?.type ? Buffer.from(write({}, mutated.body, writeJson)) : Buffer.alloc(0) };
}

function write(value: object, by: Change[] | undefined, as: typeof writeJson): string {
  const tree = asTree(value);
  return as(by ? mutate(tree, by) : tree);
}

function mutateBytes(bytes: Buffer, by: Change[]): Buffer {
  const mutated = Buffer.from(bytes);
  for (const { at } of by) mutated[at % mutated.length] = at % 256;
  return mutated;
}

function encodeBody(body: Buffer, encoding: Mutating['encoding']): Buffer {
  switch (encoding) {
    case 'cut':
      return body.subarray(0, Math.floor(body.length / 2));
    case 'bytesBefore':
      return Buffer.concat([Buffer.from([0xff, 0xfe, 0x00]), body]);
    case 'utf16':
      return Buffer.from(body.toString(), 'utf16le');
    case 'latin1':
      return Buffer.from(`${body.toString()}\xe4\xff`, 'latin1');
    case 'gzip':
      return gzipSync(body);
    case 'none':
      return Buffer.alloc(0);
    case 'multipart':
      return Buffer.from(
        `--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n${body.toString()}\r\n--x--\r\n`,
      );
    default:
      return body;
  }
}

async function keysOf(world: World, from: Sender): Promise<[string, string][]> {
  switch (from) {
    case 'visitor':
      return [['x-api-key', demo.keys.visitor]];
    case 'wayBack':
      return [
        [consoleHeader, '1'],
        ['cookie', `${world.cookieName('open-id')}=${await world.wayBack()}`],
      ];
    case 'token':
      return [['authorization', demo.keys.token]];
    case 'agent':
    case 'owner':
    case 'administrator':
      return [
        [consoleHeader, '1'],
        ['cookie', `${world.cookieName('session')}=${await world[from]()}`],
      ];
    default:
      return [];
  }
}

function contentType(type: string | undefined): [string, string][] {
  return type === undefined ? [] : [['content-type', type]];
}

function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString()).replaceAll('%2F', '/');
}
