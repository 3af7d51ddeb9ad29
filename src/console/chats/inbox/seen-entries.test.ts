import { beforeEach, expect, test } from 'vitest';
import { createFakeClock, settle } from '../../../browser/fakes/fake-clock';
import { createFakeStorage } from '../../../browser/fakes/fake-storage';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { SeenEntriesModel } from './seen-entries';

const key = 'seen';
let sent: object[];
let isDown: boolean;
const clock = createFakeClock();
const client = createFakeCalls({
  'PUT /reads': ({ body }) => {
    if (isDown) throw new Error('The line is down.');
    sent.push(Object.fromEntries(body.marks.map(({ caseId, lastIndex }) => [caseId, lastIndex])));
  },
});

beforeEach(() => {
  sent = [];
  isDown = false;
});
function open(storage = createFakeStorage()) {
  return { storage, model: new SeenEntriesModel({ client, clock, storage, key }) };
}
async function aSecond() {
  clock.advance(1_000);
  await settle();
}

test('what is read in a moment reaches the service in one request, and nothing of it stays in the browser', async () => {
  const { storage, model } = open();
  model.mark('a', 3);
  model.mark('b', 1);
  model.mark('a', 4);
  model.mark('a', 2);
  expect([sent, Object.fromEntries(model.indices.value)]).toEqual([[], { a: 4, b: 1 }]);
  await aSecond();
  await aSecond();
  expect([sent, storage.get(key)]).toEqual([[{ a: 4, b: 1 }], null]);
});

test('what could not be sent is kept for the next try, also by a console that is opened later', async () => {
  const { storage, model } = open();
  isDown = true;
  model.mark('a', 3);
  await aSecond();
  isDown = false;
  const later = open(storage.otherTab()).model;
  expect(later.indices.value.get('a')).toBe(3);
  await later.send();
  await settle();
  expect([sent, storage.get(key)]).toEqual([[{ a: 3 }], null]);
});

test('what could not be sent is sent again within a minute', async () => {
  const { model } = open();
  isDown = true;
  model.mark('a', 3);
  await aSecond();
  isDown = false;
  await clock.advance(60_000);
  await settle();
  expect(sent).toEqual([{ a: 3 }]);
});

test('what another tab marks while a request is on its way is sent too', async () => {
  const { storage, model } = open();
  const there = open(storage.otherTab()).model;
  model.mark('a', 3);
  const sending = model.send();
  there.mark('a', 5);
  there.mark('b', 1);
  await sending;
  await settle();
  expect(sent).toEqual([{ a: 3 }, { a: 5, b: 1 }]);
  expect(Object.fromEntries(model.indices.value)).toEqual({ a: 5, b: 1 });
});

test('more than one request takes goes in several', async () => {
  const { storage, model } = open();
  storage.set(
    key,
    JSON.stringify(Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`case${at}`, 1]))),
  );
  await model.send();
  await settle();
  expect(sent.map((marks) => Object.keys(marks).length)).toEqual([100, 100, 50]);
});

test('what the agent reads elsewhere counts here, and never takes a mark back', () => {
  const { model } = open();
  model.mark('a', 3);
  model.learn([{ id: 'a', readUpTo: 2 }, { id: 'b', readUpTo: 7 }, { id: 'c' }]);
  expect(Object.fromEntries(model.indices.value)).toEqual({ a: 3, b: 7 });
});
