import fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { operationsOf } from '../../operations/operation';
import { openObject } from '../../operations/parts';
import { Failure } from '../domain/failure';
import { createAnswering } from '../domain/shares/answering';
import { createListing } from '../domain/shares/listing';
import { createTestClock } from '../testing/test-clock';
import { checkingAnswers } from '../testing/test-answers';
import { answerErrors, plainErrors } from './errors';
import { createLimits } from './limits/limits';
import { serve, type ServeOptions } from './serve';

const define = operationsOf({ tag: 'Administration', base: '/api/console', access: 'administrator' });
const Lamp = Type.Object({ name: Type.String() });
const Bulb = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 5 }),
  watts: Type.Integer({ minimum: 1, maximum: 100 }),
  sockets: Type.Array(Type.Enum(['E14', 'E27']), { minItems: 1 }),
});
const Place = Type.Object({
  room: Type.Object({ name: Type.String() }),
  beside: Type.Array(Type.Object({ name: Type.String() })),
  from: Type.Union([Type.Object({ floor: Type.Integer() }), Type.Object({ house: Type.String() })]),
  notes: openObject(),
});
const operations = {
  readLamp: define('GET /lamps/{id}', { summary: 'Read a lamp', answer: Lamp }),
  createLamp: define('POST /lamps', { summary: 'Create a lamp', body: Lamp, answer: Lamp, status: 201 }),
  createBulb: define('POST /bulbs', { summary: 'Create a bulb', body: Bulb, answer: Bulb }),
  moveLamp: define('PUT /lamps/{id}/place', { summary: 'Move a lamp', body: Place, answer: openObject() }),
  removeLamp: define('DELETE /lamps/{id}', { summary: 'Remove a lamp' }),
  listLamps: define('GET /lamps', { summary: 'List lamps', isReadInTurns: true, answer: Lamp }),
  lightLamp: define('PUT /lamps/{id}/light', { summary: 'Light a lamp', answer: Lamp }),
  checkLamp: define('POST /lamps/{id}/check', { summary: 'Check a lamp', limits: ['installCheck'] }),
};

let app: FastifyInstance;
/** How many ran, after each beginning and end. */
let atOnce: number[] = [];
let answered: { name: string } = { name: 'Tarn' };
const limits = createLimits(createTestClock(0));
const options: ServeOptions = {
  guards: {
    administrator: async ({ headers }) => {
      if (headers['authorization'] !== 'maya') throw new Failure('forbidden');
    },
  },
  limits,
  listing: createListing(),
  answering: createAnswering(),
  callerOf: ({ headers }) => ({ orgId: 7, email: String(headers['x-agent'] ?? '') }),
};

async function countAtOnce() {
  atOnce.push((atOnce.at(-1) ?? 0) + 1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  atOnce.push((atOnce.at(-1) ?? 0) - 1);
  return answered;
}

beforeEach(async () => {
  answered = { name: 'Tarn' };
  atOnce = [];
  app = await checkingAnswers(async () => fastify({ routerOptions: { maxParamLength: 500 } }));
  app.setErrorHandler(answerErrors(plainErrors));
  serve(
    app,
    operations,
    {
      readLamp: async ({ params }) => ({ ...answered, name: `${answered.name} ${params.id}` }),
      createLamp: async ({ body }) => body,
      createBulb: async ({ body }) => body,
      moveLamp: async ({ body }) => body,
      listLamps: countAtOnce,
      lightLamp: countAtOnce,
      removeLamp: async () => {},
      checkLamp: async () => {},
    },
    options,
  );
});
afterEach(() => app.close());

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, by = 'maya') {
  const headers = { authorization: by };
  const { statusCode, body } = await app.inject({
    method,
    url: `/api/console${url}`,
    headers,
    ...(payload ? { payload } : {}),
  });
  return [statusCode, body === '' ? '' : (JSON.parse(body) as unknown)];
}

test('an operation answers with its status what its handler returns', async () => {
  expect(await send('GET', '/lamps/1')).toEqual([200, { name: 'Tarn 1' }]);
  expect(await send('POST', '/lamps', { name: 'Bulb' })).toEqual([201, { name: 'Bulb' }]);
  expect(await send('DELETE', '/lamps/1')).toEqual([204, '']);
});

test.each([
  ['name', '', 'is required'],
  ['name', 'A long name', 'must have at most 5 characters'],
  ['watts', 0, 'must be at least 1'],
  ['watts', 200, 'must be at most 100'],
  ['watts', 1.5, 'must be a whole number'],
  ['sockets', [], 'must not be empty'],
  ['sockets[0]', ['E40'], 'must be one of E14, E27'],
])('%s: %j is refused in plain words: %s', async (path, value, message) => {
  const bulb = { name: 'Bulb', watts: 5, sockets: ['E27'], [path.replace('[0]', '')]: value };
  expect(await send('POST', '/bulbs', bulb)).toEqual([400, { code: 400, message: `${path}: ${message}` }]);
});

test('what its definition does not allow never gets to the handler', async () => {
  expect(await send('GET', '/lamps/1', undefined, 'jonas')).toMatchObject([403, {}]);
  expect(await send('POST', '/lamps', {})).toEqual([400, { code: 400, message: 'name: is required' }]);
  expect((await send('GET', `/lamps/${'x'.repeat(101)}`))[0]).toBe(400);
});

test('of a body the handler gets what its definition names, at any depth', async () => {
  const place = {
    room: { name: 'Hall' },
    beside: [{ name: 'Door' }],
    from: { house: 'Tarn' },
    notes: { colour: 'red', of: { anything: true } },
  };
  const strange = {
    ...place,
    owner: 'me',
    room: { name: 'Hall', '\0': '' },
    beside: [{ name: 'Door', is: 1 }],
  };
  expect(await send('PUT', '/lamps/1/place', strange)).toEqual([200, place]);
});

test('its limits count each call', async () => {
  const statuses: unknown[] = [];
  for (let at = 0; at < 31; at++) statuses.push((await send('POST', '/lamps/1/check'))[0]);
  expect(statuses.slice(-2)).toEqual([204, 429]);
});

test('in tests, an answer that differs from its definition is a failure', async () => {
  answered = Object.assign(answered, { colour: 'red' });
  expect((await send('GET', '/lamps/1'))[0]).toBe(500);
});

test('an access that nothing guards stops the start', () => {
  const open = { ...options, guards: {} };
  const { removeLamp } = operations;
  expect(() => serve(fastify(), { removeLamp }, { removeLamp: async () => {} }, open)).toThrow(
    'Nothing guards DELETE /lamps/{id}, which is for administrator.',
  );
});

test('what reads much of an organisation runs twice at once, however often it is asked for', async () => {
  const headers = { authorization: 'maya' };
  const asked = Array.from({ length: 9 }, () => app.inject({ url: '/api/console/lamps', headers }));
  for (const { statusCode } of await Promise.all(asked)) expect(statusCode).toBe(200);
  expect(atOnce).toHaveLength(18);
  expect(Math.max(...atOnce)).toBe(2);
});

test('of all else few requests of an agent run at once, and few of an organisation', async () => {
  function light(agents: string[]) {
    return agents.map((agent) => {
      const headers = { authorization: 'maya', 'x-agent': agent };
      return app.inject({ method: 'PUT', url: '/api/console/lamps/1/light', headers });
    });
  }
  await Promise.all(light(Array.from({ length: 9 }, () => 'ina')));
  expect(Math.max(...atOnce)).toBe(3);
  atOnce = [];
  const many = Array.from({ length: 12 }, (_, at) => `agent ${at}`);
  for (const { statusCode } of await Promise.all(light(many))) expect(statusCode).toBe(200);
  expect(Math.max(...atOnce)).toBe(6);
});
