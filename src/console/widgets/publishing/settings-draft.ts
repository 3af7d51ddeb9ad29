import { action, computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import { RequestFailure } from '../../../client/request';
import { changesBetween } from '../../../contract/organisation/changes-between';
import type { FormSettings } from '../../../contract/settings/form-settings';
import type { Authorship, WidgetDraft } from '../../../operations/console/widget-settings';
import type { WidgetSettings } from '../../../contract/settings/settings';
import { MutationModel, type Mutation } from '../../kit/data/mutation';
import type { DescribedChange } from '../../kit/format/describe-change';
import { describeSettings } from './describe-settings';
import { DraftModel, type Draft } from '../../kit/data/draft';
import { publishingTexts } from './texts';

export interface SettingsDraft {
  /** What is edited; saved, it is the draft that the service keeps. */
  draft: Draft<WidgetSettings>;
  /** What pages have. */
  published: ReadonlySignal<WidgetSettings | undefined>;
  /** Who saved the draft last; `undefined`: the service keeps none. */
  changed: ReadonlySignal<Authorship | undefined>;
  /** What publishing would change on pages, what is not saved yet included. */
  changes: ReadonlySignal<readonly DescribedChange[]>;
  /** Of discarding and restoring. */
  turning: Mutation;
  /** What pages don't have, as far as it can be saved: discarding and restoring take it away. */
  left(): WidgetSettings | undefined;
  /** Gives the saved draft to pages. */
  publish(): Promise<void>;
  /** Gives pages back what they had before, unless somebody else has published over `given` since. */
  unpublish(before: WidgetSettings, given: WidgetSettings): Promise<void>;
  discard(): Promise<void>;
  /** Saves the settings as the draft, in the place of the one there is. */
  replace(settings: WidgetSettings): Promise<void>;
  /** Makes a published version the draft. */
  restore(revision: number): Promise<void>;
}

/** The settings of one widget on their way to its pages. Call `draft.load` after making it. */
export const SettingsDraftModel = createModel(
  ({ call }: Pick<ConsoleClient, 'call'>, widgetId: string): SettingsDraft => {
    const path = { id: widgetId };
    const published = signal<WidgetSettings | undefined>(undefined);
    const changed = signal<Authorship | undefined>(undefined);
    let revision: number | undefined;

    const turning = new MutationModel();

    const take = action((answer: WidgetDraft, current?: WidgetSettings) => {
      turning.reset();
      revision = answer.revision;
      changed.value = answer.changed;
      if (current) published.value = current;
      return { value: answer.settings, version: answer.revision };
    });
    const draft = new DraftModel<WidgetSettings>({
      async read(signal) {
        const [answer, { settings }] = await Promise.all([
          call('GET /widgets/{id}/draft', { path, signal }),
          call('GET /widgets/{id}/settings', { path, signal }),
        ]);
        return take(answer, settings);
      },
      async write({ value, version }) {
        const body = { settings: withoutBlanks(value), ...(version !== undefined && { revision: version }) };
        return take(await call('PUT /widgets/{id}/draft', { path, body }));
      },
    });
    function known() {
      return revision === undefined ? {} : { revision };
    }

    /** Where somebody else was first, what they left is shown, unless something is not saved: saving that tells of them. */
    async function reloading(work: () => Promise<{ revision: number }>, reload = draft.load): Promise<void> {
      try {
        // Also for where reading fails now.
        ({ revision } = await work());
      } catch (failure) {
        const isOvertaken = failure instanceof RequestFailure && failure.status === 409;
        if (isOvertaken && !draft.isChanged.value) await draft.load();
        throw failure;
      }
      await reload();
    }

    return {
      draft,
      published,
      changed,
      changes: computed(() => {
        const [before, after] = [published.value, draft.value.value];
        return before && after ? describeSettings(changesBetween({ ...before }, { ...after }), after) : [];
      }),
      turning,
      left() {
        const isRefused = draft.state.value.kind === 'refused';
        if (draft.isChanged.value && !isRefused) return draft.value.value;
        return changed.value && draft.saved.value;
      },
      publish: () =>
        reloading(() => call('POST /widgets/{id}/draft/publish', { path, body: known() }), draft.refresh),
      unpublish: (settings, given) =>
        reloading(async () => {
          const { revision: latest, ...now } = await call('GET /widgets/{id}/settings', { path });
          if (changesBetween({ ...given }, { ...now.settings }).length > 0)
            throw new RequestFailure(409, undefined, {
              code: 409,
              message: publishingTexts().publishedSince,
            });
          return call('PUT /widgets/{id}/settings', { path, body: { settings, revision: latest } });
        }, draft.refresh),
      discard: () => reloading(() => call('DELETE /widgets/{id}/draft', { path, query: known() })),
      replace: (settings) =>
        reloading(() => call('PUT /widgets/{id}/draft', { path, body: { settings, ...known() } })),
      restore: (version) =>
        reloading(() => call('POST /widgets/{id}/draft/restore', { path, body: { version, ...known() } })),
    };
  },
);

/** Lines that are empty are no choices, and what they were called in other languages belongs to no other line. */
function withoutBlanks(settings: WidgetSettings): WidgetSettings {
  const { prechat, offline } = settings.forms;
  return { ...settings, forms: { prechat: withChoices(prechat), offline: withChoices(offline) } };
}

function withChoices<Form extends FormSettings>(form: Form): Form {
  return {
    ...form,
    fields: form.fields.map((field) => {
      function filled(texts: readonly string[]) {
        return texts.filter((_text, at) => field.options[at]?.trim());
      }
      return {
        ...field,
        options: filled(field.options),
        translations: field.translations.map((one) => ({ ...one, options: filled(one.options) })),
      };
    }),
  };
}
