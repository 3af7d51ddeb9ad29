import { randomUUID } from 'node:crypto';
import type { Change, PubSub } from '../../domain/ports';
import { gatherChanges } from '../gather-changes';
import type { Log } from '../log';
import type { NotificationFigures } from '../opened-store';
import { createHearing } from './hearing';
import type { Listener, Listening } from './listen';
import { createPresentInstances } from './present-instances';

/** Milliseconds. One NOTIFY with each insert would cost three quarters of the throughput. */
export const shortestGathering = 10;
/**
 * Milliseconds. Every commit that notifies takes a lock of the whole server, so that all instances together send about
 * 200 batches a second, however many there are.
 */
export const gatheringPerInstance = 5;
/** Until the others are told of changes that they missed, milliseconds. */
export const pauseAfterLoss = 1_000;
/** PostgreSQL takes a payload of less than 8,000 bytes. */
const longestPayload = 7_900;
const channel = 'chat_widget_changes';

interface Batch {
  from: string;
  changes: Change[];
}

export interface SharedPubSub extends PubSub {
  /** Whether changes by other instances are heard; otherwise they are looked for. */
  isHearing(): boolean;
  figures(): NotificationFigures;
  stop(): Promise<void>;
}

/** Changes of this process, published at once here, and gathered for the other instances, whose changes it publishes here. */
export function createSharedPubSub(
  here: PubSub,
  notify: (channel: string, payload: string) => Promise<void>,
  listen: (channel: string, listener: Listener) => Listening,
  log: Log,
): SharedPubSub {
  const from = randomUUID();
  const gathered = gatherChanges();
  const instances = createPresentInstances();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  let hasStopped = false;
  let batches = 0;
  let lost = 0;

  const hearing = createHearing({
    announce: () => notify(channel, format({ from, changes: [] })),
    answers: () => listening.answers(),
    look: () => here.publish({ kind: 'missed' }),
    log,
  });
  const listening = listen(channel, {
    onPayload(payload) {
      const batch = parseBatch(payload);
      if (!batch) return;
      instances.hear(batch.from);
      if (batch.from === from) hearing.heardItself();
      else batch.changes.forEach(here.publish);
    },
    onListening() {
      here.publish({ kind: 'missed' });
      hearing.check();
    },
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
        batches += 1;
      } catch (error) {
        isLost = true;
        lost += 1;
        log.warn({ err: error }, 'Changes for the other instances were lost; they look for themselves.');
      }
    }
    if (!isLost || hasStopped) return;
    gathered.add({ kind: 'missed' });
    sendAfter(pauseAfterLoss);
  }

  return {
    subscribe: here.subscribe,
    isHearing: hearing.isHearing,
    figures: () => ({ batches, lost, instances: instances.count() }),
    publish(change) {
      here.publish(change);
      gathered.add(change);
      sendAfter(Math.max(shortestGathering, gatheringPerInstance * instances.count()));
    },
    async stop() {
      hasStopped = true;
      hearing.stop();
      await sending;
      await send();
      await listening.stop();
    },
  };
}

function format(batch: Batch): string {
  return JSON.stringify(batch);
}

function formatBatches(from: string, changes: Change[]): string[] {
  const batch = format({ from, changes });
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
