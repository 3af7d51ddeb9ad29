import { expect, test } from 'vitest';
import { settle } from '../../browser/fakes/fake-clock';
import { RequestFailure } from '../../client/request';
import { aCase, anEntry, maya } from '../kit/frame/fake-console-client';
import { openSignedInConsole, workspaceOf } from './signed-in-console';

test('a page that finds somebody else signed in asks who is there, and neither shows nor sends anything meanwhile', async () => {
  const { client, browser, model, workspace } = await openSignedInConsole(
    aCase({ id: 'a', visitorName: 'Ana', unansweredSince: 0 }, [anEntry(0)]),
  );
  await client.signIn('jonas@shop.example', 'in another tab');
  client.breakDown();
  client.calls.length = 0;
  await browser.clock.advance(60_000);
  expect(model.session.state.value).toEqual({ kind: 'signedOut', hasExpired: true });
  expect(workspace.connection.state.value.kind).toBe('off');
  expect(client.calls).toEqual(['session']);
  expect(client.isListening()).toBe(false);

  await model.session.signIn('jonas@shop.example', 'password');
  expect(model.session.email.value).toBe('jonas@shop.example');
  expect(model.workspace.value).not.toBe(workspace);
});

test('what was written and not sent comes along to a changed address, and to nobody who gets the former one', async () => {
  const { client, browser, model } = await openSignedInConsole(
    aCase({ id: 'a', visitorName: 'Ana', unansweredSince: 0 }, [anEntry(0)]),
  );
  const ids: Record<string, string> = { 'maya@shop.example': '1', 'lind@shop.example': '1' };
  client.signIn = async (email) => ({ ...maya, email, id: ids[email] ?? '2' });
  async function signIn(email: string) {
    await model.session.signOut();
    await model.session.signIn(email, 'password');
    const { navigation, openCase } = workspaceOf(model.workspace.value);
    await navigation.open('a');
    return openCase.composer;
  }
  function sent() {
    return client.calls.filter((call) => call.startsWith('answer'));
  }
  const former = await signIn('maya@shop.example');
  // As a former console kept it.
  browser.storage.set('chat-widget-console:lind@shop.example:note:a', 'Ask Jonas');
  client.failure = new RequestFailure(0);
  former.write('An answer');
  former.send();
  former.write('And a draft');
  await settle();
  client.failure = new RequestFailure(401);
  await browser.clock.advance(60_000);
  client.failure = undefined;
  client.calls.length = 0;

  // The former address is somebody else's by now.
  ids['maya@shop.example'] = '2';
  expect((await signIn('maya@shop.example')).draft.value).toBe('');
  await settle();
  expect(sent()).toEqual([]);
  expect((await signIn('lind@shop.example')).draft.value).toBe('And a draft');
  await settle();
  expect(sent()).toEqual([expect.stringContaining('An answer')]);
  expect(workspaceOf(model.workspace.value).openCase.notes.draft.value).toBe('Ask Jonas');
});
