import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demo } from '../../demo/demo-organisation';
import { addOtherOrganisation, createProvisioner, exampleUser, other } from '../../testing/test-provisioning';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
const call = createProvisioner(() => service);
const callOther = createProvisioner(() => service, other.key);

beforeAll(async () => {
  service = await openTestService();
  await addOtherOrganisation(service);
});
afterAll(() => service.stop());

async function create(changes: Record<string, unknown> = {}) {
  const user = exampleUser(changes);
  const answer = await call('PUT', 'user', user);
  expect(answer.statusCode).toBe(201);
  return { user, body: answer.json<Record<string, string>>() };
}

describe('Provisioning interface (v1): Create user', () => {
  test('answers 201 with {email, name, phone, accountType}', async () => {
    const { user, body } = await create({ phone: '+1 212 736 5000' });
    const { email, name, phone, accountType } = user as Record<string, unknown>;
    expect(body).toEqual({ email, name, phone, accountType });
  });

  test('makes an agent who can sign in and starts as pause', async () => {
    const { user } = await create({ password: 'five5' });
    const signIn = await service.app.inject({
      method: 'POST',
      url: '/api/console/session',
      headers: { 'x-console': '1', 'content-type': 'application/json' },
      payload: JSON.stringify({ email: user.email, password: 'five5' }),
    });
    expect(signIn.json()).toMatchObject({ email: user.email, status: 'pause', isAdministrator: false });
  });

  test('of an existing e-mail answers 409, no matter who made the user', async () => {
    const { user } = await create();
    for (const make of [call, callOther]) {
      const answer = await make('PUT', 'user', { ...user, email: user.email.toUpperCase() });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 409 });
    }
  });

  test('of a bot’s address answers 409, and a user of an older version who has it reads none of its chats', async () => {
    const { store, endpointAdministration } = service.context;
    const email = 'sparky@bots.example';
    const bot = { alias: 'Sparky', email, tags: [] };
    const url = 'https://bot.shop.example/';
    await endpointAdministration.add(demo.orgId, { purpose: 'bot', widgetId: demo.widgetId, url, bot });
    expect((await call('PUT', 'user', exampleUser({ email }))).statusCode).toBe(409);
    expect((await callOther('PUT', 'user', exampleUser({ email }))).statusCode).toBe(201);
    await service.db.updateTable('agents').set({ orgId: demo.orgId }).where('email', '=', email).execute();
    expect(await store.widgets.idsOfAgent(email)).toEqual([]);
    expect(await store.widgets.answeredBy(email, demo.widgetId)).toBeUndefined();
    expect(await store.widgets.bots(demo.widgetId)).toMatchObject([{ email }]);
  });

  test('with a templateId takes the account type of the template and does not consider accountType', async () => {
    const { user } = await create({ accountType: 'prem' });
    const { body } = await create({ templateId: user.email, accountType: 'nonsense' });
    expect(body).toMatchObject({ accountType: 'prem' });
    const { accountType: _, ...rest } = exampleUser({ templateId: user.email });
    expect((await call('PUT', 'user', rest)).json()).toMatchObject({ accountType: 'prem' });
  });

  test.each(['trial', 'biz', 'entr', 'prem', 'enterprise'])(
    'takes the account type %s',
    async (accountType) => {
      expect((await create({ accountType })).body).toMatchObject({ accountType });
    },
  );
});

describe('User (provisioning)', () => {
  function long(length: number) {
    return 'x'.repeat(length);
  }
  function longEmail(length: number) {
    return `${long(length - '@shop.example'.length)}@shop.example`;
  }

  test.each([
    ['email', 'is missing', undefined],
    ['email', 'is no address', 'ann'],
    ['email', 'is no address', 'ann@'],
    ['email', 'is no address', 'a b@shop.example'],
    ['email', 'has 100 characters', longEmail(100)],
    ['name', 'is missing', undefined],
    ['name', 'is blank', '  '],
    ['name', 'has 100 characters', long(100)],
    ['accountType', 'is missing', undefined],
    ['accountType', 'is in the wrong case', 'BIZ'],
    ['accountType', 'is unknown', 'gold'],
    ['password', 'is missing', undefined],
    ['password', 'has 4 characters', long(4)],
    ['password', 'has 100 characters', long(100)],
    ['phone', 'is no number', 'call me'],
    ['phone', 'is too short', '+1 2'],
    ['templateId', 'is unknown', 'nobody@shop.example'],
    ['templateId', "is another organisation's", 'theirs@other.example'],
  ])('%s that %s is refused with 400 and named', async (field, _what, value) => {
    await callOther('PUT', 'user', exampleUser({ email: 'theirs@other.example' }));
    const answer = await call('PUT', 'user', exampleUser({ [field]: value }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: 400, message: expect.stringMatching(`^${field}: `) as string });
  });

  test.each([
    ['email', 'has 99 characters', longEmail(99)],
    ['name', 'has 99 characters', long(99)],
    ['password', 'has 5 characters', long(5)],
    ['password', 'has 99 characters', long(99)],
    ['phone', 'is written as in America', '(212) 736-5000'],
    ['phone', 'is international', '+49 30 901820'],
  ])('%s that %s is taken', async (field, _what, value) => {
    await create({ [field]: value });
  });

  test('email is converted to lower case', async () => {
    const { body } = await create({ email: 'Mixed.Case@Shop.Example' });
    expect(body).toMatchObject({ email: 'mixed.case@shop.example' });
    expect((await call('GET', 'user', { email: 'MIXED.case@shop.example' })).statusCode).toBe(200);
  });

  test('password is never returned, logged or kept as it is', async () => {
    const { user, body } = await create({ password: 'hunter-22' });
    const found = await call('GET', 'user', { email: user.email });
    const changed = await call('POST', 'user', { ...user, password: 'hunter-33' });
    expect(JSON.stringify([body, found.json(), changed.json(), service.logged])).not.toMatch(/hunter-/);
  });
});

describe('Provisioning interface (v1): Get user', () => {
  test('answers 200 with {email, name, phone, accountType}; what it has not is absent', async () => {
    const { user } = await create();
    const answer = await call('GET', 'user', { email: user.email });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ email: user.email, name: user.name, accountType: 'biz' });
  });

  test('made under another key answers {email} only', async () => {
    const { user } = await create();
    const answer = await callOther('GET', 'user', { email: user.email });
    expect([answer.statusCode, answer.json()]).toEqual([200, { email: user.email }]);
  });

  test('that is unknown answers 404', async () => {
    const answer = await call('GET', 'user', { email: 'nobody@shop.example' });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 404 }]);
  });

  test('is found, and removed, by an address whose plus is written as it is', async () => {
    await create({ email: 'plus+tag@shop.example' });
    // A query's plus is read as a blank before anything of ours sees it.
    const address = { email: 'Plus Tag@Shop.example' };
    const found = await call('GET', 'user', address);
    expect([found.statusCode, found.json()]).toMatchObject([200, { email: 'plus+tag@shop.example' }]);
    expect((await call('DELETE', 'user', address)).statusCode).toBe(200);
    expect((await call('GET', 'user', address)).statusCode).toBe(404);
  });

  test('without email answers 400', async () => {
    expect((await call('GET', 'user')).json()).toEqual({ code: 400, message: 'email: is required' });
  });

  test('that claims a JSON body and has none is fine', async () => {
    const { user } = await create();
    const answer = await call('GET', 'user', { email: user.email }, { 'content-type': 'application/json' });
    expect(answer.statusCode).toBe(200);
  });
});

describe('Provisioning interface (v1): Update user', () => {
  test('answers 200 with {email, name, accountType, phone} and keeps what is left out', async () => {
    const { user } = await create({ phone: '+12127365000' });
    const answer = await call('POST', 'user', { email: user.email.toUpperCase(), name: 'Renamed' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      email: user.email,
      name: 'Renamed',
      accountType: 'biz',
      phone: '+12127365000',
    });
    const changed = await call('POST', 'user', { email: user.email, name: 'Renamed', accountType: 'prem' });
    expect(changed.json()).toMatchObject({ accountType: 'prem' });
    const absent = { accountType: null, password: null, phone: null, templateId: null };
    const kept = await call('POST', 'user', { email: user.email, name: 'Renamed', ...absent });
    expect(kept.json()).toEqual(changed.json());
  });

  test('with a new password ends the sessions of the old one', async () => {
    const { user } = await create();
    const { account } = service.context;
    const { token } = await account.signIn(user.email, 'secret');
    await call('POST', 'user', { email: user.email, name: 'Ann', password: 'changed' });
    expect(await account.signedIn(token)).toBeUndefined();
    await expect(account.signIn(user.email, 'secret')).rejects.toThrow('Wrong e-mail');
    await account.signIn(user.email, 'changed');
  });

  test.each([
    ['name', undefined],
    ['email', undefined],
    ['accountType', 'Biz'],
    ['password', '1234'],
    ['phone', 'x'],
  ])('with a wrong %s answers 400 and names it', async (field, value) => {
    const { user } = await create();
    const answer = await call('POST', 'user', { email: user.email, name: 'Ann', [field]: value });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      expect.stringMatching(`^${field}: `) as string,
    ]);
  });

  test('that is unknown, or of another organisation, answers 404', async () => {
    const { user } = await create();
    const unknown = { name: 'Ann', email: 'nobody@shop.example', password: 'secret' };
    expect((await call('POST', 'user', unknown)).statusCode).toBe(404);
    expect((await callOther('POST', 'user', { name: 'Ann', email: user.email })).statusCode).toBe(404);
  });

  test('never sets the password of an administrator, nor of a user whom it did not make: 403', async () => {
    const { user } = await create();
    const { keys } = service.context.store;
    const second = createProvisioner(() => service, 'second-provisioning-key');
    await keys.add(demo.orgId, 'provisioning', 'second-provisioning-key');
    const tries = [
      [call, demo.agents[0].email],
      [call, demo.agents[1].email],
      [second, user.email],
      [callOther, user.email],
    ] as const;
    for (const [provision, email] of tries) {
      const answer = await provision('POST', 'user', { name: 'Ann', email, password: 'stolen' });
      expect(answer.statusCode).toBe(403);
      await expect(service.context.account.signIn(email, 'stolen')).rejects.toThrow('Wrong e-mail');
    }
    const renamed = await second('POST', 'user', { name: 'Ann', email: user.email });
    expect(renamed.statusCode).toBe(200);
  });

  test.each([
    ['is revoked', (id: string) => service.context.store.keys.remove(demo.orgId, id)],
    ['has expired', async () => service.clock.advance(1_000)],
  ])('sets the password of a user whom a key made that %s by now', async (how, end) => {
    const expiresAt = service.clock.now() + 1_000;
    const old = `old key that ${how}`;
    const id = await service.context.store.keys.add(demo.orgId, 'provisioning', old, { expiresAt });
    const user = exampleUser();
    await createProvisioner(() => service, old)('PUT', 'user', user);
    const change = { name: 'Ann', email: user.email, password: 'changed' };
    expect((await call('POST', 'user', change)).statusCode).toBe(403);
    await end(id);
    expect((await call('POST', 'user', change)).statusCode).toBe(200);
  });
});

describe('Provisioning interface (v1): Delete user', () => {
  test('answers 200 without a body, and the user is gone', async () => {
    const { user } = await create();
    const answer = await call('DELETE', 'user', { email: user.email });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect((await call('GET', 'user', { email: user.email })).statusCode).toBe(404);
    expect((await call('DELETE', 'user', { email: user.email })).statusCode).toBe(404);
  });

  test('never deletes an administrator: 403', async () => {
    const email = demo.agents[0].email;
    expect((await call('DELETE', 'user', { email })).statusCode).toBe(403);
    expect((await call('GET', 'user', { email })).statusCode).toBe(200);
  });

  test('removes the agent from availability and routing, and signs it out', async () => {
    const { user } = await create();
    const widget = await service.addWidget();
    const { store, availability, account } = service.context;
    const agent = { widgetId: widget.id, email: user.email, alias: 'A', kind: 'human', tags: [] } as const;
    await store.widgets.setAgents(widget.id, [{ ...agent, tags: [] }]);
    await store.agents.setStatus(user.email, { status: 'online', source: 'endpoint', at: 1 });
    const { token } = await account.signIn(user.email, 'secret');
    expect((await availability.of(widget.id)).online).toBe(true);
    await call('DELETE', 'user', { email: user.email });
    expect((await availability.of(widget.id)).online).toBe(false);
    expect(await store.widgets.agents(widget.id)).toEqual([]);
    expect(await account.signedIn(token)).toBeUndefined();
  });

  test('of another organisation answers 404 and changes nothing', async () => {
    const { user } = await create();
    expect((await callOther('DELETE', 'user', { email: user.email })).statusCode).toBe(404);
    expect((await call('GET', 'user', { email: user.email })).statusCode).toBe(200);
  });
});
