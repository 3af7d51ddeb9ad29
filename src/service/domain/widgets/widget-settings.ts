import type {
  WidgetOverview,
  WidgetSettingsChange,
  WidgetSettingsState,
} from '../../../contract/administration';
import { parseSettings } from '../../../contract/parse-settings';
import type { WidgetSettings } from '../../../contract/settings';
import { parseAllowedOrigin } from './allowed-origins';
import { isIdentifier } from './directory';
import { Failure, invalidParameter } from '../failure';
import type { WidgetStore, WidgetTables } from './tables';
import type { Widget } from './widgets';

export type WidgetSettingsAdmin = ReturnType<typeof createWidgetSettingsAdmin>;

const mostOrigins = 100;
const longestIdle = 1_440;

/** What an administrator sets for the widgets of the organisation. */
export function createWidgetSettingsAdmin({ store }: { store: WidgetStore }) {
  async function own(tables: WidgetTables, orgId: number, id: string): Promise<Widget> {
    const widget = isIdentifier(id) ? await tables.widgets.lock(id.toLowerCase()) : undefined;
    if (widget?.orgId !== orgId) throw new Failure('notFound');
    return widget;
  }

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
      return store.transaction(async (tables) => stateOf(await own(tables, orgId, id)));
    },

    /** Throws a `Failure` that names every fault of the settings. */
    async write(orgId: number, id: string, change: WidgetSettingsChange): Promise<WidgetSettingsState> {
      const changes = readChange(change);
      return store.transaction(async (tables) => {
        const before = await own(tables, orgId, id);
        if (change.revision !== undefined && change.revision !== before.revision) {
          throw new Failure('changedMeanwhile');
        }
        const after: Widget = { ...before, ...changes, revision: before.revision + 1 };
        await tables.widgets.update(after);
        return stateOf(after);
      });
    },
  };
}

function stateOf({ settings, allowedOrigins, idleMinutes, revision }: Widget): WidgetSettingsState {
  return { settings, allowedOrigins, idleMinutes, revision };
}

export function readChange({ settings, allowedOrigins, idleMinutes }: WidgetSettingsChange): Partial<Widget> {
  const changes: Partial<Widget> = {};
  if (settings !== undefined) {
    changes.settings = readSettings(settings);
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

function readSettings(given: unknown): WidgetSettings {
  const { settings, faults } = parseSettings(given);
  const [first] = faults;
  if (!first) return settings;
  const others = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  const message = `${first.path} ${first.message}${others}`;
  throw new Failure('invalidParameter', message, undefined, faults);
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
