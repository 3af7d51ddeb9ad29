import type { Transactions } from '../ports';
import type { InvitationCounts } from './invitation-counts';
import type { WidgetDrafts, WidgetVersions } from './widget-drafts';
import type { Widgets } from './widgets';

export interface WidgetTables {
  widgets: Widgets;
  widgetDrafts: WidgetDrafts;
  widgetVersions: WidgetVersions;
  invitationCounts: InvitationCounts;
}

export type WidgetStore = WidgetTables & Transactions<WidgetTables>;
