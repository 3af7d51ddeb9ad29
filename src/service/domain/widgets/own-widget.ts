import { Failure } from '../failure';
import { isIdentifier } from './directory';
import type { Widget, Widgets } from './widgets';

/** A widget of that organisation, which nobody else changes until the transaction ends; another's is not there. */
export async function lockOwnWidget(
  { widgets }: { widgets: Pick<Widgets, 'lock'> },
  orgId: number,
  id: string,
): Promise<Widget> {
  const widget = isIdentifier(id) ? await widgets.lock(id.toLowerCase()) : undefined;
  if (widget?.orgId !== orgId) throw new Failure('notFound');
  return widget;
}
