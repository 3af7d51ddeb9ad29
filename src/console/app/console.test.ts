import { expect, test } from 'vitest';
import { RequestFailure } from '../../client/request';
import { ConsoleModel } from './console';
import type { Desk } from '../workspace/workspace';
import { aCase, anEntry, createFakeConsoleClient, maya } from '../frame/fake-console-client';
import { createFakeSurroundings, settle } from '../frame/fake-surroundings';

async function signedIn() {
  const client = createFakeConsoleClient(
    aCase({ id: 'a', visitorName: 'Ana', unansweredSince: 0 }, [anEntry(0)]),
    aCase({ id: 'b', state: 'active', agentEmail: maya.email }, [anEntry(0), anEntry(1, { kind: 'agent' })]),
    aCase({ id: 'm', type: 'offline', state: 'closed' }, [anEntry(0)]),
  );
  const surroundings = createFakeSurroundings();
  const model = new ConsoleModel(client, surroundings);
  await model.session.resume();
  client.tell({ type: 'hello' });
  await settle();
  return { client, surroundings, model, desk: deskOf(model.desk.value) };
}

function deskOf(desk: Desk | undefined): Desk {
  if (!desk) throw new Error('Nobody is signed in.');
  return desk;
}
function texts(desk: Desk) {
  return desk.lines.value.map(({ text }) => text);
}

test('wrong credentials are told in the service’s words, too many tries with the time to wait', async () => {
  const { client, model } = await signedIn();
  await model.session.signOut();
  client.failure = new RequestFailure(401, undefined, {
    code: 401,
    message: 'E-mail or password is not right.',
  });
  await model.session.signIn(maya.email, 'nope');
  expect(model.session.attempt.value).toEqual({
    kind: 'refused',
    message: 'E-mail or password is not right.',
  });
  client.failure = new RequestFailure(429, 42_000);
  await model.session.signIn(maya.email, 'nope');
  expect(model.session.attempt.value).toMatchObject({ message: 'Too many tries. Wait 42 seconds.' });
});

test('the title counts who waits, and an opened chat counts as read', async () => {
  const { model, desk } = await signedIn();
  expect(model.title.value).toBe('(1) Chats');
  expect(desk.inbox.byId.value.get('a')?.isUnread).toBe(true);
  desk.navigation.openLongestWaiting();
  await settle();
  expect(desk.openCase.value?.name).toBe('Ana');
  expect(desk.inbox.byId.value.get('a')?.isUnread).toBe(false);
});

test('an answer that is told by the stream before the call returns is shown once', async () => {
  const { client, desk } = await signedIn();
  desk.navigation.open('a');
  await settle();
  desk.composer.write('Hello Ana');
  desk.composer.send();
  const entry = anEntry(1, { kind: 'agent', author: 'Maya', text: 'Hello Ana', messageId: 'id-1' });
  client.tell({ type: 'entry', caseId: 'a', entry });
  expect(texts(desk)).toEqual(['entry 0', 'Hello Ana']);
  await settle();
  expect(texts(desk)).toEqual(['entry 0', 'Hello Ana']);
});

test('signing out leaves no draft in the browser', async () => {
  const { surroundings, model, desk } = await signedIn();
  desk.navigation.open('a');
  await settle();
  desk.composer.write('Half a sentence');
  await model.session.signOut();
  expect(desk.composer.draft.value).toBe('');
  expect(surroundings.storage.keys('').filter((key) => key.includes('draft'))).toEqual([]);
});

test('what was missed while the line was down is loaded when it is back', async () => {
  const { client, surroundings, desk } = await signedIn();
  desk.navigation.open('b');
  await settle();
  client.breakDown();
  client.known.set(
    'b',
    aCase({ id: 'b', state: 'active' }, [anEntry(0), anEntry(1, { kind: 'agent' }), anEntry(2)]),
  );
  client.known.set('c', aCase({ id: 'c' }, [anEntry(0)]));
  await surroundings.clock.pass(1000);
  client.tell({ type: 'hello' });
  await settle();
  expect(texts(desk)).toEqual(['entry 0', 'entry 1', 'entry 2']);
  expect(desk.inbox.waitingCount.value).toBe(2);
});

test('a visitor who moves to another page is seen there', async () => {
  const { client, desk } = await signedIn();
  desk.navigation.open('b');
  await settle();
  const moved = anEntry(2, { kind: 'system', text: '/NFO The visitor moved on' });
  const details = aCase({ id: 'b', state: 'active' }, [anEntry(0), anEntry(1, { kind: 'agent' }), moved]);
  client.known.set('b', { ...details, visitor: { isHere: true, pageUrl: 'https://shop.example/cart' } });
  client.tell({ type: 'entry', caseId: 'b', entry: moved });
  await settle();
  expect(desk.conversation.details.value?.visitor.pageUrl).toBe('https://shop.example/cart');
});

test('an expired session loses no draft and no answer', async () => {
  const { client, model, desk } = await signedIn();
  desk.navigation.open('a');
  await settle();
  client.failure = new RequestFailure(401);
  desk.composer.write('Sent too late');
  desk.composer.send();
  desk.composer.write('Half a sen');
  await settle();
  expect(model.session.state.value).toEqual({ kind: 'signedOut', hasExpired: true });

  client.failure = undefined;
  client.calls.length = 0;
  await model.session.signIn(maya.email, 'password');
  const again = deskOf(model.desk.value);
  expect(again.composer.draft.value).toBe('Half a sen');
  client.tell({ type: 'hello' });
  await settle();
  expect(texts(again)).toEqual(['entry 0', 'Sent too late']);
  expect(client.calls).toContain('answer a id-1 Sent too late');
});

test('another agent at the same browser sees nothing of it', async () => {
  const { model, desk } = await signedIn();
  desk.navigation.open('a');
  await settle();
  desk.composer.write('Mine');
  await model.session.signOut();
  await model.session.signIn('jonas@shop.example', 'password');
  await settle();
  expect(deskOf(model.desk.value).composer.draft.value).toBe('');
});

test('a reload returns to the open case, in the list that holds it', async () => {
  const { client, surroundings, desk } = await signedIn();
  desk.navigation.show('offline');
  desk.navigation.open('m');
  await settle();
  const reloaded = new ConsoleModel(client, surroundings);
  await reloaded.session.resume();
  await settle();
  const fresh = deskOf(reloaded.desk.value);
  expect(fresh.openCase.value?.summary.id).toBe('m');
  expect(fresh.inbox.view.value).toBe('offline');
});

test('an event that comes while the lists are loaded is newer than the lists', async () => {
  const { client, desk } = await signedIn();
  const loading = desk.inbox.load();
  client.tell({ type: 'case', summary: aCase({ id: 'a', state: 'active' }).summary });
  await loading;
  expect(desk.inbox.byId.value.get('a')?.summary.state).toBe('active');
});

test('a new chat is announced for a moment, unless somebody takes it', async () => {
  const { client, surroundings, desk } = await signedIn();
  client.tell({ type: 'case', summary: aCase({ id: 'new' }).summary });
  expect(desk.newcomers.latest.value?.id).toBe('new');
  client.tell({ type: 'case', summary: aCase({ id: 'new', state: 'active' }).summary });
  expect(desk.newcomers.latest.value).toBeUndefined();
  client.tell({ type: 'case', summary: aCase({ id: 'newer' }).summary });
  await surroundings.clock.pass(8000);
  expect(desk.newcomers.latest.value).toBeUndefined();
});

test('closing asks first, and tells why it did not succeed', async () => {
  const { client, desk } = await signedIn();
  desk.closing.ask('a');
  desk.closing.cancel();
  await desk.closing.confirm();
  expect(client.calls).not.toContain('close a');

  desk.closing.ask('a');
  client.failure = new RequestFailure(0);
  await desk.closing.confirm();
  expect(desk.closing.state.value).toMatchObject({ kind: 'failed' });
  client.failure = undefined;
  await desk.closing.confirm();
  expect(desk.closing.state.value).toEqual({ kind: 'none' });
  expect(desk.inbox.byId.value.get('a')?.summary.state).toBe('closed');
});

test('a chat with a bot makes no stir until the bot hands it over, and goes when it moved to another widget', async () => {
  const { client, desk } = await signedIn();
  function tell(part: Parameters<typeof aCase>[0]) {
    const details = aCase(part);
    client.known.set(details.summary.id, details);
    client.tell({ type: 'case', summary: details.summary });
  }
  tell({ id: 'bot', state: 'waiting', agentEmail: 'bot@shop.example', isWithBot: true });
  expect(desk.newcomers.latest.value).toBeUndefined();
  expect(desk.inbox.waitingCount.value).toBe(1);
  client.known.delete('a');
  client.tell({ type: 'gone', caseId: 'a' });
  await settle();
  desk.navigation.openLongestWaiting();
  expect(desk.conversation.caseId.value).toBeUndefined();
  tell({ id: 'bot', state: 'active', agentEmail: 'bot@shop.example', isWithBot: true });
  tell({ id: 'bot', state: 'waiting', agentEmail: 'bot@shop.example' });
  expect(desk.newcomers.latest.value).toMatchObject({ id: 'bot' });
  expect(desk.inbox.waitingCount.value).toBe(1);
  client.known.delete('bot');
  client.tell({ type: 'gone', caseId: 'bot' });
  await settle();
  expect(desk.inbox.byId.value.has('bot')).toBe(false);
});
