import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedPush {
  headers: IncomingHttpHeaders;
  /** As the browser's service worker reads it. */
  message: unknown;
}

export interface TestPushDevice {
  subscription: { endpoint: string; p256dh: string; auth: string; language: 'en' | 'de' | 'fr' | 'es' };
  received: ReceivedPush[];
  /** What the push service answers from now on. */
  answer(status: number): void;
  stop(): Promise<void>;
}

/** A push service with one browser: it takes what is posted over HTTP, and decrypts it as the browser would. */
export async function openTestPushDevice(): Promise<TestPushDevice> {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  const received: ReceivedPush[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = decrypt(Buffer.concat(chunks));
      received.push({ headers: request.headers, message: JSON.parse(text) as unknown });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  /** By https://www.rfc-editor.org/rfc/rfc8291#section-3.4 and https://www.rfc-editor.org/rfc/rfc8188#section-2 */
  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const senderKey = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + senderKey.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
    const input = Buffer.from(hkdfSync('sha256', curve.computeSecret(senderKey), auth, info, 32));
    function derive(name: string, length: number) {
      return Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
    }
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }

  return {
    subscription: {
      endpoint: `http://127.0.0.1:${port}/device`,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
      language: 'de',
    },
    received,
    answer: (next) => (status = next),
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** Returns the claims of a VAPID header; throws if the key has not signed them: https://www.rfc-editor.org/rfc/rfc8292 */
export function readVapid(authorization: string, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error(`${authorization} names another key.`);
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const [head, claims = '', signature = ''] = token.split('.');
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw new Error('The signature is wrong.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
