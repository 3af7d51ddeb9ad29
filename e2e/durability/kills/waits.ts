import type { Visit } from '../../delivery/random/visit';
import type { ScreenMessage } from '../../delivery/world/visitor-tab';
import type { Cluster } from './cluster';

/** Milliseconds. */
const lookEvery = 25;

interface Looker {
  screen(): ScreenMessage[];
}

/**
 * Measures for how long anybody who looks at the chat waits for a message to be there and sent, not counting while nobody
 * can be served, nor while a person has to act before it goes out. What such a person did has an order of its own then.
 */
export function watchWaits(visit: Visit, cluster: Cluster, unanswered: () => string[]) {
  const saidAt = new Map<string, number>();
  let unordered = -1;
  const since = new WeakMap<Looker, number>();
  let worst = { milliseconds: 0, what: '', unanswered: [] as string[] };

  function look() {
    const now = performance.now();
    const servesSince = cluster.servesSince();
    const lookers = [...visit.tabs, ...visit.consoles.map(({ console }) => console)];
    const states = new Map(
      lookers.flatMap((looker) => looker.screen().map(({ text, state }) => [text, state])),
    );
    for (const written of [...visit.said, ...visit.answers]) {
      const { text } = written;
      // It has not left the text box, or was refused as a colleague has the chat: a person has to act.
      const isTheirTurn = !states.has(text) || states.get(text) === 'failed';
      if (isTheirTurn || !saidAt.has(text)) saidAt.set(text, now);
      // Until then, what they write elsewhere goes out before it.
      if (isTheirTurn) written.device = unordered--;
    }
    for (const [at, looker] of lookers.entries()) {
      if (!since.has(looker)) since.set(looker, now);
      const sent = new Set(looker.screen().flatMap(({ text, state }) => (state === 'sent' ? [text] : [])));
      for (const [text, said] of saidAt) {
        if (sent.has(text) || servesSince === undefined) continue;
        const milliseconds = now - Math.max(said, servesSince, since.get(looker) ?? now);
        const who = at < visit.tabs.length ? `tab ${at}` : `console ${at - visit.tabs.length}`;
        if (milliseconds > worst.milliseconds) {
          worst = { milliseconds, what: `${text} in ${who}`, unanswered: unanswered() };
        }
      }
    }
  }
  const timer = setInterval(look, lookEvery);
  return {
    worst: () => worst,
    stop: () => clearInterval(timer),
  };
}
