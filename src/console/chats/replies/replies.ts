import { computed, createModel, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { CannedReply } from '../../../operations/console/canned-replies';
import { ResourceModel, type Resource } from '../../kit/data/resource';

export interface Replies {
  list: Resource<CannedReply[]>;
  /** Those that are here; none before they are loaded. */
  known: ReadonlySignal<readonly CannedReply[]>;
  /** Loads them unless they were asked for before. */
  want(): void;
  /** Loads them again, if anything has asked for them. */
  refresh(): void;
}

/** The agent's canned replies and the shared ones, loaded once and kept up to date. */
export const RepliesModel = createModel(({ call }: Pick<ConsoleClient, 'call'>): Replies => {
  const list = new ResourceModel(async (signal) => (await call('GET /canned-replies', { signal })).replies);
  let isWanted = false;
  async function load() {
    isWanted = true;
    await list.load();
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
  };
});
