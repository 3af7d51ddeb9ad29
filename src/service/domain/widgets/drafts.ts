import { changesBetween, type Snapshot } from '../../../contract/organisation/changes-between';
import type {
  PublishedVersionPage,
  WidgetDraft,
  WidgetDraftChange,
} from '../../../contract/organisation/widget-drafts';
import type { WidgetSettings } from '../../../contract/settings/settings';
import { Failure, invalidParameter } from '../failure';
import type { Clock } from '../ports';
import { lockOwnWidget } from './own-widget';
import { completeSettings, checkSettings } from './check-settings';
import type { WidgetStore, WidgetTables } from './tables';
import type { KeptDraft } from './widget-drafts';
import type { Widget } from './widgets';

export type WidgetDraftsAdmin = ReturnType<typeof createWidgetDraftsAdmin>;

const perPage = 20;

/** Settings that administrators prepare, and those that pages were given. */
export function createWidgetDraftsAdmin({ store, clock }: { store: WidgetStore; clock: Clock }) {
  function change(
    orgId: number,
    id: string,
    read: number | undefined,
    next: (tables: WidgetTables, widget: Widget) => Promise<KeptDraft['draft']>,
  ): Promise<WidgetDraft> {
    return store.transaction(async (tables) => {
      const widget = await lockOwnWidget(tables, orgId, id);
      const { kept, revision } = await readDraft(tables, widget.id);
      if (read !== undefined && read !== revision) throw new Failure('changedMeanwhile');
      const draft = await next(tables, widget);
      await tables.widgetDrafts.put(widget.id, {
        revision: kept.revision + 1,
        ...(draft && !isSame(draft.settings, widget.settings) ? { draft } : {}),
      });
      return stateOf(tables, widget);
    });
  }

  return {
    read: (orgId: number, id: string): Promise<WidgetDraft> =>
      store.transaction(async (tables) => stateOf(tables, await lockOwnWidget(tables, orgId, id))),

    /** Throws a `Failure` that names every fault of the settings. One that is as what is published is none. */
    write(by: { orgId: number; email: string }, id: string, wanted: WidgetDraftChange): Promise<WidgetDraft> {
      const { settings, version, revision } = wanted;
      if ((settings === undefined) === (version === undefined))
        throw invalidParameter('settings', 'must be given, or the number of a version');
      return change(by.orgId, id, revision, async ({ widgetVersions }, widget) => {
        const found = version === undefined ? undefined : await widgetVersions.get(widget.id, version);
        if (version !== undefined && !found) throw invalidParameter('version', 'is not kept');
        return {
          settings: found ? completeSettings(found.settings) : checkSettings(settings),
          at: clock.now(),
          actorKind: 'agent',
          actor: by.email,
        };
      });
    },

    discard: (orgId: number, id: string, revision?: number): Promise<WidgetDraft> =>
      change(orgId, id, revision, async () => undefined),

    versions(orgId: number, id: string, before?: number): Promise<PublishedVersionPage> {
      return store.transaction(async (tables) => {
        const widget = await lockOwnWidget(tables, orgId, id);
        const kept = await tables.widgetVersions.list(widget.id, { before, limit: perPage + 1 });
        const versions = kept.slice(0, perPage).map(({ settings, ...version }, at) => {
          const earlier = kept[at + 1];
          return { ...version, changes: earlier ? changesOf(earlier.settings, settings) : [] };
        });
        const last = versions.at(-1);
        return { versions, ...(kept.length > perPage && last ? { before: last.number } : {}) };
      });
    },
  };
}

/** Its revision, as whoever reads it is told: what is published counts too. */
export async function readDraft({ widgetDrafts, widgetVersions }: WidgetTables, widgetId: string) {
  const kept: KeptDraft = (await widgetDrafts.get(widgetId)) ?? { revision: 0 };
  return { kept, revision: kept.revision + (await widgetVersions.latest(widgetId)) };
}

async function stateOf(tables: WidgetTables, widget: Widget): Promise<WidgetDraft> {
  const { kept, revision } = await readDraft(tables, widget.id);
  if (!kept.draft) return { settings: completeSettings(widget.settings), revision };
  const { settings, ...changed } = kept.draft;
  return { settings: completeSettings(settings), revision, changed };
}

function changesOf(before: WidgetSettings, after: WidgetSettings) {
  return changesBetween(
    { ...completeSettings(before) } as Snapshot,
    { ...completeSettings(after) } as Snapshot,
  );
}

function isSame(one: WidgetSettings, other: WidgetSettings): boolean {
  return changesOf(one, other).length === 0;
}
