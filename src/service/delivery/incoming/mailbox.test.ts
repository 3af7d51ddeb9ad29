import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Clock } from '../../domain/ports';
import { createMailbox } from './mailbox';

/** A mailbox of 200 mails to reply addresses, on a server that may go on talking without an answer. */
const server = vi.hoisted(() => ({ isEndless: false }));
vi.mock('imapflow', () => ({
  ImapFlow: class {
    usable = true;
    mailbox = { uidValidity: 7n };
    end: (error: Error) => void = () => {};
    on() {}
    async connect() {}
    async getMailboxLock() {
      return { release() {} };
    }
    search({ uid }: { uid: string }) {
      if (server.isEndless) return new Promise((_resolve, reject) => (this.end = reject));
      const first = Number(uid.split(':')[0]);
      return Promise.resolve(Array.from({ length: 200 }, (_, at) => at + 1).filter((one) => one >= first));
    }
    async *fetch(uids: string) {
      for (const uid of uids.split(',').map(Number))
        yield { uid, size: 10, headers: Buffer.from(`To: reply+${uid}@x.example`) };
    }
    async logout() {}
    close() {
      this.usable = false;
      this.end(new Error('Closed.'));
    }
  },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function arrange() {
  let now = 0;
  const looked: string[] = [];
  const kept = { uidValidity: '', lastUid: 0 };
  const log = { info: vi.fn(), warn: vi.fn() };
  const mailbox = createMailbox(
    { imapUrl: 'imap://u:p@x.example', replyAddress: 'reply@x.example' },
    {
      mailboxes: {
        claim: async () => ({ ...kept }),
        advance: async (_name: string, _holder: string, to: typeof kept) => {
          Object.assign(kept, to);
          return true;
        },
        release: async () => {},
      } as never,
      mailTaking: {
        async admit(headers: string) {
          looked.push(headers.replace(/\D/g, ''));
          now += 10_000;
          return 'notOurs';
        },
      } as never,
      clock: { now: () => now, elapsed: () => now } as Clock,
      holder: 'this instance',
      log,
    },
  );
  return { mailbox, looked, log, elapsed: () => now };
}

test('mails that take long are read a few at a time, each once', async () => {
  const { mailbox, looked, elapsed } = arrange();
  for (let time = 1; looked.length < 200; time++) {
    const before = elapsed();
    await mailbox.read();
    expect(elapsed() - before).toBeLessThanOrEqual(40_000);
    expect(time).toBeLessThan(100);
  }
  expect(looked).toEqual(Array.from({ length: 200 }, (_, at) => String(at + 1)));
});

test('a server that never comes to an end is left after five minutes', async () => {
  const { mailbox, log } = arrange();
  server.isEndless = true;
  const reading = mailbox.read();
  await vi.advanceTimersByTimeAsync(301_000);
  await reading;
  server.isEndless = false;
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(mailbox.state().fault).toBe('Closed.');
});
