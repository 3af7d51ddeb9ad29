import { randomUUID } from 'node:crypto';
import type { Change, PubSub } from '../../domain/ports';
import { gatherChanges } from '../gather-changes';
import type { Log } from '../log';

/** Milliseconds. One NOTIFY with each insert would cost three quarters of the throughput. */
export const gatheringTime = 10;
/** Until the others are told of changes that they missed, milliseconds. */
export const pauseAfterLoss = 1_000;
/** PostgreSQL takes a payload of less than 8,000 bytes. */
const longestPayload = 7_900;
const channel = 'chat_widget_changes';

interface Batch {
  from: string;
  changes: Change[];
}

/** Changes of this process, published at once here, and gathered for the other instances, whose changes it publishes here. */
export function createSharedPubSub(
  here: PubSub,
  notify: (channel: string, payload: string) => Promise<void>,
  listen: (channel: string, onPayload: (payload: string) => void) => { stop(): Promise<void> },
  log: Log,
): PubSub & { stop(): Promise<void> } {
  const from = randomUUID();
  const gathered = gatherChanges();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  let hasStopped = false;

  const listener = listen(channel, (payload) => {
    const batch = parseBatch(payload);
    if (batch && batch.from !== from) batch.changes.forEach(here.publish);
  });

  function sendAfter(milliseconds: number): void {
    timer ??= setTimeout(() => {
      sending = sending.then(send);
    }, milliseconds);
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    let isLost = false;
    for (const batch of formatBatches(from, gathered.take())) {
      try {
        await notify(channel, batch);
      } catch (error) {
        isLost = true;
        log.warn({ err: error }, 'Changes for the other instances were lost; they look for themselves.');
      }
    }
    if (!isLost || hasStopped) return;
    gathered.add({ kind: 'missed' });
    sendAfter(pauseAfterLoss);
  }

  return {
    subscribe: here.subscribe,
    publish(change) {
      here.publish(change);
      gathered.add(change);
      sendAfter(gatheringTime);
    },
    async stop() {
      hasStopped = true;
      await sending;
      await send();
      await listener.stop();
    },
  };
}

function formatBatches(from: string, changes: Change[]): string[] {
  const batch = JSON.stringify({ from, changes } satisfies Batch);
  if (changes.length === 0) return [];
  if (Buffer.byteLength(batch) <= longestPayload) return [batch];
  if (changes.length === 1) return [];
  const middle = changes.length >> 1;
  return [...formatBatches(from, changes.slice(0, middle)), ...formatBatches(from, changes.slice(middle))];
}

function parseBatch(payload: string): Batch | undefined {
  try {
    const batch = JSON.parse(payload) as Batch;
    return typeof batch.from === 'string' && Array.isArray(batch.changes) ? batch : undefined;
  } catch {
    return undefined;
  }
}
