import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { collectRoutes } from '../fuzz/collect-routes';
import { pathWith, type Example } from '../fuzz/example';
import { examples } from '../fuzz/examples';
import { sendOverWire } from '../fuzz/wire';
import { createWorld, type World } from '../fuzz/world';
import { openTestService, type TestService } from '../testing/test-service';
import { admissions, doors, type Door } from './doors';
import { fingerprint } from './fingerprint';
import { createSenders, senders, type Sender } from './senders';
import { addStranger, strangersMarks } from './stranger';

let service: TestService;
let routes: string[];
let world: World;
let port: number;
/** The organisation’s, which notes when somebody uploads it again. */
let picture: string;
let people: Awaited<ReturnType<typeof createSenders>>;

beforeAll(async () => {
  ({ opened: service, routes } = await collectRoutes(() =>
    openTestService({
      TRUST_PROXY: '1',
      SECURITY_CONTACT: 'mailto:security@shop.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      PUBLIC_URL: 'https://chat.example',
    }),
  ));
  world = createWorld(service);
  await addStranger(service);
  people = await createSenders(service);
  picture = await world.uploadedPicture();
  // The keys are made on the first request.
  await service.context.pushDevices.publicKey();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  port = (service.app.server.address() as { port: number }).port;
});
afterAll(() => service.stop());

test('every route says whom it lets in', () => {
  expect(Object.keys(doors).sort()).toEqual(routes);
});

/** What of the demo's organisation is in no answer to anybody of another. */
const confidential = [
  'Tarn',
  'Maya',
  'Jonas',
  'Ann Example',
  'demo.example',
  'v@x.example',
  'Is the lamp',
  'hooks.shop.example',
  demo.appWidgetId,
];

test.each(Object.keys(doors))(
  '%s lets in whom it should, and nobody else sees or changes anything',
  async (route) => {
    const [door, told, except = []] = doors[route] ?? expect.unreachable();
    if (door === 'public') {
      for (const sender of senders) {
        const example = await make(route);
        const { status, body } = await callRoute(route, sender, example);
        if (told === undefined)
          expect({ sender, isIn: isTaken(status, example), body }).toMatchObject({ sender, isIn: true });
        else expect({ sender, status }).toEqual({ sender, status: told });
        expectNone(body, [
          ...strangersMarks.filter((mark) => !mark.endsWith('visitor-key')),
          ...people.secrets,
        ]);
      }
      return;
    }

    const { welcome, refused, elsewhere } = admissionTo(door, except);
    const example = await make(route);
    people.forgetOldSessions();
    for (const sender of senders) await people.credentialsOf(sender);
    const before = await fingerprint(service.db);
    for (const sender of senders) {
      if (welcome.includes(sender) || elsewhere.includes(sender)) continue;
      const { status, body } = await callRoute(route, sender, example);
      expect({ sender, status, body }).toMatchObject({
        sender,
        status: refused.includes(sender) ? 403 : 401,
      });
      expectNone(body, [...confidentialFor(example), ...strangersMarks, ...people.secrets]);
    }
    expect(await fingerprint(service.db)).toEqual(before);

    for (const sender of elsewhere) {
      if (told === 'own') await expectOwnAlone(route, sender, example);
      else {
        const { status, body } = await callRoute(route, sender, example);
        expect({ sender, status, body }).toMatchObject({ sender, status: told });
        expectNoneOfOthers(sender, body, example);
      }
    }
    if (told !== 'own') expect(await fingerprint(service.db)).toEqual(before);

    for (const sender of welcome) {
      const welcomed = await make(route);
      const { status, body } = await callRoute(route, sender, welcomed);
      expect({ sender, isIn: isTaken(status, welcomed), body }).toMatchObject({ sender, isIn: true });
      expectNone(body, strangersMarks);
    }
  },
);

/** Somebody of elsewhere who gets or changes what is their own, and nothing else. */
async function expectOwnAlone(route: string, sender: Sender, example: Example): Promise<void> {
  async function untouched() {
    return fingerprint(service.db, [...(await people.marksOf(sender)), picture]);
  }
  const before = await untouched();
  const { status, body } = await callRoute(route, sender, inOwnBrowser(sender, example));
  expect({ sender, status, body, isIn: status < 500 && status !== 401 }).toMatchObject({ isIn: true });
  expectNoneOfOthers(sender, body, example);
  // Somebody who was invited into their organisation is theirs, too.
  expect(await untouched()).toEqual(before);
}

function expectNoneOfOthers(sender: Sender, body: string, example: Example): void {
  if (sender.startsWith('other')) expectNone(body, [...confidentialFor(example), ...people.secrets]);
  else expectNone(body, strangersMarks);
}

function admissionTo(door: Exclude<Door, 'public'>, except: Sender[]) {
  const { in: welcome, refused = [], elsewhere } = admissions[door];
  return {
    welcome: welcome.filter((sender) => !except.includes(sender)),
    refused: [...refused, ...except],
    elsewhere,
  };
}

function isTaken(status: number, { refused }: Example): boolean {
  return refused === undefined ? status < 400 : status === refused;
}

async function make(route: string): Promise<Example> {
  await world.keys();
  return (await examples[route]?.(world)) ?? expect.unreachable();
}

/** With its own address at the push service, which nobody else knows. */
function inOwnBrowser(sender: Sender, example: Example): Example {
  const { json } = example;
  if (!json || !('endpoint' in json)) return example;
  return { ...example, json: { ...json, endpoint: `https://push.example/${encodeURIComponent(sender)}` } };
}

/** Sends the example as this principal, no matter whose data it names. */
async function callRoute(route: string, sender: Sender, example: Example) {
  // Away from the limits, and within the time of a code of the second factor.
  service.clock.advance(30_000);
  const { headers, query } = await people.credentialsOf(sender);
  const [method = ''] = route.split(' ');
  const asked = [new URLSearchParams(example.query).toString(), query].filter(Boolean).join('&');
  const target = `${pathWith(route, example)}?${asked}`;
  const { type, body } = bodyOf(example);
  const request = { method, target, headers: Object.entries({ ...headers, ...type }), body };
  return (await sendOverWire(port, request, example)) ?? expect.unreachable();
}

function bodyOf({ json, form, bytes, type: ofBytes = '' }: Example): {
  type: Record<string, string>;
  body: Buffer;
} {
  if (json) return { type: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(json)) };
  if (bytes) return { type: { 'content-type': ofBytes }, body: bytes };
  if (!form) return { type: {}, body: Buffer.alloc(0) };
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return { type, body: Buffer.from(new URLSearchParams(form).toString()) };
}

/** A refusal may repeat what was asked. */
function confidentialFor(example: Example): string[] {
  const asked = JSON.stringify(example);
  return confidential.filter((mark) => !asked.includes(mark));
}

function expectNone(body: string, marks: string[]): void {
  expect(marks.filter((mark) => body.includes(mark))).toEqual([]);
}
