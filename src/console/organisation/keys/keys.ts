import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { KeyList, KeySummary, NewKey, WantedKey } from '../../../operations/console/keys';
import { removeIfThere } from '../../kit/data/outcome';
import { ResourceModel, type Resource } from '../../kit/data/resource';

export interface Keys {
  list: Resource<KeyList>;
  /** The key that was made last, until it is copied. */
  made: ReadonlySignal<NewKey | undefined>;
  create(wanted: WantedKey): Promise<void>;
  revoke(key: KeySummary): Promise<void>;
  /** Forgets the key that was made. */
  forgetMade(): void;
}

/** Keys and tokens of the organisation. */
export const KeysModel = createModel(({ call }: Pick<ConsoleClient, 'call'>): Keys => {
  const list = new ResourceModel((signal) => call('GET /keys', { signal }));
  const made = signal<NewKey | undefined>(undefined);
  function withKeys(next: (keys: KeySummary[]) => KeySummary[]) {
    list.change((value) => ({ ...value, keys: next(value.keys) }));
  }
  return {
    list,
    made,
    async create(wanted) {
      made.value = await list.create(call('POST /keys', { body: wanted }));
    },
    async revoke({ id }) {
      await removeIfThere(() => call('DELETE /keys/{id}', { path: { id } }));
      withKeys((keys) => keys.filter((key) => key.id !== id));
    },
    forgetMade() {
      made.value = undefined;
    },
  };
});
