import { expect, test } from 'vitest';
import { settle } from '../../../browser/fakes/fake-clock';
import { RequestFailure } from '../../../client/request';
import type { ConsoleCall } from '../../../operations/console/console-calls';
import { openSignedInConsole } from '../../app/signed-in-console';
import { aCase, anEntry } from '../../kit/frame/fake-console-client';
import { uploadsOf } from './agent-uploads';

const rules = { largest: 1_000_000, extensions: ['txt'] };

/** A signed-in agent in a chat that takes files; `asked`: what is asked of the service for them. */
async function setUp() {
  const opened = await openSignedInConsole({
    ...aCase({ id: 'a', unansweredSince: 0 }, [anEntry(0)]),
    takesFiles: rules,
  });
  const { client, workspace } = opened;
  const asked: ConsoleCall[] = [];
  client.call = async (route, ...[input]) => {
    input?.signal?.throwIfAborted();
    asked.push(route);
    await Promise.resolve();
    if (client.failure) throw client.failure;
    const file = { name: 'lamp.txt', size: 4, url: '/files/lamp' };
    return { id: 'u1', received: 4, ...(route === 'PUT /files/{id}' ? { file } : {}) } as never;
  };
  workspace.navigation.open('a');
  await settle();
  function uploads() {
    const parts = workspace.openCase.filing.value;
    if (!parts) throw new Error('The chat takes no files.');
    return uploadsOf(parts);
  }
  return { ...opened, asked, uploads };
}

test('files under way when the session ends go on once the same agent has signed in again', async () => {
  const { client, browser, model, uploads } = await setUp();
  const kept = uploads();
  client.failure = new RequestFailure(401);
  void client.session().catch(() => {});
  kept.add([new File(['lamp'], 'lamp.txt'), new File(['desk'], 'desk.txt')]);
  await settle();
  expect(model.session.state.value.kind).toBe('signedOut');
  expect(kept.files.value.map(({ state }) => state)).toEqual(['paused', 'sending']);
  client.failure = undefined;
  await model.session.signIn('maya@shop.example', 'password');
  await browser.clock.advance(60_000);
  expect(uploads()).toBe(kept);
  expect(kept.files.value).toEqual([]);
  expect(client.calls.filter((call) => call.startsWith('answer a'))).toHaveLength(2);
});

test('a chat ends after the files that are on their way, also where it was ended at once, and waits for none that is refused', async () => {
  const { client, browser, workspace, uploads } = await setUp();
  const { openCase } = workspace;
  client.failure = new RequestFailure(0);
  uploads().add([new File(['lamp'], 'lamp.exe'), new File(['lamp'], 'lamp.txt')]);
  openCase.end();
  await openCase.toasting.settle();
  client.failure = undefined;
  client.emit({ type: 'hello' });
  await browser.clock.advance(20_000);
  expect(client.calls.filter((call) => /^(answer|close)/.test(call))).toEqual([
    expect.stringMatching(/^answer a .*lamp\.txt/),
    'close a 0',
  ]);
});

test('a file that has changed since it was chosen, or is gone, says so and holds up no other', async () => {
  const { client, browser, uploads } = await setUp();
  const { add, files } = uploads();
  client.failure = new RequestFailure(0);
  const gone = new File(['lamp'], 'gone.txt');
  gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException()) });
  add([gone, new File(['desk'], 'desk.txt')]);
  await settle();
  expect(files.value.map(({ state }) => state)).toEqual(['unreadable', 'paused']);
  client.failure = undefined;
  await browser.clock.advance(60_000);
  expect(files.value.map(({ name }) => name)).toEqual(['gone.txt']);
  expect(browser.page.asksBeforeLeaving()).toBe(false);
});

test('an agent is asked before the page is left while files are on their way, and not for one that is refused', async () => {
  const { browser, uploads } = await setUp();
  const { add, files, remove } = uploads();
  add([new File(['lamp'], 'lamp.exe')]);
  expect(browser.page.asksBeforeLeaving()).toBe(false);
  add([new File(['lamp'], 'lamp.txt')]);
  expect(browser.page.asksBeforeLeaving()).toBe(true);
  await settle();
  expect(files.value.map(({ name }) => name)).toEqual(['lamp.exe']);
  expect(browser.page.asksBeforeLeaving()).toBe(false);
  add([new File(['lamp'], 'lamp.txt')]);
  for (const { key } of files.value) remove(key);
  expect(browser.page.asksBeforeLeaving()).toBe(false);
});

test('files of an agent are not sent in the session of another', async () => {
  const { client, browser, model, asked, uploads } = await setUp();
  client.failure = new RequestFailure(401);
  void client.session().catch(() => {});
  uploads().add([new File(['lamp'], 'lamp.txt')]);
  await settle();
  client.failure = undefined;
  await model.session.signIn('jonas@shop.example', 'password');
  asked.length = 0;
  await browser.clock.advance(60_000);
  expect(asked.filter((route) => route.includes('files'))).toEqual([]);
  expect(browser.page.asksBeforeLeaving()).toBe(false);
});
