import type { BucketConfig } from './adapters/bucket/bucket-requests';
import { parseUrl } from './parse-url';

export interface FileBucketConfig extends BucketConfig {
  /** New files go to the database. */
  isReadOnly: boolean;
}

/** Reads one variable; a wrong value becomes a fault. */
type Read = <Value>(
  name: string,
  parse: (text: string) => Value | undefined,
  must: string,
) => Value | undefined;

const names = {
  url: 'FILES_S3_URL',
  accessKeyId: 'FILES_S3_ACCESS_KEY_ID',
  secretAccessKey: 'FILES_S3_SECRET_ACCESS_KEY',
  region: 'FILES_S3_REGION',
  isReadOnly: 'FILES_S3_READ_ONLY',
};

const flags = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);

/** Reads in which bucket files are. */
export function readBucketSettings(
  read: Read,
  env: Record<string, string | undefined>,
  faults: string[],
): FileBucketConfig | undefined {
  const url = read(
    names.url,
    parseBucketUrl,
    'must be like https://s3.example.com/bucket, and may name a folder: https://s3.example.com/bucket/chat',
  );
  const accessKeyId = read(names.accessKeyId, parseKey, 'must be an access key without spaces');
  const secretAccessKey = read(names.secretAccessKey, parseKey, 'must be a secret key without spaces');
  const region = read(names.region, parseRegion, 'must be a region, like eu-central-1');
  const isReadOnly = read(names.isReadOnly, (text) => flags.get(text), 'must be 1 or 0');
  for (const name of [names.accessKeyId, names.secretAccessKey])
    if (env[names.url] && !env[name]) faults.push(`${name} must be set too, since ${names.url} is.`);
  for (const name of Object.values(names))
    if (!env[names.url] && env[name]) faults.push(`${names.url} must be set too, since ${name} is.`);
  if (!url || !accessKeyId || !secretAccessKey) return undefined;
  return {
    url,
    accessKeyId,
    secretAccessKey,
    region: region ?? 'us-east-1',
    isReadOnly: isReadOnly ?? false,
  };
}

/** Keys have settings of their own, and a name that needs no escaping is signed in one way only. */
function parseBucketUrl(text: string): string | undefined {
  const url = parseUrl(text, ['https:', 'http:']);
  if (!url) return undefined;
  const { origin, pathname, search, hash, username, password } = new URL(url);
  const path = pathname.replace(/\/$/, '');
  if (search || hash || username || password || !/^(\/[\w.-]+)+$/.test(path)) return undefined;
  return origin + path;
}

function parseKey(text: string): string | undefined {
  return /^[\x21-\x7e]+$/.test(text) ? text : undefined;
}

function parseRegion(text: string): string | undefined {
  return /^[a-z0-9-]+$/i.test(text) ? text : undefined;
}
