import { expect, test } from 'vitest';
import { settle } from '../../browser/fakes/fake-clock';
import { RequestFailure } from '../../client/request';
import { aCase, anEntry, maya } from '../kit/frame/fake-console-client';
import { idOf, openConsoleWithChats, openSignedInConsole, workspaceOf } from './signed-in-console';

test('of 300 open chats all are listed and counted, the longest waiting on top', async () => {
  const cases = Array.from({ length: 300 }, (_, at) => aCase({ id: `c${at}`, createdAt: 1_000 - at }));
  const { model, workspace } = await openSignedInConsole(...cases);
  const { inbox } = workspace;
  const [waiting] = inbox.rows.groups.value;
  expect(waiting?.cases).toHaveLength(300);
  expect(waiting?.cases[0]?.summary.id).toBe('c299');
  expect([inbox.openCount.value, model.waitingCount.value]).toEqual([300, 300]);
});

test('of 250 closed chats all can be listed, and stay while the lists are loaded again', async () => {
  const cases = Array.from({ length: 250 }, (_, at) => aCase({ id: `c${at}`, state: 'closed' }));
  const { workspace } = await openSignedInConsole(...cases);
  const { inbox } = workspace;
  inbox.show('closed');
  await settle();
  const counts: (number | undefined)[] = [];
  for (let pages = 0; pages < 3; pages++) {
    counts.push(inbox.rows.groups.value[0]?.cases.length);
    expect(inbox.hasMore.value).toBe(pages < 2);
    if (inbox.hasMore.value) await inbox.loadMore();
    await inbox.load();
  }
  expect(counts).toEqual([100, 200, 250]);
});

test('Find reads every message, and asks the service once the agent pauses', async () => {
  const { client, browser, workspace } = await openConsoleWithChats();
  const { inbox } = workspace;
  client.known.set('a', aCase({ id: 'a', preview: 'Thanks' }, [anEntry(0, { text: 'a dimmable lamp' })]));
  await inbox.load();
  client.calls.length = 0;
  for (const words of ['la', 'lam', 'lamp']) inbox.want(words);
  expect(inbox.rows.groups.value).toEqual([]);
  await browser.clock.advance(300);
  expect(client.calls).toEqual(['cases open lamp']);
  expect(inbox.rows.groups.value.flatMap(({ cases }) => cases.map(({ summary }) => summary.id))).toEqual([
    'a',
  ]);
  inbox.want('');
  expect(inbox.rows.groups.value.flatMap(({ cases }) => cases)).toHaveLength(2);
});

test('lists are filtered as the address says, by what is known here and by the service, and stay so', async () => {
  const cases = Array.from({ length: 120 }, (_, at) =>
    aCase({ id: `c${at}`, state: 'closed', language: at < 110 ? 'en' : 'cy' }),
  );
  const { client, browser, workspace } = await openSignedInConsole(
    ...cases,
    aCase({ id: 'o', language: 'cy' }),
  );
  const { inbox, navigation } = workspace;
  function shown() {
    return inbox.rows.groups.value.flatMap((group) => group.cases.map(({ summary }) => summary.id));
  }
  navigation.show('closed');
  navigation.narrow({ language: 'cy' });
  expect([shown(), inbox.isLooking.value]).toEqual([[], true]);
  await browser.clock.advance(0);
  await settle();
  expect([shown().length, inbox.isLooking.value, inbox.hasMore.value]).toEqual([10, false, false]);
  expect(client.calls).toContain('cases closed cy');
  navigation.open('c115');
  expect(browser.address.hash()).toBe('#/cases/c115?language=cy');
  navigation.leave();
  expect(browser.address.hash()).toBe('#/closed?language=cy');
  client.emit({ type: 'case', summary: aCase({ id: 'new', state: 'closed', language: 'cy' }).summary });
  client.emit({ type: 'case', summary: aCase({ id: 'other', state: 'closed', language: 'en' }).summary });
  expect(shown()).toHaveLength(11);
  navigation.narrow({});
  expect(browser.address.hash()).toBe('#/closed');
  expect(shown().length).toBeGreaterThan(100);
});

test('a further page of a filtered list that did not come can be asked for again', async () => {
  const german = Array.from({ length: 120 }, (_, at) => aCase({ id: `c${at}`, language: 'de' }));
  const { client, browser, workspace } = await openSignedInConsole(...german);
  const { inbox, navigation } = workspace;
  navigation.narrow({ language: 'de' });
  await browser.clock.advance(0);
  await settle();
  client.failure = new RequestFailure(502);
  await inbox.loadMore();
  expect([inbox.isLooking.value, inbox.hasMore.value]).toEqual([false, true]);
  client.failure = undefined;
  await inbox.loadMore();
  expect(inbox.hasMore.value).toBe(false);
});

test('a label that is set while the chat still loads stays on the screen', async () => {
  const { client, workspace } = await openConsoleWithChats();
  const before = await client.caseDetails('a');
  const labels = [{ name: 'Warranty', value: '' }];
  client.caseDetails = async () => {
    client.emit({ type: 'case', summary: { ...before.summary, labels } });
    return before;
  };
  workspace.navigation.open('a');
  await settle();
  expect(workspace.inbox.byId.value.get('a')?.summary.labels).toEqual(labels);
});

test('the console counts own visitors who wait too, and nobody else’s', async () => {
  const { client, model } = await openConsoleWithChats();
  const owner = { email: maya.email, alias: 'Maya' };
  const waits = { state: 'active', unansweredSince: 2, unansweredAt: 40, lastIndex: 2 } as const;
  client.emit({ type: 'case', summary: aCase({ id: 'b', ...waits, owner }).summary });
  expect(model.waitingCount.value).toBe(2);
  const jonas = { email: 'jonas@shop.example', alias: 'Jonas' };
  client.emit({ type: 'case', summary: aCase({ id: 'c', ...waits, owner: jonas }).summary });
  expect(model.waitingCount.value).toBe(2);
});

test('n claims the chat that it opens, and the next n opens the next one, own ones too', async () => {
  const { client, workspace } = await openConsoleWithChats();
  const owner = { email: maya.email, alias: 'Maya' };
  client.known.set(
    'b',
    aCase({ id: 'b', state: 'active', owner, unansweredSince: 0, unansweredAt: 40 }, [anEntry(0)]),
  );
  client.known.set('c', aCase({ id: 'c', createdAt: 20 }, [anEntry(0)]));
  await workspace.inbox.load();
  const opened: (string | undefined)[] = [];
  for (let times = 0; times < 4; times++) {
    workspace.navigation.openLongestWaiting();
    await settle();
    opened.push(workspace.openCase.conversation.caseId.value);
  }
  expect(opened).toEqual(['a', 'c', 'b', 'a']);
  expect(client.calls.filter((call) => call.startsWith('claim'))).toEqual(['claim a', 'claim c']);
});

test('where another agent was quicker n goes on to the next chat, unless something is written', async () => {
  const { client, workspace } = await openConsoleWithChats();
  const { navigation, openCase } = workspace;
  const owner = { email: 'jonas@shop.example', alias: 'Jonas' };
  client.known.set('c', aCase({ id: 'c', createdAt: 20 }, [anEntry(0)]));
  await workspace.inbox.load();
  client.known.set('a', aCase({ id: 'a', owner }, [anEntry(0)]));
  navigation.openLongestWaiting();
  expect(openCase.conversation.caseId.value).toBe('a');
  await settle();
  expect(openCase.conversation.caseId.value).toBe('c');
  expect(client.calls).toContain('claim c');

  client.known.set('d', aCase({ id: 'd', owner }, [anEntry(0)]));
  client.emit({ type: 'case', summary: aCase({ id: 'd', createdAt: 30 }).summary });
  navigation.openLongestWaiting();
  openCase.composer.write('H');
  await settle();
  expect(openCase.conversation.caseId.value).toBe('d');
});

test('waits are measured by the service’s clock', async () => {
  const { client, browser, workspace } = await openConsoleWithChats();
  const serviceNow = browser.clock.now() - 420_000;
  client.emit({ type: 'alive', within: 40_000, now: serviceNow });
  expect(workspace.now.value).toBe(serviceNow);
});

test('a draft is there again after signing out and in', async () => {
  const { model, workspace } = await openConsoleWithChats();
  workspace.navigation.open('a');
  await settle();
  workspace.openCase.composer.write('Half a sentence');
  await model.session.signOut();
  await model.session.signIn(maya.email, 'password');
  await settle();
  expect(workspaceOf(model.workspace.value).openCase.composer.draft.value).toBe('Half a sentence');
});

test('a draft that another tab has sent while nobody was signed in here is gone here too', async () => {
  const { browser, model, workspace } = await openConsoleWithChats();
  workspace.navigation.open('a');
  await settle();
  workspace.openCase.composer.write('Said in the other tab');
  await model.session.signOut();
  browser.storage.remove(`chat-widget-console:${maya.email}:draft:a`);
  await model.session.signIn(maya.email, 'password');
  expect(workspaceOf(model.workspace.value).openCase.composer.draft.value).toBe('');
});

test('a draft stays when the visitor ends the chat, and is marked in the list', async () => {
  const { client, workspace } = await openConsoleWithChats();
  const { composer, send } = workspace.openCase;
  workspace.navigation.open('a');
  await settle();
  composer.write('Half a sentence');
  client.emit({ type: 'case', summary: aCase({ id: 'a', state: 'closed' }).summary });
  expect([composer.draft.value, composer.marks.value.get('a')]).toEqual(['Half a sentence', 'draft']);
  client.failure = new RequestFailure(409);
  send();
  await settle();
  expect(composer.marks.value.get('a')).toBe('notSent');
  expect(composer.textOf(idOf(1))).toBe('Half a sentence');
  composer.remove(idOf(1));
  expect(composer.marks.value.size).toBe(0);
});

test('a chat ends after the answers that the line held up, also where it was ended at once', async () => {
  const { client, browser, workspace } = await openConsoleWithChats();
  const { navigation, openCase } = workspace;
  navigation.open('a');
  await settle();
  client.failure = new RequestFailure(0);
  for (const text of ['Here is your label.', 'Goodbye']) {
    openCase.composer.write(text);
    openCase.send();
  }
  openCase.end();
  await openCase.toasting.settle();
  client.failure = undefined;
  client.emit({ type: 'hello' });
  await browser.clock.advance(20_000);
  const calls = client.calls.map((call) => call.replace(/[0-9a-f-]{36} /, ''));
  const done = calls.slice(calls.lastIndexOf('answer a Here is your label.'));
  expect(done.filter((call) => /^(answer|close)/.test(call))).toEqual([
    'answer a Here is your label.',
    'answer a Goodbye',
    'close a 0',
  ]);
});
