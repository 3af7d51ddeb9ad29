import { Ajv2020 } from 'ajv/dist/2020.js';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demo } from '../../demo-organisation';
import { signInToConsole } from '../../test-console';
import { openTestService, type TestService } from '../../test-service';
import { createTestVisitor, newChat } from '../../test-visitor';
import { operations } from './operations';

interface Operation {
  summary?: string;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
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

function expectAsDescribed(call: string, answer: LightMyRequestResponse): void {
  const [method = '', path = ''] = call.split(' ');
  const described = api.paths[path]?.[method.toLowerCase()]?.responses[answer.statusCode];
  expect(described, `${call}: ${answer.statusCode} ${answer.body}`).toBeDefined();
  const at = [
    path,
    method.toLowerCase(),
    'responses',
    String(answer.statusCode),
    'content',
    'application/json',
  ];
  const pointer = at.map((name) => encodeURIComponent(name.replaceAll('/', '~1'))).join('/');
  const check = ajv.compile({ $ref: `api#/paths/${pointer}/schema` });
  expect(check(answer.json()), `${call}: ${JSON.stringify(check.errors)}`).toBe(true);
}

describe('the OpenAPI document', () => {
  test('is of version 3.1 and holds every call, each described, and none that is not there', () => {
    expect(api.openapi).toBe('3.1.0');
    expect(found().sort()).toEqual(Object.keys(operations).sort());
  });

  test('refers to nothing that is not in it, and every schema is one', () => {
    const names = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
    expect(names.length).toBeGreaterThan(50);
    for (const ref of names) {
      expect(Object.keys(api.components.schemas)).toContain(ref.replace('#/components/schemas/', ''));
    }
    for (const schema of Object.values(api.components.schemas)) {
      expect(ajv.validateSchema(schema), JSON.stringify(ajv.errors)).toBe(true);
    }
  });

  test('tells an answer for every call and webhook, and the parameters of each path', () => {
    for (const [path, methods] of [...Object.entries(api.paths), ...Object.entries(api.webhooks)]) {
      for (const operation of Object.values(methods)) {
        expect(Object.keys(operation.responses)[0]).toMatch(/^2/);
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

  test('names nothing of the demo or of the inside', () => {
    expect(text).not.toMatch(/demo-|passwordHash|lease|127\.0\.0\.1|localhost|orgKey/i);
  });
});

describe('answers of real calls are as described', () => {
  test('in the visitor chat', async () => {
    const { call, send } = createTestVisitor(() => service);
    expectAsDescribed('GET /api/v1/chat/{widgetId}', await call('GET', `/${demo.widgetId}`));
    const started = await send('POST', newChat);
    expectAsDescribed('POST /api/v1/chat', started);
    const { caseId } = started.json<{ caseId: string }>();
    const message = { caseId, messageType: '1', messageBody: 'Hello' };
    expectAsDescribed('PUT /api/v1/chat', await send('PUT', message));
    expectAsDescribed('GET /api/v1/chat/poll/{caseId}', await call('GET', `/poll/${caseId}`));
    const keyless = await service.app.inject(`/public/api/v2/chat/${demo.widgetId}`);
    expectAsDescribed('GET /public/api/v2/chat/{widgetId}', keyless);
  });

  test('for the systems of a customer', async () => {
    const [maya] = demo.agents;
    const user = `/api/v1/user.json?api_key=${demo.keys.provisioning}&email=${maya.email}`;
    expectAsDescribed('GET /api/v1/user.json', await service.app.inject(user));
    const visitor = createTestVisitor(() => service);
    await visitor.send('PUT', { caseId: await visitor.start(), messageType: '2' });
    const headers = { authorization: demo.keys.token };
    const logs = await service.app.inject({
      url: `/api/v2/${demo.orgId}/logs?start=2026-11-18&end=2026-11-18`,
      headers,
    });
    expectAsDescribed('GET /api/v2/{orgId}/logs', logs);
    expect(logs.json<{ cases: object[] }>().cases).toHaveLength(1);
    const payload = { agent_id: maya.email, status: 'online' };
    const status = await service.app.inject({ method: 'POST', url: '/api/v2/agentstatus', headers, payload });
    expectAsDescribed('POST /api/v2/agentstatus', status);
  });

  test('for agents and administrators', async () => {
    const console = await signInToConsole(service);
    for (const path of ['session', 'cases', 'endpoints', 'deliveries', 'mail', 'bans', 'widgets', 'keys']) {
      expectAsDescribed(`GET /api/console/${path}`, await console('GET', `/${path}`));
    }
    const settings = await console('GET', `/widgets/${demo.widgetId}/settings`);
    expectAsDescribed('GET /api/console/widgets/{id}/settings', settings);
    const key = await console('POST', '/keys', { kind: 'token', name: 'Export' });
    expectAsDescribed('POST /api/console/keys', key);
  });
});

test('the page runs its own files alone', async () => {
  const page = await service.app.inject('/openapi/');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(addresses).toEqual(['/openapi/page.css', '/openapi/page.js', '/openapi.json']);
  for (const address of addresses) expect((await service.app.inject(address)).statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script>|<style|\son\w+=|style=/);
});
