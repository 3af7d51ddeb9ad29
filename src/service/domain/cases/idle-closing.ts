import { longestRetryAfter } from '../../../contract/limits';
import type { CloseCase } from './case-closing';
import { caseTexts } from './case-texts';
import { eachDue } from '../shares/each-due';
import { createStallWatch } from '../shares/stall-watch';
import type { Directory } from '../widgets/directory';
import type { Cases, ChatCase } from './cases';
import type { CaseTables } from './tables';
import type { Clock } from '../ports';

const closedAtOnce = 100;
/** Milliseconds, after which the others wait for the next run: thousands may be due at once, as where a widget allows less. */
const longestRun = 30_000;
/** Milliseconds between two runs; more means that the process, its clock or the store paused meanwhile. */
const longestGap = 90_000;
/** Milliseconds after a pause in which visitors who are there are seen again, also where something on the way asked their pages to wait. */
const settlingTime = longestRetryAfter + 30_000;

/** Somebody came back since the case was found idle. */
class StillUsed extends Error {
  override name = 'StillUsed';
}

/**
 * Closes cases that were left alone for longer than their widget allows. After a start, a sleep, an outage or a step of
 * the clock it waits until the widgets that are still there have polled.
 */
export function createIdleClosing(ports: {
  cases: Pick<Cases, 'idle'>;
  directory: Pick<Directory, 'widget'>;
  clock: Clock;
  closeCase: CloseCase;
}) {
  const stalls = createStallWatch(ports.clock.now, longestGap);
  let settledAt = 0;

  return async function closeIdle(): Promise<void> {
    const now = ports.clock.now();
    if (stalls.hasStalled()) settledAt = now + settlingTime;
    if (now >= settledAt) await closeAll();
    stalls.noteRun();
  };

  async function closeAll(): Promise<void> {
    const until = ports.clock.elapsed() + longestRun;
    await eachDue({
      read: () => ports.cases.idle(ports.clock.now(), closedAtOnce),
      most: closedAtOnce,
      isTimeUp: () => ports.clock.elapsed() >= until,
      async work(chat) {
        const widget = await ports.directory.widget(chat.widgetId);
        const farewell = caseTexts.endedByIdling(widget?.idleMinutes ?? 15);
        await ports
          .closeCase(chat.id, 'idle', farewell, (tables) => lockIdle(tables, chat))
          .catch((error: unknown) => {
            if (!(error instanceof StillUsed)) throw error;
          });
      },
    });
  }
}

/** Others of the list were closed meanwhile, which may take long. */
async function lockIdle({ cases }: Pick<CaseTables, 'cases'>, found: ChatCase): Promise<void> {
  const chat = await cases.lock(found.id);
  if (!chat) return;
  const isSame = chat.lastEntryAt === found.lastEntryAt && chat.visitorSeenAt === found.visitorSeenAt;
  if (!isSame || chat.snoozedUntil !== undefined) throw new StillUsed();
}
