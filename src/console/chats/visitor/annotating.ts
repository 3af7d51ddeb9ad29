import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { NamedValue } from '../../../operations/parts';
import type { Annotations } from '../../../operations/console/inbox/annotations';
import type { CaseSummary } from '../../../operations/console/cases';
import { outcomeOf } from '../../kit/data/outcome';

export interface Annotating {
  /** Why the latest change of the open case was not made; absent: it was. */
  fault: ReadonlySignal<string | undefined>;
  /** Adds it, or writes the one of that name; answers whether that was done. */
  put(list: Annotations, annotation: NamedValue): Promise<boolean>;
  remove(list: Annotations, name: string): Promise<boolean>;
}

export interface AnnotatingParts {
  client: ConsoleClient;
  caseId: ReadonlySignal<string | undefined>;
  /** Applies what a change answers. */
  change(caseId: string, make: () => Promise<CaseSummary>): Promise<void>;
}

/** What agents write on the open case for the export: labels and variables. */
export const AnnotatingModel = createModel((parts: AnnotatingParts): Annotating => {
  const { client, caseId } = parts;
  const failed = signal<{ caseId: string; message: string } | undefined>(undefined);

  async function change(make: (caseId: string) => Promise<CaseSummary>): Promise<boolean> {
    const id = caseId.value;
    if (id === undefined) return false;
    const outcome = await outcomeOf(() => parts.change(id, () => make(id)));
    failed.value = outcome.failure && { caseId: id, message: outcome.failure.message };
    return !outcome.failure;
  }

  return {
    fault: computed(() => (failed.value?.caseId === caseId.value ? failed.value?.message : undefined)),
    put: (list, annotation) => change((id) => client.annotate(id, list, annotation)),
    remove: (list, name) => change((id) => client.removeAnnotation(id, list, name)),
  };
});
