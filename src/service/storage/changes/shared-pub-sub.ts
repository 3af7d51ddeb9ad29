import { randomUUID } from 'node:crypto';
import type { PubSub } from '../../domain/ports';
import type { Log } from '../log';
import type { NotificationFigures } from '../opened-store';
import type { ChangeChannel } from './change-channel';
import { beginningOf, formatBatches, formatSign } from './format-batches';
import { gatherChanges } from './gather-changes';
import { createHearing } from './hearing';
import { parseBatch } from './parse-batch';
import { createPresentInstances } from './present-instances';

/** Until the others learn of changes that they missed, milliseconds. */
export const pauseAfterLoss = 1_000;
/** For what one request changes to go together, milliseconds. */
export const shortestGathering = 2;
/** Between two looks at the database for what can’t be read, milliseconds. */
const betweenUnreadable = 3_000;

export interface SharedPubSub extends PubSub {
  /** Whether changes by other instances are heard; otherwise they are looked for. */
  isHearing(): boolean;
  figures(): NotificationFigures;
  stop(): Promise<void>;
}

/** Changes of this process, published at once here, and gathered for the other instances, whose changes it publishes here. */
export function createSharedPubSub(here: PubSub, channel: ChangeChannel, log: Log): SharedPubSub {
  const from = randomUUID();
  const ownBeginning = beginningOf(from);
  const gathered = gatherChanges();
  const instances = createPresentInstances();
  let timer: NodeJS.Timeout | undefined;
  let look: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  let hasStopped = false;
  let sentAt = -Infinity;
  let batches = 0;
  let lost = 0;

  const hearing = createHearing({
    announce: () => channel.send(formatSign(from)),
    answers: () => listening.answers(),
    look: () => here.publish({ kind: 'missed' }),
    channel,
    log,
  });
  const listening = channel.listen({
    onPayload(payload) {
      if (payload.startsWith(ownBeginning)) return hearMyself();
      const batch = parseBatch(payload);
      if (!batch) return;
      instances.hear(batch.from, batch.readsRows);
      batch.changes.forEach(here.publish);
    },
    onUnreadable() {
      look ??= setTimeout(() => {
        look = undefined;
        here.publish({ kind: 'missed' });
      }, betweenUnreadable).unref();
    },
    onListening() {
      here.publish({ kind: 'missed' });
      hearing.check();
    },
    onLost: () => hearing.check(),
  });

  if (channel.isApartFromDatabase) hearing.check();

  /** Without reading it all: it's a quarter of what four instances hear. */
  function hearMyself(): void {
    instances.hear(from, true);
    hearing.heardItself();
    // It may have ended between a commit and its publication.
    if (instances.takeLoss()) here.publish({ kind: 'missed' });
  }

  /** Soon where nothing was sent for a while: gathering is for many changes at once. */
  function untilNextBatch(): number {
    const next = sentAt + channel.gatheringTime(instances.count());
    return Math.max(shortestGathering, next - performance.now());
  }

  function sendAfter(milliseconds: number): void {
    timer ??= setTimeout(() => {
      sending = sending.then(send);
    }, milliseconds);
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    sentAt = performance.now();
    let isLost = false;
    const form = { longest: channel.longestPayload, asRows: instances.allReadRows() };
    for (const batch of formatBatches(from, gathered.take(), form)) {
      try {
        await channel.send(batch);
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
    instances: instances.count,
    isHearing: hearing.isHearing,
    figures: () => ({ batches, lost }),
    publish(change) {
      here.publish(change);
      gathered.add(change);
      // With each of thousands of changes a second, when it is known already costs more than to gather it.
      if (!timer) sendAfter(untilNextBatch());
    },
    async stop() {
      hasStopped = true;
      hearing.stop();
      clearTimeout(look);
      await sending;
      await send();
      await listening.stop();
    },
  };
}
