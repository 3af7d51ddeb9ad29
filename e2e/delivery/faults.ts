/** What may happen to one request between a page and the service. */
export type Fault =
  /** Reset before the service saw it. */
  | { kind: 'lost' }
  /** The service acted; its answer is reset. */
  | { kind: 'unanswered' }
  /** The answer comes late. */
  | { kind: 'delayed'; milliseconds: number }
  /** The request itself is held back, so that later ones pass it; it arrives even if nobody waits for it any more. */
  | { kind: 'overtaken'; milliseconds: number }
  /** Delivered twice. */
  | { kind: 'doubled' }
  /** Refused by something in between; `acted`: after the service had acted. */
  | { kind: 'failed'; status: number; acted: boolean }
  | { kind: 'limited'; retryAfter: string }
  /** The connection ends in the middle of the answer. */
  | { kind: 'cut' }
  /** The page of a captive portal or of a proxy. */
  | { kind: 'portal'; status: number }
  /** Something in between, as the page's own service worker, answers 200 with JSON that is not the service's. */
  | { kind: 'foreign'; body: string }
  /** Nothing comes back until the line heals; `acted`: the service got it. */
  | { kind: 'frozen'; acted: boolean };

export const portalPage = '<!doctype html><title>Sign in to the network</title><p>Not found here.</p>';

type Random = () => number;

const drawn: ((random: Random) => Fault)[] = [
  () => ({ kind: 'lost' }),
  () => ({ kind: 'unanswered' }),
  (random) => ({ kind: 'delayed', milliseconds: upTo(random, 5_000) }),
  (random) => ({ kind: 'overtaken', milliseconds: upTo(random, 20_000) }),
  () => ({ kind: 'doubled' }),
  (random) => ({ kind: 'failed', status: oneOf(random, [500, 502, 503, 504]), acted: random() < 0.5 }),
  (random) => ({ kind: 'limited', retryAfter: oneOf(random, ['0', '1', '7', '3600', 'soon']) }),
  () => ({ kind: 'cut' }),
  (random) => ({ kind: 'portal', status: oneOf(random, [200, 403, 404, 406, 511]) }),
  (random) => ({ kind: 'foreign', body: oneOf(random, ['{}', '[]', '{"error":"offline"}']) }),
  (random) => ({ kind: 'frozen', acted: random() < 0.5 }),
];

/** A fault for that share of requests, each kind as often as the others. */
export function drawFault(random: Random, share: number): Fault | undefined {
  return random() < share ? oneOf(random, drawn)(random) : undefined;
}

/** The same numbers for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function oneOf<T>(random: Random, choices: readonly T[]): T {
  const chosen = choices[Math.floor(random() * choices.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from.');
  return chosen;
}

function upTo(random: Random, milliseconds: number): number {
  return Math.floor(random() * milliseconds);
}
