import { expect, test } from 'vitest';
import { settle } from '../../browser/fakes/fake-clock';
import { RequestFailure } from '../../client/request';
import { ConsoleModel } from './console';
import { failureMessage } from '../kit/data/failure-message';
import type { Workspace } from '../chats/workspace/workspace';
import { aCase, anEntry, maya } from '../kit/frame/fake-console-client';
import { idOf, openSignedInConsole, workspaceOf } from './signed-in-console';

function signedIn() {
  return openSignedInConsole(
    aCase({ id: 'a', visitorName: 'Ana', unansweredSince: 0 }, [anEntry(0)]),
    aCase({ id: 'b', state: 'active', agentEmail: maya.email }, [anEntry(0), anEntry(1, { kind: 'agent' })]),
    aCase({ id: 'm', type: 'offline', state: 'closed' }, [anEntry(0)]),
  );
}

function texts(workspace: Workspace) {
  return workspace.openCase.shown.value.map(({ text }) => text);
}

test('wrong credentials are refused in the service’s words, too many tries with the time to wait', async () => {
  const { client, model } = await signedIn();
  await model.session.signOut();
  client.failure = new RequestFailure(401, undefined, {
    code: 401,
    message: 'Wrong e-mail or password.',
  });
  function refusal() {
    return model.session.signIn(maya.email, 'nope').then(() => 'signed in', failureMessage);
  }
  expect(await refusal()).toBe('Wrong e-mail or password.');
  client.failure = new RequestFailure(429, 42_000);
  expect(await refusal()).toBe('Too many attempts. Wait 42 seconds.');
});

test('another agent who is answering is seen by alias, one’s own writing in another tab is not', async () => {
  const { client, workspace } = await signedIn();
  function answering() {
    return workspace.inbox.byId.value.get('a')?.answering;
  }
  const me = { email: maya.email, alias: 'Maya' };
  const jonas = { email: 'jonas@shop.example', alias: 'Jonas' };
  client.emit({ type: 'answering', caseId: 'a', agents: [me, jonas] });
  expect(answering()).toEqual(['Jonas']);
  client.emit({ type: 'answering', caseId: 'a', agents: [me] });
  expect(answering()).toEqual([]);
});

test('the console counts who waits, and an opened chat counts as read', async () => {
  const { model, workspace } = await signedIn();
  expect(model.waitingCount.value).toBe(1);
  expect(workspace.inbox.byId.value.get('a')?.isUnread).toBe(true);
  workspace.navigation.openLongestWaiting();
  await settle();
  expect(workspace.openCase.listed.value?.name).toBe('Ana');
  expect(workspace.inbox.byId.value.get('a')?.isUnread).toBe(false);
});

test('an answer that the stream delivers before the call returns is shown once', async () => {
  const { client, workspace } = await signedIn();
  workspace.navigation.open('a');
  await settle();
  workspace.openCase.composer.write('Hello Ana');
  workspace.openCase.composer.send();
  const entry = anEntry(1, { kind: 'agent', author: 'Maya', text: 'Hello Ana', messageId: idOf(1) });
  client.emit({ type: 'entry', caseId: 'a', entry });
  expect(texts(workspace)).toEqual(['entry 0', 'Hello Ana']);
  await settle();
  expect(texts(workspace)).toEqual(['entry 0', 'Hello Ana']);
});

test('what was missed while the line was down is loaded when it is back', async () => {
  const { client, browser, workspace } = await signedIn();
  workspace.navigation.open('b');
  await settle();
  client.breakDown();
  client.known.set(
    'b',
    aCase({ id: 'b', state: 'active' }, [anEntry(0), anEntry(1, { kind: 'agent' }), anEntry(2)]),
  );
  client.known.set('c', aCase({ id: 'c' }, [anEntry(0)]));
  await browser.clock.advance(1000);
  client.emit({ type: 'hello' });
  await settle();
  expect(texts(workspace)).toEqual(['entry 0', 'entry 1', 'entry 2']);
  expect(workspace.inbox.toAnswer.value.length).toBe(2);
});

test('nothing is loaded again while the stream goes on', async () => {
  const { client, browser, workspace } = await signedIn();
  workspace.navigation.open('b');
  await settle();
  client.calls.length = 0;
  await browser.clock.advance(600_000);
  expect(client.calls).toEqual([]);
});

test('what could not be loaded when the line was back is loaded as soon as it can be', async () => {
  const { client, browser, workspace } = await signedIn();
  workspace.navigation.open('b');
  await settle();
  const missed = [anEntry(0), anEntry(1, { kind: 'agent' }), anEntry(2)];
  client.known.set('b', aCase({ id: 'b', state: 'active' }, missed));
  client.known.set('c', aCase({ id: 'c' }, [anEntry(0)]));
  client.failure = new RequestFailure(502);
  client.emit({ type: 'hello' });
  await settle();
  client.failure = undefined;
  await browser.clock.advance(5_000);
  expect(texts(workspace)).toEqual(['entry 0', 'entry 1', 'entry 2']);
  expect(workspace.inbox.toAnswer.value.length).toBe(2);
});

test('what fails to load after the workspace has ended is not loaded again', async () => {
  const { client, browser, workspace } = await signedIn();
  client.failure = new RequestFailure(502);
  client.emit({ type: 'hello' });
  workspace.stop();
  await settle();
  client.calls.length = 0;
  await browser.clock.advance(60_000);
  expect(client.calls).toEqual([]);
});

test('a visitor who moves to another page is seen there', async () => {
  const { client, workspace } = await signedIn();
  workspace.navigation.open('b');
  await settle();
  const moved = anEntry(2, { kind: 'system', text: '/NFO The visitor moved on' });
  const details = aCase({ id: 'b', state: 'active' }, [anEntry(0), anEntry(1, { kind: 'agent' }), moved]);
  client.known.set('b', { ...details, visitor: { isHere: true, pageUrl: 'https://shop.example/cart' } });
  client.emit({ type: 'entry', caseId: 'b', entry: moved });
  await settle();
  expect(workspace.openCase.conversation.details.value?.visitor.pageUrl).toBe('https://shop.example/cart');
});

test('an expired session loses no draft and no answer', async () => {
  const { client, model, workspace } = await signedIn();
  workspace.navigation.open('a');
  await settle();
  client.failure = new RequestFailure(401);
  workspace.openCase.composer.write('Sent too late');
  workspace.openCase.composer.send();
  workspace.openCase.composer.write('Half a sen');
  await settle();
  expect(model.session.state.value).toEqual({ kind: 'signedOut', hasExpired: true });

  client.failure = undefined;
  client.calls.length = 0;
  await model.session.signIn(maya.email, 'password');
  const again = workspaceOf(model.workspace.value);
  expect(again.openCase.composer.draft.value).toBe('Half a sen');
  client.emit({ type: 'hello' });
  await settle();
  expect(texts(again)).toEqual(['entry 0', 'Sent too late']);
  expect(client.calls).toContain(`answer a ${idOf(1)} Sent too late`);
});

test('a session that ended while the line was down is noticed, and nothing is tried any more', async () => {
  const { client, browser, model } = await signedIn();
  client.failure = new RequestFailure(401);
  client.calls.length = 0;
  client.breakDown();
  await browser.clock.advance(60_000);
  expect(model.session.state.value).toEqual({ kind: 'signedOut', hasExpired: true });
  expect(client.calls).toEqual(['session']);
});

test('who signs out of a session that has ended already is not asked to renew it', async () => {
  const { client, model } = await signedIn();
  client.failure = new RequestFailure(401);
  await model.session.signOut();
  expect(model.session.state.value).toEqual({ kind: 'signedOut', hasExpired: false });
});

test('another agent at the same browser sees nothing of it', async () => {
  const { model, workspace } = await signedIn();
  workspace.navigation.open('a');
  await settle();
  workspace.openCase.composer.write('Mine');
  await model.session.signOut();
  await model.session.signIn('jonas@shop.example', 'password');
  await settle();
  expect(workspaceOf(model.workspace.value).openCase.composer.draft.value).toBe('');
});

test('a reload returns to the open case, in the list that holds it', async () => {
  const { client, browser, workspace } = await signedIn();
  workspace.navigation.show('offline');
  workspace.navigation.open('m');
  await settle();
  const reloaded = new ConsoleModel(client, browser);
  await reloaded.session.resume();
  await settle();
  const fresh = workspaceOf(reloaded.workspace.value);
  expect(fresh.openCase.listed.value?.summary.id).toBe('m');
  expect(fresh.inbox.view.value).toBe('offline');
});

test('an event that comes while the lists are loaded is newer than the lists', async () => {
  const { client, workspace } = await signedIn();
  const loading = workspace.inbox.load();
  client.emit({ type: 'case', summary: answered() });
  await loading;
  expect(workspace.inbox.byId.value.get('a')?.summary.state).toBe('active');
});

test('an event that comes while a chat is loaded is newer than the answer', async () => {
  const { client, workspace } = await signedIn();
  workspace.navigation.open('a');
  client.emit({ type: 'case', summary: answered() });
  await settle();
  expect(workspace.inbox.byId.value.get('a')?.summary.state).toBe('active');
});

test('a new chat is announced for a moment, unless somebody takes it', async () => {
  const { client, browser, workspace } = await signedIn();
  client.emit({ type: 'case', summary: aCase({ id: 'new' }).summary });
  expect(workspace.newChats.latest.value?.id).toBe('new');
  client.emit({ type: 'case', summary: aCase({ id: 'new', state: 'active' }).summary });
  expect(workspace.newChats.latest.value).toBeUndefined();
  client.emit({ type: 'case', summary: aCase({ id: 'newer' }).summary });
  await browser.clock.advance(8000);
  expect(workspace.newChats.latest.value).toBeUndefined();
});

test('the end of a chat waits for an undo, and for the line', async () => {
  const { client, browser, workspace } = await signedIn();
  const { navigation, openCase } = workspace;
  const { toasting } = openCase;
  navigation.open('a');
  await settle();
  openCase.end();
  toasting.undoLast();
  await browser.clock.advance(10_000);
  expect(client.calls).not.toContain('close a 0');

  openCase.end();
  client.failure = new RequestFailure(0);
  await browser.clock.advance(10_000);
  expect(toasting.shown.value.map(({ kind }) => kind)).toContain('late');
  client.failure = undefined;
  client.emit({ type: 'hello' });
  await settle();
  expect(client.calls.filter((call) => call === 'close a 0')).toHaveLength(2);
  expect(workspace.inbox.byId.value.get('a')?.summary.state).toBe('closed');
});

test('a chat ends at once when the page is no longer seen, and stays open once the visitor has written', async () => {
  const { client, browser, workspace } = await signedIn();
  const { navigation, openCase } = workspace;
  const { toasting } = openCase;
  navigation.open('a');
  await settle();
  const message = 'The visitor has just written. Read that first.';
  client.failure = new RequestFailure(409, undefined, { code: 409, message });
  openCase.end();
  browser.page.hide();
  await settle();
  client.failure = undefined;
  await browser.clock.advance(60_000);
  expect(client.calls.filter((call) => call === 'close a 0')).toHaveLength(1);
  expect(toasting.shown.value.map(({ text }) => text)).toEqual([expect.stringContaining(message)]);
});

test('a chat with a bot makes no stir until the bot hands it over, and goes when it moved to another widget', async () => {
  const { client, workspace } = await signedIn();
  function change(part: Parameters<typeof aCase>[0]) {
    const details = aCase(part);
    client.known.set(details.summary.id, details);
    client.emit({ type: 'case', summary: details.summary });
  }
  change({ id: 'bot', state: 'waiting', agentEmail: 'bot@shop.example', isWithBot: true });
  expect(workspace.newChats.latest.value).toBeUndefined();
  expect(workspace.inbox.toAnswer.value.length).toBe(1);
  client.known.delete('a');
  client.emit({ type: 'gone', caseId: 'a' });
  await settle();
  workspace.navigation.openLongestWaiting();
  expect(workspace.openCase.conversation.caseId.value).toBeUndefined();
  change({ id: 'bot', state: 'active', agentEmail: 'bot@shop.example', isWithBot: true });
  change({ id: 'bot', state: 'waiting', agentEmail: 'bot@shop.example' });
  expect(workspace.newChats.latest.value).toMatchObject({ id: 'bot' });
  expect(workspace.inbox.toAnswer.value.length).toBe(1);
  client.known.delete('bot');
  client.emit({ type: 'gone', caseId: 'bot' });
  await settle();
  expect(workspace.inbox.byId.value.has('bot')).toBe(false);
});

/** Of the case that waits, once it has an answer. */
function answered() {
  return aCase({ id: 'a', state: 'active' }, [anEntry(0), anEntry(1, { kind: 'agent' })]).summary;
}
