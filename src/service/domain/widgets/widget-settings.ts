import type {
  WidgetOverview,
  WidgetSettingsChange,
  WidgetSettingsState,
} from '../../../contract/administration';
import { parseAllowedOrigin } from './allowed-origins';
import { Failure, invalidParameter } from '../failure';
import { readDraft } from './drafts';
import { lockOwnWidget } from './own-widget';
import { completeSettings, checkSettings } from './check-settings';
import type { WidgetStore } from './tables';
import type { Widget } from './widgets';

export type WidgetSettingsAdmin = ReturnType<typeof createWidgetSettingsAdmin>;

const mostOrigins = 100;
const longestIdle = 1_440;

/** What an administrator sets for the widgets of the organisation. */
export function createWidgetSettingsAdmin({ store }: { store: WidgetStore }) {
  return {
    async list(orgId: number): Promise<WidgetOverview[]> {
      const widgets = await store.widgets.ofOrganisation(orgId);
      return widgets.map(({ id, name, ownerEmail, isConversationEnabled, isProactiveEnabled }) => ({
        id,
        name,
        email: ownerEmail,
        isConversationEnabled,
        isProactiveEnabled,
      }));
    },

    read(orgId: number, id: string): Promise<WidgetSettingsState> {
      return store.transaction(async (tables) => stateOf(await lockOwnWidget(tables, orgId, id)));
    },

    /** Pages get it at once. Throws a `Failure` that names every fault of the settings. */
    async write(orgId: number, id: string, change: WidgetSettingsChange): Promise<WidgetSettingsState> {
      const { draft } = change;
      if (draft !== undefined && change.settings !== undefined)
        throw invalidParameter('draft', 'must stand alone, without settings');
      const changes = readChange(change);
      return store.transaction(async (tables) => {
        const before = await lockOwnWidget(tables, orgId, id);
        if (change.revision !== undefined && change.revision !== before.revision) {
          throw new Failure('changedMeanwhile');
        }
        const drafted = draft === undefined ? undefined : await readDraft(tables, before.id);
        if (draft !== drafted?.revision) throw new Failure('changedMeanwhile');
        const settings = drafted?.kept.draft?.settings;
        if (drafted && !settings) throw invalidParameter('draft', 'there is none');
        const published = settings ? readChange({ settings }) : {};
        const after: Widget = { ...before, ...changes, ...published, revision: before.revision + 1 };
        await tables.widgets.update(after);
        if (drafted) await tables.widgetDrafts.put(before.id, { revision: drafted.kept.revision + 1 });
        return stateOf(after);
      });
    },
  };
}

function stateOf({ settings, allowedOrigins, idleMinutes, revision }: Widget): WidgetSettingsState {
  return { settings: completeSettings(settings), allowedOrigins, idleMinutes, revision };
}

export function readChange({ settings, allowedOrigins, idleMinutes }: WidgetSettingsChange): Partial<Widget> {
  const changes: Partial<Widget> = {};
  if (settings !== undefined) {
    changes.settings = checkSettings(settings);
    changes.isProactiveEnabled = changes.settings.proactive.isOn;
  }
  if (allowedOrigins) changes.allowedOrigins = readOrigins(allowedOrigins);
  if (idleMinutes !== undefined) {
    if (!Number.isInteger(idleMinutes) || idleMinutes < 1 || idleMinutes > longestIdle) {
      throw invalidParameter('idleMinutes', `must be a whole number from 1 to ${longestIdle}`);
    }
    changes.idleMinutes = idleMinutes;
  }
  return changes;
}

function readOrigins(given: string[]): string[] {
  if (given.length > mostOrigins) throw invalidParameter('allowedOrigins', `must be at most ${mostOrigins}`);
  return given.map((text, at) => {
    const origin = parseAllowedOrigin(text);
    if (origin === undefined) {
      throw invalidParameter(
        `allowedOrigins[${at}]`,
        'must be like https://shop.example, or https://*.shop.example for every host below it',
      );
    }
    return origin;
  });
}
