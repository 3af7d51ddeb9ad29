import type { Browser } from '../../browser/browser';
import { readRecord } from '../../browser/read-record';
import { storagePrefix } from '../../contract/storage/stored-chat';
import type { FormValues } from '../forms/form-field';

/** A start that may have reached the service: kept across pages and tabs, so that one sent twice starts one chat. */
export interface PendingStart {
  /** Makes a repeat harmless. */
  id: string;
  email: string;
  /** What was asked. */
  message: string;
  isOffline: boolean;
  /** Epoch milliseconds. */
  at: number;
}

type StartBrowser = Pick<Browser, 'storage' | 'clock' | 'uuid' | 'locks'>;

/** Milliseconds; later, nobody means the same by it. */
const forgottenAfter = 3_600_000;
/** Milliseconds: a tab that hangs in the middle of its start holds up no other. */
const patience = 3_000;

/** The start that is under way, where this is another try of it; else a new one. */
export function keepStart(
  { storage, clock, uuid }: StartBrowser,
  widgetId: string,
  { email, message }: FormValues,
  /** `isExact`: the service takes each id once. */
  { isOffline, isExact }: { isOffline: boolean; isExact: boolean },
): PendingStart {
  const pending = readRecord<PendingStart>(storage, keyOf(widgetId));
  const isAnotherTry =
    pending.id !== undefined &&
    pending.email === email &&
    pending.isOffline === isOffline &&
    (pending.message === message || (isExact && !isOffline)) &&
    Math.abs(clock.now() - (pending.at ?? 0)) < forgottenAfter;
  if (isAnotherTry) return pending as PendingStart;
  const start = { id: uuid(), email, message, isOffline, at: clock.now() };
  storage.set(keyOf(widgetId), JSON.stringify(start));
  return start;
}

export function forgetStart({ storage }: StartBrowser, widgetId: string): void {
  storage.remove(keyOf(widgetId));
}

/** Runs `work` while no other tab starts a chat of that widget. */
export function startAlone(
  { locks, clock }: StartBrowser,
  widgetId: string,
  work: () => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let running: Promise<void> | undefined;
    function begin() {
      cancel();
      running ??= work();
      running.then(resolve, reject);
      return running;
    }
    const cancel = clock.after(patience, () => void begin().catch(() => undefined));
    locks.hold(keyOf(widgetId), begin).catch(reject);
  });
}

function keyOf(widgetId: string): string {
  return `${storagePrefix}${widgetId}:start`;
}
