import { afterEach, expect, test } from 'vitest';
import type { AuditPage } from '../../../operations/console/audit';
import { createSigning } from '../../adapters/signing';
import { demo } from '../../demo/demo-organisation';
import { openTestService, type TestService } from '../../testing/test-service';

const wanted = {
  organisation: ' Fjord Books ',
  name: 'Ada Boss',
  email: 'Ada@Fjord.example',
  password: 'correct horse battery',
  widget: 'Shop',
};
let service: TestService;
afterEach(() => service.stop());

async function openFresh(): Promise<string> {
  service = await openTestService();
  await service.context.store.organisations.remove(demo.orgId);
  return (await service.context.firstRun.offer()) ?? '';
}
function ask(path: string, payload: object, cookie = '') {
  const headers = { 'x-console': '1', cookie };
  return service.app.inject({ method: 'POST', url: `/api/console/setup${path}`, headers, payload });
}

test('the link makes administrator, organisation and a widget that works, once', async () => {
  const token = await openFresh();
  expect((await ask('/link', { token })).statusCode).toBe(204);
  const weak = await ask('', { ...wanted, token, password: 'password12' });
  expect([weak.statusCode, weak.json<{ message: string }>().message]).toMatchObject([
    400,
    expect.stringMatching('^password: ') as string,
  ]);
  const made = await ask('', { ...wanted, token });
  expect(made.statusCode).toBe(201);
  const { widgetId } = made.json<{ widgetId: string }>();
  const cookie = String(made.headers['set-cookie']).split(';')[0];
  const who = await service.app.inject({ url: '/api/console/session', headers: { cookie } });
  expect(who.json()).toMatchObject({
    email: 'ada@fjord.example',
    isAdministrator: true,
    organisation: 'Fjord Books',
    widgets: [{ widgetId, name: 'Shop', alias: 'Ada Boss' }],
  });
  expect((await service.app.inject(`/js/${widgetId}.js`)).statusCode).toBe(200);
  const audit = await service.app.inject({ url: '/api/console/audit', headers: { cookie } });
  expect(audit.json<AuditPage>().entries.map(({ subject, actor }) => [subject, actor])).toContainEqual([
    'widget',
    'ada@fjord.example',
  ]);
  expect((await ask('', { ...wanted, token, email: 'eve@fjord.example' })).statusCode).toBe(410);
  expect((await ask('/link', { token })).statusCode).toBe(410);
});

test('who comes to sign in before can read that there is nobody yet', async () => {
  const token = await openFresh();
  async function read() {
    return (await service.app.inject('/api/console/session/options')).json<object>();
  }
  expect(await read()).toMatchObject({ isFresh: true });
  await ask('', { ...wanted, token });
  expect(await read()).not.toHaveProperty('isFresh');
});

test('the link is good for an hour, and no other opens', async () => {
  const token = await openFresh();
  expect((await ask('/link', { token: 'guess' })).statusCode).toBe(410);
  service.clock.advance(3_600_000);
  expect((await ask('', { ...wanted, token })).statusCode).toBe(410);
});

test('the link of one instance opens on another one, and what is signed for something else does not', async () => {
  const token = await openFresh();
  const { store, firstRun } = service.context;
  const secrets = { token: () => 'of another instance' } as never;
  const { sign } = createSigning(store.serviceSecrets, secrets);
  const now = service.clock.now();
  await expect(firstRun.assertOpen(await sign(`setup ${now + 60_000}`))).resolves.toBeUndefined();
  for (const text of [String(now + 60_000), 'setup ', 'setup x', `setup ${now}`])
    await expect(firstRun.assertOpen(await sign(text))).rejects.toThrow('expired');
  const answers = await Promise.all([1, 2].map(() => ask('', { ...wanted, token })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 410]);
});

test('a service that has an organisation offers no link', async () => {
  service = await openTestService();
  expect(await service.context.firstRun.offer()).toBeUndefined();
  expect((await ask('/link', { token: '' })).statusCode).toBe(400);
});
