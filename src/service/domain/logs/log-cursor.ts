import type { Signing } from '../ports';
import type { LogScope } from './case-logs';

/**
 * Where an export goes on. First come the cases that had closed when it began (`upTo`), in the order in which they were
 * created; then those that have closed since, in the order in which they did. Neither order changes behind the cursor,
 * so nothing is skipped or repeated by what happens meanwhile.
 */
export interface LogCursor {
  scope: LogScope;
  upTo: number;
  /** The last exported case of the first kind; absent at the beginning. */
  created?: { createdAt: number; id: string };
  /** Number of the last exported case of the second kind, or `upTo` when all of the first kind are. */
  closed?: number;
}

export function signCursor(signing: Signing, cursor: LogCursor): Promise<string> {
  const { scope, upTo, created, closed } = cursor;
  const place = closed ?? (created ? [created.createdAt, created.id] : null);
  return signing.sign(
    JSON.stringify([scope.orgId, scope.widgetIds ?? null, scope.from, scope.before, upTo, place]),
  );
}

export async function verifyCursor(signing: Signing, signed: string): Promise<LogCursor | undefined> {
  const text = await signing.verify(signed);
  // Other texts are signed for other purposes.
  if (!text?.startsWith('[')) return undefined;
  const [orgId, widgetIds, from, before, upTo, place] = JSON.parse(text) as SignedCursor;
  const cursor: LogCursor = { scope: { orgId, from, before, ...(widgetIds ? { widgetIds } : {}) }, upTo };
  if (typeof place === 'number') cursor.closed = place;
  else if (place) cursor.created = { createdAt: place[0], id: place[1] };
  return cursor;
}

type SignedCursor = [
  orgId: number,
  widgetIds: string[] | null,
  from: number,
  before: number,
  upTo: number,
  place: number | [createdAt: number, id: string] | null,
];
