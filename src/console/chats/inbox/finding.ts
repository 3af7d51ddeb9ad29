import { createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Clock } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import type { CaseSummary, CaseView } from '../../../operations/console/cases';
import { createLatestRead } from '../../kit/data/latest-read';

/** Milliseconds without a key before the service is asked. */
const pause = 300;
const shortest = 2;

/** Finds cases of the shown list on the service, which reads all their messages. */
export const FindingModel = createModel(
  (
    client: Pick<ConsoleClient, 'cases'>,
    clock: Pick<Clock, 'after'>,
    view: ReadonlySignal<CaseView>,
    wanted: ReadonlySignal<string>,
  ): { found: ReadonlySignal<ReadonlyMap<string, CaseSummary>> } => {
    const found = signal<ReadonlyMap<string, CaseSummary>>(new Map());
    const latest = createLatestRead();
    async function find(shown: CaseView, text: string) {
      const outcome = await latest.read((abort) => client.cases(shown, undefined, abort, text));
      if (outcome?.value) found.value = new Map(outcome.value.cases.map((summary) => [summary.id, summary]));
    }
    effect(() => {
      const [shown, text] = [view.value, wanted.value.trim()];
      latest.cancel();
      found.value = new Map();
      return text.length < shortest ? undefined : clock.after(pause, () => void find(shown, text));
    });
    return { found };
  },
);
