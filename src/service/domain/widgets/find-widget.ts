import { Failure } from '../failure';
import { isIdentifier } from './directory';
import type { Widget, Widgets } from './widgets';

/** Returns a widget of that organisation, which nobody else changes until the transaction ends; another's is not there. */
export function lockOwnWidget(
  { widgets }: { widgets: Pick<Widgets, 'lock'> },
  orgId: number,
  id: string,
): Promise<Widget> {
  return own(orgId, id, widgets.lock);
}

/** Returns the same to look at. */
export function readOwnWidget(
  { widgets }: { widgets: Pick<Widgets, 'get'> },
  orgId: number,
  id: string,
): Promise<Widget> {
  return own(orgId, id, widgets.get);
}

async function own(orgId: number, id: string, find: Widgets['get']): Promise<Widget> {
  const widget = isIdentifier(id) ? await find(id.toLowerCase()) : undefined;
  if (widget?.orgId !== orgId) throw new Failure('notFound');
  return widget;
}
