import { expect, test } from 'vitest';
import { settle } from '../../../browser/fakes/fake-clock';
import { RequestFailure } from '../../../client/request';
import type { CaseDetails } from '../../../operations/console/cases';
import { aCase, anEntry, createFakeConsoleClient } from '../../kit/frame/fake-console-client';
import { ConversationModel, type Conversation } from './conversation';

interface Asked {
  answer(details: CaseDetails): void;
  fail(failure: RequestFailure): void;
}

/** A conversation whose loads are answered in the order that a test chooses. */
function setUp() {
  const asked: Asked[] = [];
  const reported: string[] = [];
  const conversation = new ConversationModel({
    client: {
      ...createFakeConsoleClient(),
      entriesBefore: async (_id, before) => ({
        entries: [anEntry(before - 2), anEntry(before - 1)],
        hasEarlier: true,
      }),
      caseDetails: () => new Promise((resolve, reject) => void asked.push({ answer: resolve, fail: reject })),
    },
    onLoaded: () => void reported.push('loaded'),
    onStale: () => void reported.push('stale'),
  });
  return { asked, reported, conversation };
}

test('an answer that comes after a later load has failed may lack something', async () => {
  const { asked, reported, conversation } = setUp();
  void conversation.open('a', -1);
  void conversation.reload();
  asked[1]?.fail(new RequestFailure(502));
  await settle();
  expect(conversation.state.value.kind).toBe('failed');
  asked[0]?.answer(aCase({ id: 'a' }, [anEntry(0)]));
  await settle();
  expect(conversation.state.value.kind).toBe('ready');
  expect(reported).toEqual(['loaded', 'stale']);
});

test('an answer that comes after a later one lacks nothing', async () => {
  const { asked, reported, conversation } = setUp();
  void conversation.open('a', -1);
  void conversation.reload();
  asked[1]?.answer(aCase({ id: 'a' }, [anEntry(0), anEntry(1)]));
  asked[0]?.answer(aCase({ id: 'a' }, [anEntry(0)]));
  await settle();
  expect(conversation.entries.value.map(({ index }) => index)).toEqual([0, 1]);
  expect(reported).toEqual(['loaded']);
});

test('a long chat shows its end, and what came before when it is wanted', async () => {
  const { asked, conversation } = setUp();
  void conversation.open('a', -1);
  asked[0]?.answer({ ...aCase({ id: 'a' }, [anEntry(8), anEntry(9)]), hasEarlier: true });
  await settle();
  expect(conversation.hasEarlier.value).toBe(true);
  await conversation.loadEarlier();
  expect([indexesOf(conversation), conversation.hasEarlier.value]).toEqual([[6, 7, 8, 9], true]);
  // A load of the end says nothing about the beginning.
  void conversation.reload();
  asked[1]?.answer({ ...aCase({ id: 'a' }, [anEntry(9), anEntry(10)]), hasEarlier: true });
  await settle();
  expect(indexesOf(conversation)).toEqual([6, 7, 8, 9, 10]);
  // What was missed meanwhile is not passed over.
  void conversation.reload();
  asked[2]?.answer({ ...aCase({ id: 'a' }, [anEntry(20), anEntry(21)]), hasEarlier: true });
  await settle();
  expect([indexesOf(conversation), conversation.hasEarlier.value]).toEqual([[20, 21], true]);
});

function indexesOf({ entries }: Conversation): number[] {
  return entries.value.map(({ index }) => index);
}

test('of a chat that was erased, or moved away, nothing stays on the screen', async () => {
  const { asked, conversation } = setUp();
  void conversation.open('a', -1);
  asked[0]?.answer(aCase({ id: 'a', visitorName: 'Ann' }, [anEntry(0)]));
  await settle();
  void conversation.reload();
  asked[1]?.fail(new RequestFailure(404));
  await settle();
  expect(conversation.state.value).toEqual({ kind: 'notFound', caseId: 'a' });
  expect([conversation.details.value, conversation.entries.value]).toEqual([undefined, []]);
});

test('a chat that was read before is there at once, also while the line is down', async () => {
  const { asked, reported, conversation } = setUp();
  void conversation.open('a', -1);
  asked[0]?.answer(aCase({ id: 'a' }, [anEntry(0), anEntry(1)]));
  await settle();
  void conversation.open('b', -1);
  asked[1]?.answer(aCase({ id: 'b' }, [anEntry(0)]));
  await settle();
  void conversation.open('a', 1);
  expect(conversation.state.value).toEqual({ kind: 'ready', caseId: 'a' });
  expect(conversation.entries.value).toHaveLength(2);
  asked[2]?.fail(new RequestFailure(0));
  await settle();
  expect(conversation.state.value.kind).toBe('ready');
  expect(reported.at(-1)).toBe('stale');
  void conversation.reload();
  asked[3]?.answer(aCase({ id: 'a' }, [anEntry(0), anEntry(1), anEntry(2)]));
  await settle();
  expect(conversation.firstNew.value?.index).toBe(2);
});
