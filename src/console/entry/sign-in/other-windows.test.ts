import { effect } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { createFakeBrowser } from '../../../browser/fakes/fake-browser';
import { settle } from '../../../browser/fakes/fake-clock';
import { RequestFailure } from '../../../client/request';
import { createFakeConsoleClient, maya } from '../../kit/frame/fake-console-client';
import { followOtherWindows } from './other-windows';
import { SessionModel, type Session } from './session';

const jonas = 'jonas@shop.example';

/** Two windows of a browser, which share the session of Maya, and show the sign-in while they have none. */
async function openTwo() {
  const client = createFakeConsoleClient();
  const { channel } = createFakeBrowser();
  async function open() {
    const browser = { ...createFakeBrowser(), channel: channel.otherTab() };
    const session = new SessionModel(client);
    const held = { isHeld: false };
    await session.resume();
    effect(() =>
      session.state.value.kind === 'signedOut'
        ? followOtherWindows({ client, browser, session, isHeld: () => held.isHeld })
        : undefined,
    );
    return { session, page: browser.page, held };
  }
  const [first, second] = [await open(), await open()];
  return {
    client,
    first,
    second,
    async expire() {
      client.failure = new RequestFailure(401);
      await client.session().catch(() => undefined);
      client.failure = undefined;
    },
  };
}

function shown(...windows: { session: Session }[]) {
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

test('another agent who signs in does not take the place of what is unsaved below a session that has ended', async () => {
  const { expire, first, second } = await openTwo();
  await expire();
  await second.session.signIn(jonas, 'right');
  await settle();
  expect(shown(first, second)).toEqual(['signedOut', jonas]);
});

test('a window that was signed out by hand shows the one who signs in next', async () => {
  const { expire, first, second } = await openTwo();
  await first.session.signOut();
  await expire();
  await second.session.signIn(jonas, 'right');
  await settle();
  expect(shown(first, second)).toEqual([jonas, jonas]);
});

test('a window that shows what is shown only once goes on by hand', async () => {
  const { expire, first, second } = await openTwo();
  await expire();
  second.held.isHeld = true;
  await first.session.signIn(maya.email, 'right');
  second.page.show();
  await settle();
  expect(shown(first, second)).toEqual([maya.email, 'signedOut']);
  second.held.isHeld = false;
  second.page.show();
  await settle();
  expect(shown(second)).toEqual([maya.email]);
});
