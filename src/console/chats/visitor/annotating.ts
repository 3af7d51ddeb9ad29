import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { NamedValue } from '../../../operations/parts';
import type { Annotations } from '../../../operations/console/inbox/annotations';
import type { CaseSummary } from '../../../operations/console/cases';
import { outcomeOf } from '../../kit/data/outcome';
import type { Toasting } from '../../kit/toasts/toasting';
import { visitorTexts } from './texts';

export interface Annotating {
  /** Why the latest change of the open case was not made; absent: it was. */
  fault: ReadonlySignal<string | undefined>;
  /** Adds it, or writes the one of that name; `before`: those that are there. Answers whether that was done. */
  put(list: Annotations, annotation: NamedValue, before: readonly NamedValue[]): Promise<boolean>;
  remove(list: Annotations, annotation: NamedValue): Promise<boolean>;
}

export interface AnnotatingParts {
  client: Pick<ConsoleClient, 'call'>;
  caseId: ReadonlySignal<string | undefined>;
  toasting: Pick<Toasting, 'say'>;
  /** Applies what a change answers. */
  change(caseId: string, make: () => Promise<CaseSummary>): Promise<void>;
}

/** What agents write on the open case for the export: labels and variables. */
export const AnnotatingModel = createModel((parts: AnnotatingParts): Annotating => {
  const { caseId, toasting } = parts;
  const { call } = parts.client;
  const failed = signal<{ caseId: string; message: string } | undefined>(undefined);

  function write(id: string, list: Annotations, body: NamedValue) {
    const input = { path: { id }, body };
    return parts.change(id, () =>
      list === 'labels' ? call('PUT /cases/{id}/labels', input) : call('PUT /cases/{id}/variables', input),
    );
  }
  function takeOff(id: string, list: Annotations, { name }: NamedValue) {
    const input = { path: { id }, query: { name } };
    return parts.change(id, () =>
      list === 'labels'
        ? call('DELETE /cases/{id}/labels', input)
        : call('DELETE /cases/{id}/variables', input),
    );
  }
  async function change(
    make: (caseId: string) => Promise<void>,
    said: string,
    undo: (caseId: string) => Promise<void>,
  ): Promise<boolean> {
    const id = caseId.value;
    if (id === undefined) return false;
    const { failure } = await outcomeOf(() => make(id));
    failed.value = failure && { caseId: id, message: failure.message };
    if (!failure) toasting.say(said, () => undo(id));
    return !failure;
  }

  return {
    fault: computed(() => (failed.value?.caseId === caseId.value ? failed.value?.message : undefined)),
    put(list, given, written) {
      const annotation = { ...given, name: given.name.trim() };
      const before = written.find(({ name }) => name === annotation.name);
      return change(
        (id) => write(id, list, annotation),
        visitorTexts()[list].added(annotation.name),
        (id) => (before ? write(id, list, before) : takeOff(id, list, annotation)),
      );
    },
    remove: (list, annotation) =>
      change(
        (id) => takeOff(id, list, annotation),
        visitorTexts()[list].removed(annotation.name),
        (id) => write(id, list, annotation),
      ),
  };
});
