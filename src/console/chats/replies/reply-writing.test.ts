import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import { settle } from '../../../browser/fakes/fake-clock';
import type { CannedReply } from '../../../operations/console/canned-replies';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { failureMessage } from '../../kit/data/failure-message';
import { RepliesModel } from './replies';
import { createReplyWriting } from './reply-writing';

const greeting: CannedReply = { id: 'r1', word: 'hi', text: 'Hello', isShared: true, revision: 1 };
const mine = { word: '/hi', text: ' Hello from me', isShared: true };

async function setUp() {
  let kept = greeting;
  const others: CannedReply[] = [];
  const client = createFakeCalls({
    'GET /canned-replies': () => ({ replies: [kept, ...others] }),
    'POST /canned-replies': ({ body }) => {
      if (others.some(({ word }) => word === body.word)) throw new RequestFailure(400);
      others.push({ ...body, id: 'r2', isShared: false, revision: 1 });
      throw new RequestFailure(0);
    },
    'PUT /canned-replies/shared/{id}': ({ body: { word, text, revision = 0 } }) => {
      if (revision !== kept.revision) throw new RequestFailure(409);
      return (kept = { ...kept, word: word.replace('/', ''), text: text.trim(), revision: revision + 1 });
    },
  });
  const replies = new RepliesModel(client);
  replies.want();
  await settle();
  return {
    replies,
    writing: createReplyWriting(client, replies),
    kept: () => kept,
    store: (text: string) => void (kept = { ...kept, text, revision: kept.revision + 1 }),
  };
}

test('what somebody else has made of a reply is shown before it is replaced', async () => {
  const { writing, kept, store } = await setUp();
  store('Hello from them');
  const refusal: unknown = await writing.change(greeting, mine).catch((failure: unknown) => failure);
  expect(failureMessage(refusal)).toBe(
    'Someone else has changed this to /hi: “Hello from them”. Save again to replace it.',
  );
  store('Hello once more');
  await expect(writing.change(greeting, mine)).rejects.toMatchObject({ status: 409 });
  expect(kept().text).toBe('Hello once more');
  await writing.change(greeting, mine);
  expect(kept().text).toBe('Hello from me');
});

test('a reply whose answer was lost is no change of somebody else', async () => {
  const { writing, kept } = await setUp();
  await writing.change(greeting, mine);
  await writing.change(greeting, mine);
  expect(kept()).toMatchObject({ text: 'Hello from me', revision: 2 });
});

test('a new reply whose answer was lost is in the list, and no reply of somebody else', async () => {
  const { writing, replies } = await setUp();
  await writing.create({ word: 'bye', text: 'Bye', isShared: false });
  await expect(writing.create({ word: 'bye', text: 'Good bye', isShared: false })).rejects.toThrow();
  await settle();
  expect(replies.known.value.map(({ word }) => word)).toEqual(['hi', 'bye']);
});
