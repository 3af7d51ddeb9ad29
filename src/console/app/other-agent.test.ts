import { expect, test } from 'vitest';
import { aCase, anEntry } from '../kit/frame/fake-console-client';
import { openSignedInConsole } from './signed-in-console';

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
