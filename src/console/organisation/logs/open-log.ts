import { computed, createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { CaseLogRecord } from '../../../operations/v2/case-log';
import { ResourceModel, type Resource } from '../../kit/data/resource';

export interface OpenLogs {
  /** The case whose address is open. */
  open: ReadonlySignal<Resource<CaseLogRecord> | undefined>;
}

/** One closed case, by its address. */
export const OpenLogModel = createModel(
  ({ call }: Pick<ConsoleClient, 'call'>, path: ReadonlySignal<readonly string[]>): OpenLogs => {
    const id = computed(() => path.value[0]);
    const open = signal<Resource<CaseLogRecord> | undefined>(undefined);
    effect(() => {
      const asked = id.value;
      if (asked === undefined) {
        open.value = undefined;
        return undefined;
      }
      const resource = new ResourceModel((signal) => call('GET /logs/{id}', { path: { id: asked }, signal }));
      void resource.load();
      open.value = resource;
      return resource[Symbol.dispose];
    });
    return { open };
  },
);
