import { expect, test } from 'vitest';
import { settle } from '../../../browser/fakes/fake-clock';
import { RequestFailure } from '../../../client/request';
import { longestSearch } from '../../../contract/console';
import { openSignedInConsole } from '../../app/signed-in-console';
import { aCase, anEntry, maya } from '../../kit/frame/fake-console-client';

const done = { at: 7, by: { email: 'jonas@shop.example', alias: 'Jonas' } };

function message(id: string, isDone = false) {
  return aCase({ id, type: 'offline', state: 'closed', ...(isDone && { done }) }, [anEntry(0)]);
}

function rowsOf({ rows }: Awaited<ReturnType<typeof openSignedInConsole>>['workspace']['inbox']) {
  return rows.groups.value.flatMap(({ cases }) => cases.map(({ summary }) => summary.id));
}

test('a message that a colleague marks as done leaves the list and its count, and comes back once it is opened again', async () => {
  const { client, workspace } = await openSignedInConsole(message('a'), message('b'));
  const { inbox } = workspace;
  inbox.show('offline');
  expect([rowsOf(inbox).sort(), inbox.messageCount.value]).toEqual([['a', 'b'], '2']);
  client.emit({ type: 'case', summary: message('a', true).summary });
  expect([rowsOf(inbox), inbox.messageCount.value]).toEqual([['b'], '1']);
  client.emit({ type: 'case', summary: message('a').summary });
  expect(rowsOf(inbox).sort()).toEqual(['a', 'b']);
});

test('messages that are done are read once somebody looks for them, page after page, and stay while the lists are read again', async () => {
  const messages = Array.from({ length: 120 }, (_, at) => message(`m${at}`, true));
  const { client, workspace } = await openSignedInConsole(...messages);
  const { inbox } = workspace;
  expect(client.calls).not.toContain('cases done');
  inbox.show('done');
  expect(inbox.isLooking.value).toBe(true);
  await settle();
  expect([rowsOf(inbox).length, inbox.hasMore.value, inbox.isLooking.value]).toEqual([100, true, false]);
  await inbox.loadMore();
  inbox.show('open');
  inbox.show('done');
  const reads = client.calls.filter((call) => /lists|cases/.test(call));
  expect(reads).toEqual(['first lists', 'cases done', 'cases done']);
  await inbox.load();
  expect([rowsOf(inbox).length, inbox.hasMore.value]).toEqual([120, false]);
});

test('a count of messages says when there are more than those that were read', async () => {
  const messages = Array.from({ length: 101 }, (_, at) => message(`m${at}`));
  const { workspace } = await openSignedInConsole(...messages);
  expect(workspace.inbox.messageCount.value).toBe('100+');
});

test('once all messages that were read are done, the next ones are listed and counted', async () => {
  const messages = Array.from({ length: 120 }, (_, at) => message(`m${at}`));
  const { client, workspace } = await openSignedInConsole(...messages);
  const { inbox } = workspace;
  inbox.show('offline');
  for (let at = 0; at < 100; at++) client.emit({ type: 'case', summary: message(`m${at}`, true).summary });
  await settle();
  expect([rowsOf(inbox).length, inbox.messageCount.value]).toEqual([20, '20']);
});

test.each([
  ['open', aCase({ id: 'a' }), aCase({ id: 'a', state: 'closed' })],
  ['offline', message('a'), message('a', true)],
] as const)(
  'what has left the filtered list “%s” is not back once the lists are loaded again',
  async (view, before, after) => {
    const { browser, client, workspace } = await openSignedInConsole(
      before,
      aCase({ id: 'b' }),
      message('c'),
    );
    const { inbox } = workspace;
    inbox.show(view);
    inbox.narrow({ widget: 'w1' });
    await browser.clock.advance(1_000);
    expect(rowsOf(inbox)).toContain('a');
    client.known.set('a', after);
    client.emit({ type: 'case', summary: after.summary });
    expect(rowsOf(inbox)).not.toContain('a');
    client.emit({ type: 'hello' });
    await settle();
    expect([rowsOf(inbox).length, rowsOf(inbox).includes('a')]).toEqual([1, false]);
  },
);

test('what was missed of a case is listed though its visitor types while the lists are loaded', async () => {
  const { client, workspace } = await openSignedInConsole(
    aCase({ id: 'a' }, [anEntry(0)]),
    aCase({ id: 'b' }),
  );
  const { inbox } = workspace;
  const missed = { preview: 'Are you there?', owner: { email: 'jonas@shop.example', alias: 'Jonas' } };
  client.known.set('a', aCase({ id: 'a', ...missed }, [anEntry(0), anEntry(1)]));
  client.known.delete('b');
  const loading = inbox.load();
  for (const caseId of ['a', 'b']) client.emit({ type: 'typing', caseId, visitorTyping: true });
  await loading;
  expect(inbox.byId.value.get('a')?.summary).toMatchObject({ ...missed, lastIndex: 1, visitorTyping: true });
  expect(inbox.byId.value.has('b')).toBe(false);
});

test('what a change answers late does not undo what an event has said since it set out', async () => {
  const { client, workspace } = await openSignedInConsole(aCase({ id: 'a' }));
  const { inbox } = workspace;
  function change() {
    return inbox.change('a', async () => (await client.caseDetails('a')).summary);
  }
  const putting = change();
  const labels = [{ name: 'Refund', value: '' }];
  client.emit({ type: 'case', summary: aCase({ id: 'a', labels }).summary });
  await putting;
  expect(inbox.byId.value.get('a')?.summary.labels).toEqual(labels);
  client.known.set('a', aCase({ id: 'a', labels: [{ name: 'Lamp', value: '' }] }));
  await change();
  expect(inbox.byId.value.get('a')?.summary.labels).toEqual([{ name: 'Lamp', value: '' }]);
});

test('what a change answers late lets nobody write on who has stopped since it set out', async () => {
  const { client, workspace } = await openSignedInConsole(aCase({ id: 'a', visitorTyping: true }));
  const { inbox } = workspace;
  const putting = inbox.change('a', async () => (await client.caseDetails('a')).summary);
  client.emit({ type: 'typing', caseId: 'a', visitorTyping: false });
  await putting;
  expect(inbox.byId.value.get('a')?.summary.visitorTyping).toBe(false);
});

test('a snoozed chat leaves the chats that are open for a list of its own, and comes back as one that waits', async () => {
  const owner = { email: maya.email, alias: 'Maya' };
  const mine = { id: 'a', state: 'active', agentEmail: maya.email, owner } as const;
  const { client, workspace } = await openSignedInConsole(aCase(mine), aCase({ ...mine, id: 'b' }));
  const { inbox } = workspace;
  client.emit({ type: 'case', summary: aCase({ ...mine, snoozedUntil: 90 }).summary });
  client.emit({ type: 'case', summary: aCase({ ...mine, id: 'b', snoozedUntil: 60 }).summary });
  expect([rowsOf(inbox), inbox.openCount.value, inbox.snoozedCount.value]).toEqual([[], 0, 2]);
  inbox.show('snoozed');
  expect([rowsOf(inbox), inbox.isLooking.value]).toEqual([['b', 'a'], false]);
  client.emit({ type: 'case', summary: aCase({ ...mine, backSince: 90, lastIndex: 1 }).summary });
  expect(inbox.toAnswer.value.map(({ summary }) => summary.id)).toEqual(['a']);
  expect(workspace.newChats.latest.value?.id).toBe('a');
});

test('a message in one chat leaves the rows of all others as they are, and so does each key of an answer', async () => {
  const { client, workspace } = await openSignedInConsole(aCase({ id: 'a' }), aCase({ id: 'b' }));
  const { inbox, openCase, navigation } = workspace;
  navigation.open('b');
  await settle();
  const [before, { marks }] = [inbox.byId.value, openCase.noteWriting];
  client.emit({ type: 'case', summary: aCase({ id: 'a', preview: 'News', lastIndex: 1 }).summary });
  expect(inbox.byId.value.get('a')?.summary.preview).toBe('News');
  expect(inbox.byId.value.get('b')).toBe(before.get('b'));
  openCase.composer.write('H');
  const marked = marks.value;
  openCase.composer.write('He');
  expect([marks.value === marked, [...marked]]).toEqual([true, [['b', 'draft']]]);
});

test('a search whose answer fails is tried again: that there is nothing is shown once the service has said so', async () => {
  const lamp = aCase({ id: 'a', state: 'closed' }, [anEntry(0, { text: 'The lamp' })]);
  const { browser, client, workspace } = await openSignedInConsole(lamp);
  const { inbox } = workspace;
  inbox.show('closed');
  await settle();
  inbox.narrow({ language: 'de' });
  inbox.want('lamp');
  client.failure = new RequestFailure(502);
  await browser.clock.advance(2_000);
  expect([inbox.isLooking.value, rowsOf(inbox)]).toEqual([true, []]);
  client.failure = undefined;
  await browser.clock.advance(5_000);
  expect(inbox.isLooking.value).toBe(false);
  const asked = client.calls.length;
  await browser.clock.advance(20_000);
  expect(client.calls).toHaveLength(asked);
});

test('a long text that is pasted is looked for by as much of it as the service takes', async () => {
  const words = 'The lamp flickers '.repeat(9).trim();
  const lamp = aCase({ id: 'a', state: 'closed' }, [anEntry(0, { text: words })]);
  const { browser, client, workspace } = await openSignedInConsole(lamp);
  const { inbox } = workspace;
  inbox.show('closed');
  await settle();
  inbox.want(words);
  await browser.clock.advance(2_000);
  expect(client.calls.at(-1)).toBe(`cases closed ${words.slice(0, longestSearch)}`);
  expect(rowsOf(inbox)).toEqual(['a']);
});
