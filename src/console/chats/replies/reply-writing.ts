import type { ConsoleClient } from '../../../client/console-client';
import type { CannedReply } from '../../../operations/console/canned-replies';
import type { Replies } from './replies';

/** What somebody writes of a reply. */
export interface WrittenReply {
  word: string;
  text: string;
  isShared: boolean;
}

export interface ReplyWriting {
  create(written: WrittenReply): Promise<void>;
  /** Who a reply is for stays as it is. */
  change(reply: CannedReply, written: WrittenReply): Promise<void>;
  remove(reply: CannedReply): Promise<void>;
}

/** Writes canned replies, which the list then holds. */
export function createReplyWriting(
  { call }: Pick<ConsoleClient, 'call'>,
  { list }: Pick<Replies, 'list'>,
): ReplyWriting {
  function put(reply: CannedReply) {
    list.change((replies) => [...replies.filter(({ id }) => id !== reply.id), reply].sort(byWord));
  }
  return {
    async create({ word, text, isShared }) {
      const body = { word, text };
      put(await call(isShared ? 'POST /canned-replies/shared' : 'POST /canned-replies', { body }));
    },
    async change({ id, isShared, revision }, { word, text }) {
      const input = { path: { id }, body: { word, text, revision } };
      put(
        await (isShared
          ? call('PUT /canned-replies/shared/{id}', input)
          : call('PUT /canned-replies/{id}', input)),
      );
    },
    async remove({ id, isShared }) {
      const path = { id };
      await (isShared
        ? call('DELETE /canned-replies/shared/{id}', { path })
        : call('DELETE /canned-replies/{id}', { path }));
      list.change((replies) => replies.filter((reply) => reply.id !== id));
    },
  };
}

function byWord(a: CannedReply, b: CannedReply): number {
  return a.word.localeCompare(b.word) || Number(a.isShared) - Number(b.isShared);
}
