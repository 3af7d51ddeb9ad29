import { expect, test } from 'vitest';
import { settle } from '../../../browser/fakes/fake-clock';
import { RequestFailure } from '../../../client/request';
import type { CaseDetails } from '../../../operations/console/cases';
import { aCase, anEntry, createFakeConsoleClient } from '../../kit/frame/fake-console-client';
import { ConversationModel } from './conversation';

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
