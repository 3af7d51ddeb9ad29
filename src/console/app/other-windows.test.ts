import { expect, test } from 'vitest';
import { createFakeBrowser, type FakeBrowser } from '../../browser/fakes/fake-browser';
import { settle } from '../../browser/fakes/fake-clock';
import { RequestFailure } from '../../client/request';
import { createFakeConsoleClient, maya } from '../kit/frame/fake-console-client';
import { ConsoleModel, type Console } from './console';

const jonas = 'jonas@shop.example';

/** Two windows of a browser, which share the session of Maya. */
async function openTwo() {
  const client = createFakeConsoleClient();
  const browser = createFakeBrowser();
  function anotherBrowser(): FakeBrowser {
    return { ...createFakeBrowser(), channel: browser.channel.otherTab() };
  }
  const first = new ConsoleModel(client, browser);
  const second = new ConsoleModel(client, anotherBrowser());
  for (const { session } of [first, second]) await session.resume();
  await settle();
  return {
    client,
    first,
    second,
    anotherBrowser,
    async expire() {
      client.failure = new RequestFailure(401);
      await client.session().catch(() => undefined);
      client.failure = undefined;
    },
  };
}

function shown(...windows: Console[]) {
  return windows.map(({ session: { state } }) =>
    state.value.kind === 'signedIn' ? state.value.agent.email : state.value.kind,
  );
}

test('who signs in again in one window is signed in in the others', async () => {
  const { expire, first, second } = await openTwo();
  await expire();
  expect(shown(first, second)).toEqual(['signedOut', 'signedOut']);
  await first.session.signIn(maya.email, 'right');
  await settle();
  expect(shown(first, second)).toEqual([maya.email, maya.email]);
});

test('so is who comes back in another window, as from a provider', async () => {
  const { client, expire, first, second, anotherBrowser } = await openTwo();
  await expire();
  await new ConsoleModel(client, anotherBrowser()).session.resume();
  await settle();
  expect(shown(first, second)).toEqual([maya.email, maya.email]);
});

test('another agent who signs in does not take the place of what is unsaved below a session that has ended', async () => {
  const { expire, first, second } = await openTwo();
  await expire();
  await second.session.signIn(jonas, 'right');
  await settle();
  expect(shown(first, second)).toEqual(['signedOut', jonas]);
  expect(first.workspace.value).toBeDefined();
  await second.session.signIn(maya.email, 'right');
  await settle();
  expect(shown(first, second)).toEqual([maya.email, maya.email]);
});

test('a window that was signed out by hand shows the one who signs in next', async () => {
  const { first, second } = await openTwo();
  await first.session.signOut();
  await second.session.signIn(jonas, 'right');
  await settle();
  expect(shown(first, second)).toEqual([jonas, jonas]);
});
