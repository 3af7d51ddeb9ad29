import type { Clock, PubSub } from '../ports';
import { createReadingWidgets } from '../shares/reading-widgets';
import { createAvailabilityCheck } from './availability';
import { createDirectory } from './directory';
import { createWidgetDraftsAdmin } from './drafts';
import { createInvitationCounting } from './invitation-counts';
import type { Publishing } from './publishing';
import type { WidgetStore } from './tables';
import { createWidgetScript } from './widget-script';
import { createWidgetSettingsAdmin } from './widget-settings';

export interface WidgetsPorts {
  store: WidgetStore;
  keys: VisitorKeys;
  pubSub: Pick<PubSub, 'subscribe'>;
  clock: Clock;
  publishing: Publishing;
  /** Text of the built embed. */
  embed: string;
}

export interface VisitorKeys {
  organisationOf(kind: 'visitor', key: string): Promise<number | undefined>;
  visitorKey(orgId: number): Promise<string | undefined>;
}

/** The widgets of the organisations: what pages and visitors ask of them, and what is set for them. */
export function createWidgets({ store, keys, pubSub, clock, publishing, embed }: WidgetsPorts) {
  const { widgets } = store;
  const directory = createDirectory({ keys, widgets, pubSub, clock, reading: createReadingWidgets() });
  return {
    directory,
    availability: createAvailabilityCheck({ directory, widgets, clock }),
    widgetScript: createWidgetScript({ directory, keys, embed }),
    widgetSettings: createWidgetSettingsAdmin({ store, publishing }),
    widgetDrafts: createWidgetDraftsAdmin({ store, publishing }),
    ...createInvitationCounting({ store, directory, clock }),
  };
}
