import type { ConsoleClient } from '../../../client/console-client';
import { asFailure, RequestFailure } from '../../../client/request';
import { readReplyWord } from '../../../contract/replies/reply-faults';
import { removeIfThere } from '../../kit/data/outcome';
import type { CannedReply } from '../../../operations/console/canned-replies';
import type { Replies } from './replies';
import { replyTexts } from './texts';

/** What somebody writes of a reply. */
export interface WrittenReply {
  word: string;
  text: string;
  isShared: boolean;
}

export interface ReplyWriting {
  create(written: WrittenReply): Promise<void>;
  /** Changes word and text. If someone else has changed the reply, fails once with what they wrote; the next call replaces it. */
  change(reply: CannedReply, written: WrittenReply): Promise<void>;
  remove(reply: CannedReply): Promise<void>;
}

/** Writes canned replies, which the list then holds. */
export function createReplyWriting(
  { call }: Pick<ConsoleClient, 'call'>,
  { list, known }: Pick<Replies, 'list' | 'known'>,
): ReplyWriting {
  /** By id: the newest revision that the agent has seen in a failure. */
  const shown = new Map<string, number>();
  function put(reply: CannedReply) {
    list.change((replies) => [...replies.filter(({ id }) => id !== reply.id), reply].sort(byWord));
  }
  return {
    async create({ word, text, isShared }) {
      const body = { word, text };
      try {
        put(await call(isShared ? 'POST /canned-replies/shared' : 'POST /canned-replies', { body }));
      } catch (failure) {
        // It may be there, and only the answer was lost.
        await list.load();
        const isThere = known.value.some((reply) => isOf(reply, { word, text, isShared }));
        if (!isThere) throw failure;
      }
    },
    async change({ id, isShared, revision }, { word, text }) {
      const body = { word, text, revision: Math.max(revision, shown.get(id) ?? 0) };
      const input = { path: { id }, body };
      try {
        put(
          await (isShared
            ? call('PUT /canned-replies/shared/{id}', input)
            : call('PUT /canned-replies/{id}', input)),
        );
      } catch (failure) {
        if (asFailure(failure).status !== 409) throw failure;
        await list.load();
        const now = known.value.find((reply) => reply.id === id);
        if (!now || now.revision <= body.revision) throw failure;
        // Our own save, whose answer was lost.
        if (isOf(now, { word, text, isShared })) return;
        shown.set(id, now.revision);
        const message = replyTexts().changedMeanwhile(now.word, now.text);
        throw new RequestFailure(409, undefined, { code: 409, message });
      }
    },
    async remove({ id, isShared }) {
      const path = { id };
      await removeIfThere(() =>
        isShared
          ? call('DELETE /canned-replies/shared/{id}', { path })
          : call('DELETE /canned-replies/{id}', { path }),
      );
      list.change((replies) => replies.filter((reply) => reply.id !== id));
    },
  };
}

function isOf(reply: CannedReply, { word, text, isShared }: WrittenReply): boolean {
  return reply.word === readReplyWord(word) && reply.text === text.trim() && reply.isShared === isShared;
}

function byWord(a: CannedReply, b: CannedReply): number {
  return a.word.localeCompare(b.word) || Number(a.isShared) - Number(b.isShared);
}
