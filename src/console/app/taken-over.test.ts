import { expect, test } from 'vitest';
import { settle } from '../../browser/fakes/fake-clock';
import { RequestFailure } from '../../client/request';
import { aCase, aNote, anEntry } from '../kit/frame/fake-console-client';
import { idOf, openConsoleWithChats } from './signed-in-console';

test('an answer in a colleague’s chat asks once whether to take it over', async () => {
  const { client, workspace } = await openConsoleWithChats();
  const { openCase } = workspace;
  const owner = { email: 'jonas@shop.example', alias: 'Jonas' };
  client.known.set('a', aCase({ id: 'a', owner }, [anEntry(0)]));
  await workspace.inbox.load();
  workspace.navigation.open('a');
  await settle();
  openCase.composer.write('Hello');
  openCase.send();
  expect(openCase.takingOver.subject.value).toBe('a');
  expect(openCase.composer.draft.value).toBe('Hello');
  await openCase.takingOver.confirm();
  await settle();
  openCase.composer.write('One thing more');
  openCase.send();
  await settle();
  expect(client.calls.filter((call) => /^(claim|answer)/.test(call))).toEqual([
    'claim a taking over',
    `answer a ${idOf(1)} Hello`,
    `answer a ${idOf(2)} One thing more`,
  ]);
});

test('a refused answer that is sent again by taking the chat over takes nothing half written along', async () => {
  const { client, workspace } = await openConsoleWithChats();
  const { openCase, navigation } = workspace;
  const { composer, takingOver } = openCase;
  navigation.open('a');
  await settle();
  client.failure = new RequestFailure(409);
  composer.write('Hello');
  openCase.send();
  await settle();
  client.failure = undefined;
  const owner = { email: 'jonas@shop.example', alias: 'Jonas' };
  client.emit({ type: 'case', summary: aCase({ id: 'a', owner }, [anEntry(0)]).summary });
  composer.write('Half a sen');
  openCase.retry();
  client.calls.length = 0;
  await takingOver.confirm();
  await settle();
  const sent = client.calls.filter((call) => /^(claim|answer)/.test(call));
  expect([sent, composer.draft.value]).toEqual([
    ['claim a taking over', `answer a ${idOf(1)} Hello`],
    'Half a sen',
  ]);
});

test('what was refused and turns out to be in the chat is marked as not sent no more', async () => {
  const { client, workspace } = await openConsoleWithChats();
  const { openCase, navigation } = workspace;
  const { composer, notes, noteWriting } = openCase;
  navigation.open('a');
  await settle();
  client.failure = new RequestFailure(409);
  composer.write('Hello');
  composer.send();
  notes.write('Calm');
  notes.send();
  await settle();
  client.failure = undefined;
  expect([...noteWriting.marks.value]).toEqual([['a', 'notSent']]);
  client.emit({ type: 'entry', caseId: 'a', entry: anEntry(1, { kind: 'agent', messageId: idOf(1) }) });
  expect([composer.unsent.value, composer.fault.value, notes.unsent.value.length]).toEqual([
    [],
    undefined,
    1,
  ]);
  client.emit({ type: 'note', caseId: 'a', note: aNote(0, { messageId: idOf(2) }) });
  expect([noteWriting.marks.value.size, notes.fault.value]).toEqual([0, undefined]);
});

test('a chat that is taken over while the agent goes on gets its own answer alone, and none that was called off', async () => {
  const { client, workspace } = await openConsoleWithChats();
  const { openCase, navigation } = workspace;
  const { takingOver, composer } = openCase;
  const owner = { email: 'jonas@shop.example', alias: 'Jonas' };
  client.known.set('a', aCase({ id: 'a', owner }, [anEntry(0)]));
  await workspace.inbox.load();
  navigation.open('b');
  composer.write('Half a sentence for b');
  navigation.open('a');
  await settle();
  composer.write('Hello a');
  openCase.send();
  const confirmed = takingOver.confirm();
  navigation.open('b');
  await confirmed;
  await settle();
  function answers() {
    return client.calls.filter((call) => call.startsWith('answer'));
  }
  expect([composer.draft.value, answers()]).toEqual([
    'Half a sentence for b',
    [`answer a ${idOf(1)} Hello a`],
  ]);

  client.known.set('a', aCase({ id: 'a', owner }, [anEntry(0)]));
  await workspace.inbox.load();
  navigation.open('a');
  composer.write('Better not');
  openCase.send();
  const calledOff = takingOver.confirm();
  takingOver.cancel();
  await calledOff;
  await settle();
  expect([composer.draft.value, answers().length]).toEqual(['Better not', 1]);
});
