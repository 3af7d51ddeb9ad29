import { gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestService, type TestService } from '../../testing/test-service';
import { addressOf, methodOf } from '../../../operations/operation';
import { operations as defined } from '../../../operations/operations';

interface Operation {
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  security?: Record<string, string[]>[];
  responses: Record<string, { headers?: object }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, object>>;
  webhooks: Record<string, Record<string, Operation>>;
}

let service: TestService;
let api: Document;
let text: string;
let ajv: Ajv2020;

beforeAll(async () => {
  service = await openTestService();
  text = (await service.app.inject('/openapi.json')).body;
  api = JSON.parse(text) as Document;
  ajv = new Ajv2020({ strict: false });
  ajv.addSchema(api, 'api');
});
afterAll(() => service.stop());

function found(): string[] {
  return Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

describe('the OpenAPI document', () => {
  test('is of version 3.1 and holds every call, each described, and none that is not there', () => {
    expect(api.openapi).toBe('3.1.0');
    const all = Object.values(defined).map((one) => `${methodOf(one)} ${addressOf(one)}`);
    expect(found().sort()).toEqual(all.sort());
  });

  test('refers to nothing that is not in it, and every schema is one', () => {
    const refs = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];
    expect(refs.length).toBeGreaterThan(50);
    for (const [, kind = '', name = ''] of refs) {
      expect(Object.keys(api.components[kind] ?? {})).toContain(name);
    }
    for (const schema of Object.values(api.components.schemas ?? {})) {
      expect(ajv.validateSchema(schema), JSON.stringify(ajv.errors)).toBe(true);
    }
  });

  test('tells an answer for every call and webhook, and the parameters of each path', () => {
    for (const [path, methods] of [...Object.entries(api.paths), ...Object.entries(api.webhooks)]) {
      for (const operation of Object.values(methods)) {
        expect(Object.keys(operation.responses)[0]).toMatch(/^[23]/);
        for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
          expect(operation).toMatchObject({
            parameters: expect.arrayContaining([
              expect.objectContaining({ name, in: 'path', required: true }),
            ]),
          });
        }
      }
    }
  });

  test('takes what is taken from the schemas that check it', () => {
    expect(api.paths['/api/v1/user.json']?.put).toMatchObject({
      requestBody: {
        content: {
          'application/json': { schema: { properties: { password: { minLength: 5, maxLength: 99 } } } },
        },
      },
    });
  });

  test('tells which calls may be repeated, and what every answer and refusal says in its headers', () => {
    const repeatable = Object.values(defined)
      .filter(({ isRepeatable }) => isRepeatable)
      .map((one) => `${methodOf(one)} ${addressOf(one)}`);
    for (const call of found()) {
      const [method = '', path = ''] = call.split(' ');
      const { parameters = [], responses = {} } = api.paths[path]?.[method.toLowerCase()] ?? {};
      const names = parameters.map(({ name }) => name);
      expect(names.includes('Idempotency-Key'), call).toBe(repeatable.includes(call));
      for (const response of Object.values(responses))
        expect(response.headers).toHaveProperty('x-request-id');
      expect(responses['4XX']?.headers, call).toHaveProperty('Retry-After');
    }
    expect(repeatable).toHaveLength(8);
  });

  test('has a parameter for each key and each need, since generated clients have types for nothing else', () => {
    const schemes = api.components.securitySchemes as Record<string, { in?: string; name?: string }>;
    const unsaid: string[] = [];
    for (const call of found()) {
      const [method = '', path = ''] = call.split(' ');
      const { parameters = [], security = [] } = api.paths[path]?.[method.toLowerCase()] ?? {};
      for (const scheme of security.flatMap(Object.keys).map((name) => schemes[name])) {
        if (scheme?.in !== 'header' && scheme?.in !== 'query') continue;
        const key = parameters.find(({ name }) => name === scheme.name);
        if (key?.in !== scheme.in || key.required) unsaid.push(call);
      }
      const mark = parameters.find(({ name }) => name === 'x-console');
      expect(mark?.required === true, call).toBe(path.startsWith('/api/console/') && method !== 'GET');
    }
    expect(unsaid).toEqual([]);
    const needed = api.paths['/api/v2/{orgId}/logs']?.get?.parameters?.filter(({ required }) => required);
    expect(needed?.map(({ name }) => name)).toEqual(['orgId', 'start', 'end']);
    expect(api.paths['/api/v1/user.json']?.get?.parameters?.map(({ name }) => name)).toEqual([
      'x-api-key',
      'api_key',
      'email',
    ]);
  });

  test('names nothing of the demo or of the inside', () => {
    expect(text).not.toMatch(/demo-|passwordHash|lease|127\.0\.0\.1|localhost|orgKey/i);
  });
});

test('the page runs Swagger UI and its own files alone, which may be kept for as long as they stay', async () => {
  const page = await service.app.inject('/openapi/');
  expect(page.headers['content-security-policy']).toContain(
    "default-src 'none'; script-src 'self'; style-src 'self'",
  );
  expect(page.headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
  expect(page.body).not.toMatch(/<script>|<style|\son\w+=|style=/);
  const addresses = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, address = '']) => address);
  const kept = await Promise.all(
    addresses.map(async (url) => {
      const { statusCode, headers } = await service.app.inject(url);
      return [statusCode, String(headers['content-type']), String(headers['cache-control'])];
    }),
  );
  const forEver = 'public, max-age=31536000, immutable';
  expect(kept).toEqual([
    [200, 'text/css; charset=utf-8', forEver],
    [200, 'text/css; charset=utf-8', 'no-cache'],
    [200, 'text/javascript; charset=utf-8', forEver],
    [200, 'text/javascript; charset=utf-8', 'no-cache'],
  ]);
  const [url = ''] = addresses;
  const compressed = await service.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(compressed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(compressed.rawPayload).equals((await service.app.inject(url)).rawPayload)).toBe(true);
});
