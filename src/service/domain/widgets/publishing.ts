import { changesBetween } from '../../../contract/organisation/changes-between';
import type { Authorship } from '../../../operations/console/widget-settings';
import type { WidgetSettings } from '../../../contract/settings/settings';
import type { Actor, Clock } from '../ports';
import { Failure } from '../failure';
import { withRoomForSettings } from './room-for-settings';
import type { WidgetTables } from './tables';
import { firstRevision, type KeptDraft } from './widget-drafts';
import type { Widget, WidgetAgent } from './widgets';

export interface PublishingPorts {
  clock: Clock;
  /** Who acts at this moment. */
  actor(): Actor;
  /** Bytes that an organisation’s settings and drafts take at most, and its versions as much again. */
  mostSettings: number;
}

export type Publishing = ReturnType<typeof createPublishing>;
type PublishingTables = Pick<WidgetTables, 'widgets' | 'widgetDrafts' | 'widgetVersions'>;

/** Of an organisation: consoles read all of them at once. */
const mostWidgets = 1_000;

/** The only way by which settings reach pages: each publication is a version, under the next revision. */
export function createPublishing({ clock, actor, mostSettings }: PublishingPorts) {
  function authorship(): Authorship {
    const { kind, name } = actor();
    return { at: clock.now(), actorKind: kind, actor: name };
  }

  return {
    authorship,

    /** Adds a widget, where there is room for one; the settings that it is made with are its first version. */
    async addWidget(tables: PublishingTables, widget: Widget, agents: WidgetAgent[]): Promise<void> {
      const { id, orgId, settings } = widget;
      if ((await tables.widgets.lockCount(orgId)) >= mostWidgets)
        throw new Failure('alreadyExists', `There are ${mostWidgets} widgets. Remove some first.`);
      await withRoomForSettings(tables, orgId, mostSettings, async () => {
        await tables.widgets.add(widget, agents);
        await tables.widgetVersions.add(id, { revision: firstRevision, ...authorship(), settings });
      });
    },

    /** Keeps a draft, where there is room for it. */
    async putDraft(tables: PublishingTables, { id, orgId }: Widget, draft: KeptDraft): Promise<void> {
      await withRoomForSettings(tables, orgId, mostSettings, () => tables.widgetDrafts.put(id, draft));
    },

    /**
     * Gives the settings to pages, and returns the widget with them. They make a version unless they are published
     * already, and end the draft that is the same. Another draft stays.
     */
    async publish(tables: PublishingTables, before: Widget, settings: WidgetSettings): Promise<Widget> {
      const { widgets, widgetDrafts, widgetVersions } = tables;
      const { id } = before;
      const { revision, draft } = await widgetDrafts.get(id);
      const isChanged = !isSame(before.settings, settings);
      const endsDraft = draft !== undefined && isSame(draft.settings, settings);
      if (!isChanged && !endsDraft) return before;
      const next = revision + 1;
      return withRoomForSettings(tables, before.orgId, mostSettings, async () => {
        await widgetDrafts.put(id, { revision: next, ...(draft && !endsDraft ? { draft } : {}) });
        if (!isChanged) return before;
        await keepFirst(tables, before);
        await widgetVersions.add(id, { revision: next, ...authorship(), settings });
        const after = { ...before, settings, isProactiveEnabled: settings.proactive.isOn };
        await widgets.update(after);
        return after;
      });
    },
  };
}

/** Widgets may be older than the versions: what pages had until now is the first. */
async function keepFirst({ widgetVersions }: PublishingTables, { id, settings }: Widget): Promise<void> {
  if ((await widgetVersions.list(id, { limit: 1 })).length > 0) return;
  await widgetVersions.add(id, { revision: firstRevision, at: 0, actorKind: 'service', actor: '', settings });
}

export function changesOf(before: WidgetSettings, after: WidgetSettings) {
  return changesBetween({ ...before }, { ...after });
}

export function isSame(one: WidgetSettings, other: WidgetSettings): boolean {
  return changesOf(one, other).length === 0;
}
