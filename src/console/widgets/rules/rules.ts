import { computed, createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import type { InvitationFigures, WidgetDetails } from '../../../operations/console/widgets';
import type { Condition, ProactiveRule } from '../../../contract/rules/rules';
import type { ProactiveSettings } from '../../../contract/settings/proactive-settings';
import { SettingsDraftModel, type SettingsDraft } from '../publishing/settings-draft';
import { isAboutTime } from './facts';
import { rulesTexts } from './texts';
import { inserted, moved, removed } from '../../kit/data/list-edits';
import { ownTimeZone } from '../../kit/format/period';
import { ResourceModel, type Resource, type ResourceState } from '../../kit/data/resource';
import { WidgetListModel, type WidgetList } from '../../kit/data/widget-list';

export interface Rules {
  widgets: WidgetList;
  /** The widget whose rules are shown. */
  widgetId: ReadonlySignal<string | undefined>;
  /** Its settings, of which the rules are a part. */
  settings: ReadonlySignal<SettingsDraft | undefined>;
  /** What became of the invitations of each rule that pages have, or had. */
  figures: ReadonlySignal<Resource<InvitationFigures> | undefined>;
  list: ReadonlySignal<readonly ProactiveRule[]>;
  /** Of the widget’s hours, where it has hours. */
  hoursZone: ReadonlySignal<string | undefined>;
  /** Names of the rules that pages have. */
  publishedIds: ReadonlySignal<ReadonlySet<string>>;
  add(): void;
  /** A copy right below it. */
  duplicate(at: number): void;
  /** Returns its undo, which changes no other widget that is shown by then. */
  remove(at: number): () => void;
  /** To the place where that one is. */
  move(from: number, to: number): void;
  change(at: number, rule: ProactiveRule): void;
}

/** The rules of invitation of one widget, edited as a whole. */
export const RulesModel = createModel(
  (client: Pick<ConsoleClient, 'call'>, path: ReadonlySignal<readonly string[]>): Rules => {
    const widgets = new WidgetListModel(client);
    const widgetId = computed(() => path.value[0] ?? [...widgets.names.value.keys()][0]);
    const settings = signal<SettingsDraft | undefined>(undefined);
    const figures = signal<Resource<InvitationFigures> | undefined>(undefined);
    const details = signal<Resource<WidgetDetails> | undefined>(undefined);
    const hoursZone = computed(() => zoneOf(details.value?.state.value));
    effect(() => {
      const id = widgetId.value;
      if (id === undefined) return undefined;
      const next = new SettingsDraftModel(client, id);
      void next.draft.load();
      settings.value = next;
      const counted = new ResourceModel<InvitationFigures>((signal) =>
        client.call('GET /widgets/{id}/invitations', { path: { id }, signal }),
      );
      void counted.load();
      figures.value = counted;
      const read = new ResourceModel<WidgetDetails>((signal) =>
        client.call('GET /widgets/{id}', { path: { id }, signal }),
      );
      void read.load();
      details.value = read;
      return () => {
        next[Symbol.dispose]();
        counted[Symbol.dispose]();
        read[Symbol.dispose]();
      };
    });

    function edit(next: (rules: ProactiveRule[]) => ProactiveRule[], of = settings.value) {
      of?.draft.change((value) => ({
        ...value,
        proactive: withRules(value.proactive, next(value.proactive.rules), hoursZone.value ?? ownTimeZone()),
      }));
    }
    return {
      widgets,
      widgetId,
      settings,
      figures,
      publishedIds: computed(
        () => new Set(settings.value?.published.value?.proactive.rules.map(({ id }) => id)),
      ),
      hoursZone,
      list: computed(() => settings.value?.draft.value.value?.proactive.rules ?? []),
      add: () => edit((rules) => [...rules, newRule(rules)]),
      duplicate: (at) =>
        edit((rules) =>
          rules.flatMap((rule, index) =>
            index === at ? [rule, { ...rule, id: freeId(rules, rule.id) }] : [rule],
          ),
        ),
      remove(at) {
        const of = settings.value;
        const rule = of?.draft.value.value?.proactive.rules[at];
        edit((rules) => removed(rules, at));
        return () => rule && edit((rules) => inserted(rules, at, rule), of);
      },
      move: (from, to) => edit((rules) => moved(rules, from, to)),
      change: (at, rule) => edit((rules) => rules.map((one, index) => (index === at ? rule : one))),
    };
  },
);

function zoneOf(state: ResourceState<WidgetDetails> | undefined): string | undefined {
  return state?.kind === 'ready' ? state.value.schedule?.timeZone : undefined;
}

/** Rules have this zone until one is chosen. */
const unsetZone = 'UTC';

/**
 * Changes the rules. The first condition about time brings its zone with it, where none has been chosen: rules that already test
 * the time keep theirs.
 */
function withRules(proactive: ProactiveSettings, rules: ProactiveRule[], ownZone: string): ProactiveSettings {
  const isFirst =
    !proactive.rules.some(({ when }) => testsTime(when)) && rules.some(({ when }) => testsTime(when));
  return { ...proactive, rules, ...(isFirst && proactive.timeZone === unsetZone && { timeZone: ownZone }) };
}

function testsTime(condition: Condition): boolean {
  if ('all' in condition) return condition.all.some(testsTime);
  if ('any' in condition) return condition.any.some(testsTime);
  if ('not' in condition) return testsTime(condition.not);
  return isAboutTime(condition);
}

function newRule(rules: readonly ProactiveRule[]): ProactiveRule {
  const { newName, newMessage } = rulesTexts();
  return {
    id: freeId(rules, newName),
    when: { all: [{ fact: 'secondsOnPage', is: 'atLeast', value: 30 }] },
    messages: [newMessage],
    cap: { times: 1, per: 'visit' },
  };
}

function freeId(rules: readonly ProactiveRule[], like: string): string {
  const base = like.replace(/-\d+$/, '').slice(0, 50);
  for (let number = rules.length + 1; ; number++) {
    const id = `${base}-${number}`;
    if (rules.every((rule) => rule.id !== id)) return id;
  }
}
