import { Failure } from '../failure';
import { createFairQueue } from '../shares/fair-queue';

/** Fewer than the connections that are kept for what each page view asks. */
const limits = { atOnce: 2, atOncePerShare: 1, mostWaiting: 1_000 };
const tryAgainIn = 2_000;

/** Reads something of a widget once for all who ask before it is read; of an organisation one widget at a time. */
export function createReadForAll<Value>(
  read: (widgetId: string) => Promise<Value>,
): (widget: { id: string; orgId: number }) => Promise<Value> {
  const reading = createFairQueue({ ...limits, refusal: () => new Failure('busy', undefined, tryAgainIn) });
  const waiting = new Map<string, Promise<Value>>();

  return ({ id, orgId }) => {
    const known = waiting.get(id);
    if (known) return known;
    let hasBegun = false;
    const value = reading
      .inTurn({ share: String(orgId) }, () => {
        hasBegun = true;
        waiting.delete(id);
        return read(id);
      })
      .catch((error: unknown) => {
        // Refused before it was its turn.
        if (!hasBegun) waiting.delete(id);
        throw error;
      });
    if (!hasBegun) waiting.set(id, value);
    return value;
  };
}
