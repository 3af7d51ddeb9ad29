import { computed, createModel, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { CannedReply } from '../../../operations/console/canned-replies';
import { ResourceModel, type Resource } from '../../kit/data/resource';

/** What somebody writes of a reply. */
export interface WrittenReply {
  word: string;
  text: string;
  isShared: boolean;
}

export interface Replies {
  list: Resource<CannedReply[]>;
  /** Those that are here; none before they are loaded. */
  known: ReadonlySignal<readonly CannedReply[]>;
  /** Loads them unless they were asked for before. */
  want(): void;
  /** Loads them again, if anything has asked for them. */
  refresh(): void;
  create(written: WrittenReply): Promise<void>;
  /** Who a reply is for stays as it is. */
  change(reply: CannedReply, written: WrittenReply): Promise<void>;
  remove(reply: CannedReply): Promise<void>;
}

/** The agent's canned replies and the shared ones, loaded once and kept up to date. */
export const RepliesModel = createModel(({ call }: Pick<ConsoleClient, 'call'>): Replies => {
  const list = new ResourceModel(async (signal) => (await call('GET /canned-replies', { signal })).replies);
  let isWanted = false;
  async function load() {
    isWanted = true;
    await list.load();
  }
  function put(reply: CannedReply) {
    list.change((replies) => [...replies.filter(({ id }) => id !== reply.id), reply].sort(byWord));
  }
  return {
    list: { ...list, load },
    known: computed(() => (list.state.value.kind === 'ready' ? list.state.value.value : [])),
    want() {
      if (!isWanted || list.state.value.kind === 'failed') void load();
    },
    refresh() {
      if (isWanted) void load();
    },
    async create({ isShared, ...body }) {
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
});

function byWord(a: CannedReply, b: CannedReply): number {
  return a.word.localeCompare(b.word) || Number(a.isShared) - Number(b.isShared);
}
