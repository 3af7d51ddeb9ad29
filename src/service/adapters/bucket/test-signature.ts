import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const form =
  /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;

/**
 * Whether a request is signed with that secret key, and its body is the one that was signed: what `s3rver` takes on trust. By
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function isSigned(
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  secret: string,
): boolean {
  const [, day = '', region = '', names = '', signature] = form.exec(headers.authorization ?? '') ?? [];
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== digest(body)) return false;
  const [path = '', query = ''] = url.split('?');
  const request = [
    method,
    path,
    query
      .split('&')
      .map((pair) => (pair === '' || pair.includes('=') ? pair : `${pair}=`))
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest(Buffer.from(request))].join('\n');
  return hmac(key, text).toString('hex') === signature;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
