import type { Transactions } from '../ports';
import type { Widgets } from './widgets';

export interface WidgetTables {
  widgets: Widgets;
}

export type WidgetStore = WidgetTables & Transactions<WidgetTables>;
