import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { largestPicture } from '../../../contract/organisation/pictures';
import { limitTable } from '../../../operations/limits';
import { demo } from '../../demo/demo-organisation';
import { mostPictures } from '../../domain/pictures/create-pictures';
import { exhaust } from '../../testing/exhaust';
import { cookieName, signInToConsole } from '../../testing/test-console';
import { headOfPng, pictureOf } from '../../testing/test-files';
import { openTestService, type TestService } from '../../testing/test-service';

const [owner, agent] = demo.agents;
const hour = 3_600_000;
const day = 24 * hour;

let service: TestService;
let session: string;

beforeAll(async () => {
  service = await openTestService({ PUBLIC_URL: 'https://chat.example' });
  session = await signIn(owner.email);
});
beforeEach(() => service.clock.advance(limitTable.picture.perMs));
afterAll(() => service.stop());

async function signIn(email: string): Promise<string> {
  return (await service.context.account.signIn(email, demo.password)).token;
}

function upload(
  payload: Buffer,
  { type = 'image/png', token = session, headers = {}, to = 'pictures' } = {},
) {
  return service.app.inject({
    method: 'POST',
    url: `/api/console/${to}`,
    headers: { 'x-console': '1', 'content-type': type, ...headers },
    cookies: { [cookieName(service, 'session')]: token },
    payload,
  });
}
function read(url: string) {
  return service.app.inject({ method: 'GET', url: url.replace(/^https:\/\/[^/]+/, '') });
}
async function idOf(payload: Buffer): Promise<string> {
  return (await upload(payload)).json<{ id: string }>().id;
}

test('a picture’s type is read from its bytes, and its address never changes and runs nothing', async () => {
  const bytes = Buffer.concat([headOfPng(240, 180), Buffer.from('<script>alert(1)</script>')]);
  const answer = await upload(bytes, { type: 'image/gif' });
  const { id, url } = answer.json<{ id: string; url: string }>();
  expect(url).toBe(`https://chat.example/pictures/${id}`);
  const shown = await read(url);
  expect(shown.rawPayload).toEqual(bytes);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await upload(bytes)).json()).toEqual({ id, url });
  // What looks for used pictures knows no other way to write an address.
  expect((await read(`/pictures/${id.toUpperCase()}`)).statusCode).toBe(404);
});

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415],
  ['SVG behind a comment', '\xef\xbb\xbf<!-- PNG --><svg onload="alert(1)"/>', 415],
  ['HTML', '<!doctype html><script>alert(1)</script>', 415],
  ['a program', 'MZ\x90\0\x03', 415],
  ['a PDF', '%PDF-1.7\n', 415],
  ['half a head', '\x89PNG\r\n\x1a\n', 400],
  ['no pixels', headOfPng(0, 100).toString('latin1'), 400],
  ['a bomb', headOfPng(60_000, 60_000).toString('latin1'), 400],
  ['one that is long and thin', headOfPng(2_049, 1).toString('latin1'), 400],
  ['a GIF whose frame is larger than it says', 'GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\xff\xff\xff\xff\0', 400],
  ['nothing', '', 415],
])('%s is refused', async (_what, text, status) => {
  expect((await upload(Buffer.from(text, 'latin1'))).statusCode).toBe(status);
});

test('no more bytes, and no other kind of body, are read', async () => {
  expect((await upload(pictureOf(largestPicture))).statusCode).toBe(200);
  expect((await upload(pictureOf(largestPicture + 1))).statusCode).toBe(413);
  for (const type of ['image/svg+xml', 'application/json', 'text/html'])
    expect((await upload(pictureOf(100), { type })).statusCode).toBe(400);
});

test('nobody but administrators uploads, and from the console alone', async () => {
  expect((await upload(pictureOf(100), { token: '' })).statusCode).toBe(401);
  expect((await upload(pictureOf(100), { token: await signIn(agent.email) })).statusCode).toBe(403);
  expect((await upload(pictureOf(100), { headers: { 'x-console': '' } })).statusCode).toBe(403);
  for (const id of ['x', demo.widgetId]) expect((await read(`/pictures/${id}`)).statusCode).toBe(404);
});

test('an agent uploads a photo of their own, which widgets show, and no script in its place', async () => {
  const token = await signIn(agent.email);
  const answer = await upload(pictureOf(120), { token, to: 'account/pictures' });
  const { url } = answer.json<{ url: string }>();
  const call = await signInToConsole(service, agent.email);
  expect((await call('PUT', '/account/photo', { photoUrl: 'javascript:alert(1)' })).statusCode).toBe(400);
  expect((await call('PUT', '/account/photo', { photoUrl: url })).statusCode).toBe(204);
  expect((await call('GET', '/account')).json()).toMatchObject({ photoUrl: url });
  const { widgets } = (await call('GET', '/session')).json<{ widgets: { avatarUrl?: string }[] }>();
  expect(widgets[0]?.avatarUrl).toBe(url);
  expect(await service.context.store.auditEntries.list(demo.orgId, {}, { limit: 1 })).toMatchObject([
    { subject: 'agent', subjectId: agent.email, changes: [{ path: 'avatarUrl' }] },
  ]);
  expect((await call('PUT', '/account/photo', { photoUrl: '' })).statusCode).toBe(204);
  expect((await call('GET', '/account')).json()).not.toHaveProperty('photoUrl');
  exhaust(service, 'ownPicture', agent.email);
  expect((await upload(pictureOf(121), { token, to: 'account/pictures' })).statusCode).toBe(429);
});

test('an organisation uploads so many within a time', async () => {
  exhaust(service, 'picture', String(demo.orgId));
  expect((await upload(pictureOf(100))).statusCode).toBe(429);
});

test('an organisation has its share: what nothing names makes room, and what is used does not', async () => {
  const { store } = service.context;
  await store.pictures.removeUnused(demo.orgId, service.clock.now());
  const used = await idOf(pictureOf(101));
  const [first] = await store.widgets.agents(demo.widgetId);
  if (!first) throw new Error('The demo has no agents.');
  await store.widgets.putAgent({ ...first, avatarUrl: `https://chat.example/pictures/${used}` });
  const { pictures: had } = await store.pictures.count(demo.orgId);
  for (let n = had; n < mostPictures; n++) {
    await store.pictures.add({
      id: crypto.randomUUID(),
      orgId: demo.orgId,
      hash: `${n}`,
      type: 'image/png',
      bytes: Buffer.from('x'),
      usedAt: service.clock.now(),
    });
  }
  const refused = await upload(pictureOf(102));
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    expect.stringMatching(/reached its limit of pictures/) as string,
  ]);
  // One that is there takes no more room.
  expect(await idOf(pictureOf(101))).toBe(used);
  service.clock.advance(2 * hour);
  session = await signIn(owner.email);
  const next = await idOf(pictureOf(102));
  expect(await store.pictures.count(demo.orgId)).toMatchObject({ pictures: 2 });

  service.clock.advance(20 * day);
  await service.context.forgetUnusedPictures();
  expect((await read(`/pictures/${next}`)).statusCode).toBe(200);
  service.clock.advance(20 * day);
  await service.context.forgetUnusedPictures();
  expect((await read(`/pictures/${next}`)).statusCode).toBe(404);
  expect((await read(`/pictures/${used}`)).statusCode).toBe(200);
});
