import { Failure } from '../failure';
import type { Timer } from '../ports';

/** Milliseconds between two tries. */
const pauses = [500, 1_500, 4_000, 9_000];
/** Of an outage the last pause is repeated for three minutes: a database that fails over is back by then, and no lease lasts longer. */
const mostTries = 22;

/**
 * Keeps what came of a try also where the database is back in a moment only, or takes too long for a statement: what nobody recorded is
 * sent again. A refusal stays one.
 */
export async function throughOutages<Value>(timer: Timer, work: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const pause = pauses[tries] ?? (mayPass(error) && tries < mostTries ? pauses.at(-1) : undefined);
      if (pause === undefined || (error instanceof Failure && !mayPass(error))) throw error;
      await new Promise<void>((resolve) => void timer.after(pause, resolve));
    }
  }
}

export function isOutage(error: unknown): boolean {
  return error instanceof Failure && error.reason === 'outage';
}

function mayPass(error: unknown): boolean {
  return isOutage(error) || (error instanceof Failure && error.reason === 'diskFull');
}
