import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { storagePrefix } from '../../contract/storage/stored-chat';
import type { Environment } from '../session/environment';

export interface DismissedAnswer {
  /** Of the last answer that the visitor has put away in this tab, in the transcript. */
  place: ReadonlySignal<number>;
  dismiss(place: number): void;
}

export const DismissedAnswerModel = createModel<DismissedAnswer, [Pick<Environment, 'browser'>, string]>(
  ({ browser }, caseId) => {
    const key = `${storagePrefix}${caseId}:dismissed`;
    const place = signal(Number(browser.tabStorage.get(key) ?? -1));
    return {
      place,
      dismiss(next) {
        place.value = next;
        browser.tabStorage.set(key, `${next}`);
      },
    };
  },
);
