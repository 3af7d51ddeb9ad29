import type {
  PublishedVersion,
  PublishedVersionPage,
  RestoredVersion,
  WidgetDraft,
  WidgetSettingsChange,
} from '../../../operations/console/widget-settings';
import type { WidgetSettings } from '../../../contract/settings/settings';
import { Failure, invalidParameter } from '../failure';
import { lockOwnWidget, readOwnWidget } from './find-widget';
import { changesOf, isSame, type Publishing } from './publishing';
import { checkSettings } from './check-settings';
import type { WidgetStore, WidgetTables } from './tables';
import type { KeptDraft } from './widget-drafts';
import type { Widget } from './widgets';

export interface WidgetDraftsPorts {
  store: WidgetStore;
  publishing: Publishing;
}

export type WidgetDraftsAdmin = ReturnType<typeof createWidgetDraftsAdmin>;

const perPage = 20;

/** Settings that administrators prepare, and those that they published. */
export function createWidgetDraftsAdmin({ store, publishing }: WidgetDraftsPorts) {
  /** `read`: the revision that the caller has seen. `isMade`: what the caller wants is what was done since. */
  function change(
    orgId: number,
    id: string,
    read: number | undefined,
    work: (tables: WidgetTables, widget: Widget, kept: KeptDraft) => Promise<Widget>,
    isMade: (tables: WidgetTables, widget: Widget, kept: KeptDraft) => Promise<boolean> = async () => false,
  ): Promise<WidgetDraft> {
    return store.transaction(async (tables) => {
      const widget = await lockOwnWidget(tables, orgId, id);
      const kept = await tables.widgetDrafts.get(widget.id);
      if (read !== undefined && read !== kept.revision) {
        if (read + 1 === kept.revision && (await isMade(tables, widget, kept)))
          return stateOf(tables, widget);
        throw new Failure('changedMeanwhile');
      }
      return stateOf(tables, await work(tables, widget, kept));
    });
  }

  /** A draft that is the same as what is published is none. */
  async function keep(
    tables: WidgetTables,
    widget: Widget,
    { revision }: KeptDraft,
    settings: WidgetSettings,
  ): Promise<Widget> {
    const draft = isSame(settings, widget.settings)
      ? {}
      : { draft: { settings, ...publishing.authorship() } };
    await publishing.putDraft(tables, widget, { revision: revision + 1, ...draft });
    return widget;
  }

  return {
    read: (orgId: number, id: string): Promise<WidgetDraft> =>
      store.read(async (tables) => stateOf(tables, await readOwnWidget(tables, orgId, id))),

    /** Throws a `Failure` that names every fault of the settings. */
    write: (orgId: number, id: string, { settings, revision }: WidgetSettingsChange): Promise<WidgetDraft> =>
      change(orgId, id, revision, (tables, widget, kept) =>
        keep(tables, widget, kept, checkSettings(settings)),
      ),

    /** Makes a published version the draft. */
    restore: (orgId: number, id: string, { version, revision }: RestoredVersion): Promise<WidgetDraft> =>
      change(orgId, id, revision, async (tables, widget, kept) => {
        const found = await tables.widgetVersions.get(widget.id, version);
        if (!found) throw invalidParameter('version', 'is not kept');
        return keep(tables, widget, kept, found.settings);
      }),

    discard: (orgId: number, id: string, revision?: number): Promise<WidgetDraft> =>
      change(orgId, id, revision, (tables, widget, kept) => keep(tables, widget, kept, widget.settings)),

    /** Gives the draft to pages. Throws where there is none. Again, since the answer was lost: returns what is published. */
    publish: (orgId: number, id: string, revision?: number): Promise<WidgetDraft> =>
      change(
        orgId,
        id,
        revision,
        (tables, widget, { draft }) => {
          if (!draft) throw invalidParameter('draft', 'there is none');
          return publishing.publish(tables, widget, checkSettings(draft.settings));
        },
        async ({ widgetVersions }, widget, kept) =>
          !kept.draft && Boolean(await widgetVersions.get(widget.id, kept.revision)),
      ),

    versions(orgId: number, id: string, before?: number): Promise<PublishedVersionPage> {
      return store.read(async (tables) => {
        const widget = await readOwnWidget(tables, orgId, id);
        const versions: PublishedVersion[] = [];
        // One after the other: each may have megabytes of settings, and others are served in between.
        let [version] = await tables.widgetVersions.list(widget.id, { before, limit: 1 });
        while (version && versions.length < perPage) {
          const { settings, ...described } = version;
          const [earlier] = await tables.widgetVersions.list(widget.id, {
            before: described.revision,
            limit: 1,
          });
          versions.push({ ...described, changes: earlier ? changesOf(earlier.settings, settings) : [] });
          version = earlier;
        }
        const last = versions.at(-1);
        return { versions, ...(version && last ? { before: last.revision } : {}) };
      });
    },
  };
}

async function stateOf({ widgetDrafts }: WidgetTables, widget: Widget): Promise<WidgetDraft> {
  const { revision, draft } = await widgetDrafts.get(widget.id);
  if (!draft) return { settings: widget.settings, revision };
  const { settings, ...changed } = draft;
  return { settings, revision, changed };
}
