import { computed, createModel, type ReadonlySignal } from '@preact/signals-core';
import type { WidgetChoice, WidgetSettings } from '../../../contract/settings/settings';
import type { Draft } from '../../kit/data/draft';
import { inserted, moved, removed } from '../../kit/data/list-edits';
import type { WidgetList } from '../../kit/data/widget-list';

export interface SelectorEditor {
  /** In the order in which visitors see them. */
  choices: ReadonlySignal<readonly WidgetChoice[]>;
  /** The organisation's widgets, by id. */
  names: ReadonlySignal<ReadonlyMap<string, string>>;
  /** Ids of those that may be added. */
  left: ReadonlySignal<string[]>;
  /** At the end, under its own name. */
  add(id: string): void;
  insert(at: number, choice: WidgetChoice): void;
  remove(at: number): void;
  /** To the place where that one is. */
  move(from: number, to: number): void;
}

/** The widgets among which a visitor may choose, which are a part of the settings. */
export const SelectorEditorModel = createModel(
  (draft: Draft<WidgetSettings>, { names }: Pick<WidgetList, 'names'>): SelectorEditor => {
    const choices = computed(() => draft.value.value?.selector.widgets ?? []);
    function edit(next: (before: readonly WidgetChoice[]) => WidgetChoice[]) {
      draft.setAt('selector.widgets', next(choices.value));
    }
    return {
      choices,
      names,
      left: computed(() =>
        [...names.value.keys()].filter((id) => choices.value.every((choice) => choice.id !== id)),
      ),
      add: (id) => edit((before) => [...before, { id, label: names.value.get(id) ?? '', translations: [] }]),
      insert: (at, choice) => edit((before) => inserted(before, at, choice)),
      remove: (at) => edit((before) => removed(before, at)),
      move: (from, to) => edit((before) => moved(before, from, to)),
    };
  },
);
