import type { Authorship } from '../../../operations/console/widget-settings';
import type { WidgetSettings } from '../../../contract/settings/settings';

/** The revision of each widget's settings, and the draft that administrators prepare. */
export interface WidgetDrafts {
  get(widgetId: string): Promise<KeptDraft>;
  put(widgetId: string, draft: KeptDraft): Promise<void>;
}

/** The revision of the settings that a widget is made with. */
export const firstRevision = 1;

export interface KeptDraft {
  /** Counts up with every change of the draft and of what is published. */
  revision: number;
  /** Absent: there is no draft. */
  draft?: Authorship & { settings: WidgetSettings };
}

/** What was published. The latest hundred of a widget are kept, as long as an organisation’s have room. */
export interface WidgetVersions {
  add(widgetId: string, version: KeptVersion): Promise<void>;
  /**
   * Removes old versions of the organisation until they take at most so many bytes. First go those of the widgets whose versions take
   * most; the latest of each stays.
   */
  trim(orgId: number, bytes: number): Promise<void>;
  get(widgetId: string, revision: number): Promise<KeptVersion | undefined>;
  /** Newest first. `before`: with a lower revision. */
  list(widgetId: string, page: { before?: number | undefined; limit: number }): Promise<KeptVersion[]>;
}

export interface KeptVersion extends Authorship {
  /** Of the settings when it was published. */
  revision: number;
  settings: WidgetSettings;
}
