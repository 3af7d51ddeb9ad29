import type { Authorship } from '../../../contract/organisation/widget-drafts';
import type { WidgetSettings } from '../../../contract/settings/settings';

/** Settings that administrators prepare. One a widget; what it leaves behind is how often it was changed. */
export interface WidgetDrafts {
  get(widgetId: string): Promise<KeptDraft | undefined>;
  put(widgetId: string, draft: KeptDraft): Promise<void>;
}

export interface KeptDraft {
  /** Counts up with every change, and goes on where a draft has ended. */
  revision: number;
  /** Absent: there is no draft. */
  draft?: Authorship & { settings: WidgetSettings };
}

/** What was published, newest first. The store adds to it whenever a widget's settings change. */
export interface WidgetVersions {
  get(widgetId: string, number: number): Promise<KeptVersion | undefined>;
  /** Number of the latest; 0 where there is none. */
  latest(widgetId: string): Promise<number>;
  /** `before`: with a lower number. */
  list(widgetId: string, page: { before?: number | undefined; limit: number }): Promise<KeptVersion[]>;
}

export interface KeptVersion extends Authorship {
  number: number;
  settings: WidgetSettings;
}
