import type { BasicBrowser } from '../browser/browser';
import type { Panel, PanelHost } from '../contract/object/panel';
import type { StartProactive } from './proactive/link';
import type { Report } from './report';
import type { Stage } from './launcher/stage';

export interface WidgetOptions {
  browser: BasicBrowser;
  /** `locale`: as the customer or the page has set it; may be anything. */
  _requestAvailability(widgetId: string, locale: string | undefined): Promise<Response>;
  _report: Report;
  /** The part of a panel's host that is the same for each widget. */
  _host: Pick<PanelHost, 'fire' | 'visitor' | 'warn'>;
  /** As the customer wrote them. */
  settings: unknown;
  widgetId: string;
  _loadPanel(): Promise<(host: WidgetPanelHost) => Panel>;
  _loadProactive(): Promise<StartProactive>;
  /** Where the launcher is drawn. */
  _stage: Omit<Stage, '_root'>;
}

/** What a panel is mounted with, beside the page's own parts. */
export interface WidgetPanelHost extends PanelHost {
  /** As the customer wrote them, under what the page set by methods. */
  settings: object;
  warn: Report['warn'];
}
