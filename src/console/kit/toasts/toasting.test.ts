import { expect, test } from 'vitest';
import { createFakeClock, settle } from '../../../browser/fakes/fake-clock';
import { RequestFailure } from '../../../client/request';
import { ToastingModel } from './toasting';

function setUp() {
  const clock = createFakeClock();
  const toasting = new ToastingModel(clock);
  const done: string[] = [];
  let failure: Error | undefined;
  function hold(subject: string) {
    toasting.hold({
      subject,
      text: `Ending ${subject}…`,
      now: 'End now',
      async run() {
        done.push(subject);
        if (failure) throw failure;
      },
      notDone: (why) => `${subject} was not ended: ${why}`,
    });
  }
  function texts() {
    return toasting.shown.value.map(({ kind, text }) => [kind, text].filter(Boolean).join(' '));
  }
  return { clock, toasting, done, hold, texts, fail: (next?: Error) => void (failure = next) };
}

test('a toast goes by itself, later where it can be undone', async () => {
  const { clock, toasting, texts } = setUp();
  toasting.say('Saved.');
  toasting.say('Removed.', () => {});
  await clock.advance(6_000);
  expect(texts()).toEqual(['Removed.']);
  await clock.advance(4_000);
  expect([texts(), clock.pending()]).toEqual([[], 0]);
});

test('no timer is left of a toast that was dismissed, nor when the screen is left', () => {
  const { clock, toasting } = setUp();
  toasting.say('Saved.');
  toasting.dismiss(1);
  expect(clock.pending()).toBe(0);
  toasting.say('Saved.');
  toasting[Symbol.dispose]();
  expect(clock.pending()).toBe(0);
});

test('what was done last is undone first, and whether it could be is said', async () => {
  const { clock, toasting, texts } = setUp();
  const undone: string[] = [];
  toasting.say('Snoozed.', () => Promise.reject(new RequestFailure(409)));
  toasting.say('Labelled.', async () => void undone.push('label'));
  expect(toasting.undoLast()).toBe(true);
  await settle();
  expect([undone, texts()]).toEqual([['label'], ['Snoozed.', 'undone']]);
  toasting.undoLast();
  await clock.advance(60_000);
  expect(texts()).toEqual([expect.stringContaining('notUndone ')]);
  expect(toasting.undoLast()).toBe(false);
});

test('what only the line or the session kept from being undone can be undone later', async () => {
  const { clock, toasting, texts } = setUp();
  const failures = [new RequestFailure(503), new RequestFailure(401)];
  toasting.say('Discarded.', async () => {
    const failure = failures.shift();
    if (failure) throw failure;
  });
  for (let tries = 0; tries < 2; tries++) {
    toasting.undoLast();
    await clock.advance(60_000);
    expect(texts()).toEqual([expect.stringContaining('notUndone ')]);
  }
  expect(toasting.undoLast()).toBe(true);
  await settle();
  expect(texts()).toEqual(['undone']);
});

test('what is held is done after its time, at once where that is asked for, and never where it was undone or something else was done', async () => {
  const { clock, toasting, done, hold } = setUp();
  for (const subject of ['a', 'b', 'c', 'd', 'a']) hold(subject);
  toasting.undo(3);
  toasting.withdraw('d');
  toasting.dismiss(2);
  expect(done).toEqual(['b']);
  await clock.advance(9_999);
  expect(done).toEqual(['b']);
  await clock.advance(1);
  expect([done, toasting.shown.value]).toEqual([['b', 'a'], []]);
});

test('the line holds an act up until it is back, and it can be undone until then', async () => {
  const { clock, toasting, done, hold, texts, fail } = setUp();
  fail(new RequestFailure(503));
  hold('a');
  expect(await toasting.settle()).toBe(false);
  expect(texts()).toEqual(['late Ending a…']);
  fail();
  await clock.advance(5_000);
  expect([done, texts()]).toEqual([['a', 'a'], []]);

  fail(new RequestFailure(401));
  hold('b');
  await clock.advance(60_000);
  expect(done).toEqual(['a', 'a', 'b']);
  fail();
  toasting.resume();
  await settle();
  expect([done, texts()]).toEqual([['a', 'a', 'b', 'b'], []]);
});

test('what was refused is said until somebody has read it', async () => {
  const { clock, toasting, hold, texts, fail } = setUp();
  fail(new RequestFailure(409, undefined, { code: 409, message: 'The visitor has just written.' }));
  hold('a');
  await clock.advance(60_000);
  expect(texts()).toEqual(['a was not ended: The visitor has just written.']);
  toasting.dismiss(toasting.shown.value[0]?.id ?? 0);
  expect(texts()).toEqual([]);
});
