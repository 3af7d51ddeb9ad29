import { Failure } from '../failure';
import { isIdentifier } from '../widgets/directory';
import type { Widgets } from '../widgets/widgets';
import type { CaseLogs } from './case-logs';

export interface LogWidgets {
  caseLogs: Pick<CaseLogs, 'hasWidget'>;
  widgets: Pick<Widgets, 'getListed'>;
}

/**
 * The widgets, each once. One that is gone is known by its cases. Throws `forbidden` for a widget of another organisation,
 * `notFound` where there never was one.
 */
export async function assertOwnWidgets(
  { caseLogs, widgets }: LogWidgets,
  orgId: number,
  widgetIds: string[],
): Promise<string[]> {
  const ids = [...new Set(widgetIds.map((id) => id.toLowerCase()))];
  for (const id of ids) {
    const widget = isIdentifier(id) ? await widgets.getListed(id) : undefined;
    if (widget ? widget.orgId === orgId : await caseLogs.hasWidget(orgId, id)) continue;
    throw widget ? new Failure('forbidden') : new Failure('notFound', 'widgetId: there is no such widget.');
  }
  return ids;
}
