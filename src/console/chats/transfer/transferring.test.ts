import { expect, test } from 'vitest';
import { createFakeClock } from '../../../browser/fakes/fake-clock';
import { createFakePage } from '../../../browser/fakes/fake-page';
import { RequestFailure } from '../../../client/request';
import { createFakeCalls } from '../../kit/data/fake-calls';
import type { OpenCase } from '../conversation/open-case';
import { ToastingModel } from '../../kit/toasts/toasting';
import { holdTransfer, type AskedTransfer } from './transferring';

const toSupport = { to: { kind: 'widget', widgetId: 'w2' }, name: 'Support' } as const;
const toJonas = { to: { kind: 'agent', email: 'jonas@shop.example' }, name: 'Jonas' } as const;

function setUp() {
  const client = createFakeCalls({
    'POST /cases/{id}/transfer': ({ body }) => ({ to: body.to.kind === 'widget' ? 'Support' : 'Jonas' }),
  });
  const clock = createFakeClock();
  const page = createFakePage();
  const toasting = new ToastingModel(clock);
  let ids = 0;
  const notes: string[] = [];
  const gone: string[] = [];
  let isAnswering = false;
  function answer(isOnItsWay: boolean) {
    isAnswering = isOnItsWay;
  }
  const openCase = {
    ask: (make: Parameters<OpenCase['ask']>[0], id = '') =>
      make(client as unknown as Parameters<typeof make>[0], { id }),
    toasting,
    assertSent() {
      if (isAnswering) throw new RequestFailure(0);
    },
    notes: { put: (caseId: string, text: string) => void notes.push(`${caseId} ${text}`) },
  } as Parameters<typeof holdTransfer>[0]['openCase'];
  function transfer(wanted: Partial<AskedTransfer> & Pick<AskedTransfer, 'to' | 'name'>) {
    holdTransfer(
      { openCase, browser: { page, uuid: () => `id-${++ids}` }, onGone: (caseId) => gone.push(caseId) },
      { caseId: 'a', visitor: 'Ana', ...wanted },
    );
  }
  return { client, clock, page, toasting, notes, gone, transfer, answer };
}

test('a transfer tells the service what the agent saw as they began, and keeps its note where it is refused', async () => {
  const { client, clock, toasting, notes, transfer } = setUp();
  const message = 'Someone else has just transferred this chat.';
  client.failNext(new RequestFailure(409, undefined, { code: 409, message }));
  transfer({ ...toJonas, note: 'Call her', waitingSince: 40 });
  expect(client.calls).toEqual([]);
  await clock.advance(10_000);
  const body = { to: toJonas.to, note: 'Call her', waitingSince: 40, messageId: 'id-1' };
  expect(client.calls).toEqual([`POST /cases/{id}/transfer ${JSON.stringify({ path: { id: 'a' }, body })}`]);
  expect(notes).toEqual(['a Call her']);
  expect(toasting.shown.value.map(({ text }) => text)).toEqual([`Ana was not transferred: ${message}`]);
});

test('a chat that went to a colleague stays in sight, one that went to another widget is said to have gone', async () => {
  const { clock, toasting, gone, transfer } = setUp();
  transfer(toJonas);
  await clock.advance(10_000);
  expect([gone, toasting.shown.value]).toEqual([[], []]);
  transfer(toSupport);
  await clock.advance(10_000);
  expect(gone).toEqual(['a']);
  expect(toasting.shown.value.map(({ text }) => text)).toEqual(['Ana now waits for the agents of Support.']);
});

test('the note of a transfer that is undone, or made to somebody else, stays as a draft', async () => {
  const { client, clock, toasting, notes, transfer } = setUp();
  transfer({ ...toJonas, note: 'Call her' });
  toasting.undoLast();
  expect(notes).toEqual(['a Call her']);
  transfer({ ...toJonas, note: 'Write her' });
  transfer({ ...toSupport, note: 'Ask her' });
  expect(notes).toEqual(['a Call her', 'a Write her']);
  await clock.advance(10_000);
  expect([client.calls.length, notes.length]).toEqual([1, 2]);
});

test('a chat goes to a colleague after the answers that are still on their way', async () => {
  const { client, clock, transfer, answer } = setUp();
  answer(true);
  transfer(toJonas);
  await clock.advance(20_000);
  expect(client.calls).toEqual([]);
  answer(false);
  await clock.advance(5_000);
  expect(client.calls.length).toBe(1);
});

test('a transfer whose answer was lost is sent again as the same one', async () => {
  const { client, clock, toasting, transfer } = setUp();
  client.failNext(new RequestFailure(0));
  transfer(toJonas);
  await clock.advance(20_000);
  const [first, again, ...more] = client.calls;
  expect([again, more, toasting.shown.value]).toEqual([first, [], []]);
});

test('the note of a transfer that waits stays as a draft where the page is left, or somebody else signs in', async () => {
  const left = setUp();
  left.answer(true);
  left.transfer({ ...toJonas, note: 'Call her' });
  await left.clock.advance(10_000);
  left.page.leave();
  expect(left.notes).toEqual(['a Call her']);
  left.answer(false);
  await left.clock.advance(5_000);
  left.page.leave();
  expect([left.client.calls.length, left.notes.length]).toEqual([1, 1]);

  const ended = setUp();
  ended.transfer({ ...toJonas, note: 'Write her' });
  ended.toasting[Symbol.dispose]();
  expect([ended.notes, ended.clock.pending()]).toEqual([['a Write her'], 0]);
});
