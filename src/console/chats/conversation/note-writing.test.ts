import { expect, test } from 'vitest';
import { settle } from '../../../browser/fakes/fake-clock';
import { RequestFailure } from '../../../client/request';
import { aCase, aNote, anEntry, maya } from '../../kit/frame/fake-console-client';
import { ConsoleModel } from '../../app/console';
import { idOf, openSignedInConsole, workspaceOf } from '../../app/signed-in-console';

async function openChat() {
  const opened = await openSignedInConsole(
    aCase({ id: 'a', state: 'active', agentEmail: maya.email }, [anEntry(0)]),
    aCase({ id: 'b', state: 'active', agentEmail: maya.email }, [anEntry(0)]),
  );
  await open(opened.workspace, 'a');
  opened.client.calls.length = 0;
  return { ...opened, openCase: opened.workspace.openCase };
}
async function open(
  { navigation }: Awaited<ReturnType<typeof openSignedInConsole>>['workspace'],
  id: string,
) {
  navigation.open(id);
  await settle();
}
function writtenBy(calls: string[]) {
  return calls.filter((call) => /^(answer|note|typing) /.test(call));
}
function notesOf({ conversation }: ReturnType<typeof workspaceOf>['openCase']) {
  return conversation.notes.value.map(({ text }) => text);
}

test('a note’s draft is no answer’s, whichever is sent and switched to', async () => {
  const { client, openCase } = await openChat();
  const { noteWriting, notes, composer } = openCase;
  noteWriting.switchTo('note');
  notes.write('He is in debt');
  noteWriting.switchTo('answer');
  openCase.send();
  composer.write('Hello');
  noteWriting.switchTo('note');
  expect([composer.draft.value, notes.draft.value]).toEqual(['Hello', 'He is in debt']);
  openCase.send();
  await settle();
  expect(writtenBy(client.calls).filter((call) => !call.startsWith('typing'))).toEqual([
    `answer a ${idOf(1)} Hello`,
  ]);
  notes.send();
  await settle();
  expect(client.calls).toContain(`note a ${idOf(2)} He is in debt`);
  expect([composer.draft.value, notes.draft.value, notesOf(openCase)]).toEqual(['', '', ['He is in debt']]);
});

test('the visitor is shown nobody typing while a note is written', async () => {
  const { client, browser, openCase } = await openChat();
  openCase.notes.write('He is in');
  await browser.clock.advance(6_000);
  expect(writtenBy(client.calls)).toEqual([]);
});

test('a chat opens where its draft is, and stays there until the agent switches', async () => {
  const { workspace, openCase } = await openChat();
  const { noteWriting, notes, composer } = openCase;
  noteWriting.switchTo('note');
  notes.write('Ask');
  expect(noteWriting.marks.value.get('a')).toBe('draft');
  await open(workspace, 'b');
  expect([noteWriting.writing.value, notes.draft.value]).toEqual(['answer', '']);
  await open(workspace, 'a');
  expect(noteWriting.writing.value).toBe('note');
  // Deleted and typed again, it is still for the team.
  notes.write('');
  expect(noteWriting.writing.value).toBe('note');
  notes.write('Ask Jonas');
  composer.write('One moment');
  expect(noteWriting.writing.value).toBe('note');
  await open(workspace, 'b');
  await open(workspace, 'a');
  expect(noteWriting.writing.value).toBe('answer');
});

test('after a note the next words are a note, until the agent switches', async () => {
  const { openCase } = await openChat();
  openCase.noteWriting.switchTo('note');
  openCase.notes.write('One');
  openCase.notes.send();
  await settle();
  expect(openCase.noteWriting.writing.value).toBe('note');
});

test('a note that the line held up is sent by the next page, as a note and under the same id', async () => {
  const { client, browser, model, openCase } = await openChat();
  client.failure = new RequestFailure(0);
  openCase.notes.write('He is in debt');
  openCase.notes.send();
  await settle();
  expect(openCase.notes.unsent.value.map(({ state }) => state)).toEqual(['waiting']);
  // A page of an older version, which knows no notes, takes nothing of this for an answer.
  expect(browser.storage.keys(`chat-widget-console:${maya.email}:unsent:`)).toEqual([]);
  workspaceOf(model.workspace.value).stop();

  client.failure = undefined;
  client.calls.length = 0;
  const next = new ConsoleModel(client, browser);
  await next.session.resume();
  client.emit({ type: 'hello' });
  await settle();
  expect(writtenBy(client.calls)).toEqual([`note a ${idOf(1)} He is in debt`]);
});

test('a note that was refused can be sent again, and answers go on', async () => {
  const { client, openCase } = await openChat();
  client.failure = new RequestFailure(413);
  openCase.notes.write('Too much');
  openCase.notes.send();
  await settle();
  expect(openCase.noteWriting.marks.value.get('a')).toBe('notSent');
  client.failure = undefined;
  openCase.composer.write('Hello');
  openCase.send();
  await settle();
  expect(openCase.composer.fault.value).toBeUndefined();
  openCase.notes.retry();
  await settle();
  expect([openCase.noteWriting.marks.value.size, notesOf(openCase)]).toEqual([0, ['Too much']]);
});

test('a note in a colleague’s chat takes nothing over and asks nothing', async () => {
  const { client, workspace, openCase } = await openChat();
  const owner = { email: 'jonas@shop.example', alias: 'Jonas' };
  client.known.set('a', aCase({ id: 'a', state: 'active', owner }, [anEntry(0)]));
  await workspace.inbox.load();
  openCase.notes.write('I know her');
  openCase.notes.send();
  await settle();
  expect(openCase.takingOver.subject.value).toBeUndefined();
  expect(writtenBy(client.calls)).toEqual([`note a ${idOf(1)} I know her`]);
});

test('a colleague’s note is shown once, live and after each load, and in its own chat alone', async () => {
  const { client, workspace, openCase } = await openChat();
  const note = aNote(0, { afterIndex: 0, text: 'Live' });
  const { entries, summary } = client.known.get('a') ?? aCase({ id: 'a' });
  client.emit({ type: 'note', caseId: 'b', note: aNote(0, { text: 'Of b' }) });
  client.emit({ type: 'note', caseId: 'a', note });
  expect(notesOf(openCase)).toEqual(['Live']);
  client.known.set('a', { ...aCase(summary, entries), notes: [note, aNote(1, { text: 'Missed' })] });
  await openCase.conversation.reload();
  expect(notesOf(openCase)).toEqual(['Live', 'Missed']);
  await open(workspace, 'b');
  expect(notesOf(openCase)).toEqual([]);
});
