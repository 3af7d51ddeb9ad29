import { beforeEach, expect, test } from 'vitest';
import { createFakeVisit, type FakeVisit } from './fake-visit';

let visit: FakeVisit;
let answer: () => void;

/** The form is on its way to the service, which has not answered yet. */
beforeEach(async () => {
  visit = createFakeVisit();
  const { network } = visit.browser;
  const answering = new Promise<void>((resolve) => (answer = resolve));
  network.serve((request) => answering.then(() => visit.server.answer(request)));
  visit.session.open();
  await visit.pass(0);
  visit.session.form.setValue('email', 'ann@example.com');
  visit.session.form.setValue('message', 'Hello');
  visit.session.submit();
  await visit.pass(0);
});

test('a start whose panel is taken away begins nothing, and its next try starts the same chat', async () => {
  visit.session.stop();
  answer();
  await visit.pass(60_000);
  expect(visit.browser.network.requests).toHaveLength(1);
  expect(visit.fired.map(([name]) => name)).not.toContain('StartChat');
  visit.reload();
  await visit.start();
  const [first, second] = visit.browser.network.requests.map(({ body }) => new URLSearchParams(body));
  expect(second?.get('messageId')).toBe(first?.get('messageId'));
});

test('of a start on whose way the page has cleared everything, nothing is kept', async () => {
  const { storage, tabStorage } = visit.browser;
  visit.session.stop();
  storage.clear();
  tabStorage.clear();
  answer();
  await visit.pass(60_000);
  expect([storage, tabStorage].flatMap((area) => area.keys('chat-widget:'))).toEqual([]);
});

test('nothing can be added to a question on its way where its form is closed and opened again', async () => {
  const { session } = visit;
  session.close();
  session.open();
  await visit.pass(0);
  expect(session.form.state.value.kind).toBe('sending');
  answer();
  await visit.pass(1000);
  expect(session.status.value.kind).toBe('chat');
  session.close();
  session.open();
  await visit.pass(0);
  expect(session.form.state.value.kind).toBe('editing');
});

test('a start that failed behind a closed form says so where the form is opened again', async () => {
  const { session } = visit;
  session.close();
  visit.server.status = 503;
  answer();
  await visit.pass(60_000);
  session.open();
  await visit.pass(0);
  expect(session.form.state.value).toEqual({ kind: 'failed', reason: 'formBusy' });
  expect(session.form.values.value.message).toBe('Hello');
});
