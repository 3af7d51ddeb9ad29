import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { IncomingMail, Taking } from '../../domain/cases/correspondence/incoming-mail';
import type { Clock } from '../../domain/ports';
import { startTestImapServer, type TestImapServer } from './test-imap-server';
import { createMailbox } from './mailbox';

let server: TestImapServer;
beforeEach(async () => {
  server = await startTestImapServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

/** Puts a mail to a reply address of its own into the mailbox. */
function put(uid: number, text = 'Thanks.', headers: string[] = []): void {
  const all = [
    'From: v@x.example',
    `To: reply+${uid}@x.example`,
    `Message-ID: <${uid}@x.example>`,
    ...headers,
  ];
  server.mails.set(uid, `${all.join('\r\n')}\r\n\r\n${text}\r\n`);
}

/** A mailbox whose mails take ten seconds to look at; `take` takes them. */
function arrange(take: (mail: IncomingMail) => Promise<Taking> = async () => ({ outcome: 'notOurs' })) {
  let now = 0;
  const looked: string[] = [];
  const kept = { uidValidity: '', lastUid: 0 };
  const log = { info: vi.fn(), warn: vi.fn() };
  const mailbox = createMailbox(
    { imapUrl: server.url, replyAddress: 'reply@x.example' },
    {
      mailboxes: {
        claim: async () => ({ ...kept }),
        advance: async (_name, _holder, to) => {
          Object.assign(kept, to);
          return true;
        },
        release: async () => {},
      },
      mailTaking: {
        async admit(headers) {
          looked.push(/reply\+(\d+)@/.exec(headers)?.[1] ?? '');
          now += 10_000;
          return 'admitted';
        },
        take,
        noteUnreadable: async () => {},
        async giveBack() {
          looked.pop();
        },
      },
      clock: { now: () => now, elapsed: () => now } as Clock,
      holder: 'this instance',
      log,
    },
  );
  return { mailbox, looked, kept, log, elapsed: () => now };
}

test('mails that take long are read a few at a time, each once', async () => {
  for (let uid = 1; uid <= 20; uid += 1) put(uid);
  const { mailbox, looked, elapsed } = arrange();
  for (let time = 1; looked.length < 20; time++) {
    const before = elapsed();
    await mailbox.read();
    expect(elapsed() - before).toBeLessThanOrEqual(40_000);
    expect(time).toBeLessThan(20);
  }
  expect(looked).toEqual(Array.from({ length: 20 }, (_, at) => String(at + 1)));
});

test('a server that never comes to an end is left after five minutes', async () => {
  put(1);
  const { mailbox, log } = arrange();
  let isAsked = false;
  server.instead = (command, socket) => {
    if (command !== 'UID SEARCH') return undefined;
    isAsked = true;
    const talking = setInterval(() => socket.write('* OK One moment.\r\n'), 20);
    socket.on('close', () => clearInterval(talking));
    return '';
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reading = mailbox.read();
  await vi.waitFor(() => expect(isAsked).toBe(true), 10_000);
  await vi.advanceTimersByTimeAsync(301_000);
  await reading;
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(mailbox.state().fault).toBeDefined();
});

test('of long headers little is fetched, and of few mails at once', async () => {
  const long = `X: ${'x'.repeat(990)}`;
  const headers = Array.from({ length: 2_000 }, () => long);
  for (let uid = 1; uid <= 12; uid += 1) put(uid, 'Thanks.', headers);
  const { mailbox, looked } = arrange();
  await mailbox.read();
  expect(looked).toEqual(['1', '2', '3']);
  expect(server.fetched[0]).toBeLessThan(10 * 510_000);
});

test('a mail that the service could not take is taken the next time, before those behind it', async () => {
  for (const uid of [1, 2]) put(uid);
  const taken: string[] = [];
  let faults = 1;
  const { mailbox, log } = arrange(async ({ messageId }) => {
    if (faults-- > 0)
      throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
    taken.push(messageId);
    return { outcome: 'taken', caseId: 'case' };
  });
  await mailbox.read();
  expect(taken).toEqual([]);
  await mailbox.read();
  expect(taken).toEqual(['<1@x.example>', '<2@x.example>']);
  expect(server.mails.size).toBe(0);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('one that it can never take keeps the others for no longer than three times', async () => {
  for (const uid of [1, 2]) put(uid);
  const taken: string[] = [];
  const { mailbox } = arrange(async ({ messageId }) => {
    if (messageId === '<1@x.example>') throw new Error('Never.');
    taken.push(messageId);
    return { outcome: 'taken', caseId: 'case' };
  });
  for (let times = 0; times < 3; times += 1) await mailbox.read();
  expect(taken).toEqual(['<2@x.example>']);
  expect([...server.mails.keys()]).toEqual([1]);
});

test.each<[string, RegExp, 'refuses' | 'ends']>([
  ['refuses the headers of', /^2 .*HEADER|,2,.*HEADER/, 'refuses'],
  ['ends the connection at', /^2 .*BODY\.PEEK\[\] ?/, 'ends'],
])('one mail that the server %s keeps none of the others', async (_what, refused, how) => {
  for (const uid of [1, 2, 3]) put(uid);
  const { mailbox, kept } = arrange(async () => ({ outcome: 'taken', caseId: 'case' }));
  server.instead = (command, socket, words) => {
    if (command !== 'UID FETCH' || !refused.test(words)) return undefined;
    if (how === 'ends') socket.destroy();
    return 'TAG NO The requested message could not be converted.\r\n';
  };
  for (let times = 0; times < 6; times += 1) await mailbox.read();
  expect([...server.mails.keys()]).toEqual([2]);
  expect([kept.lastUid, mailbox.state().fault]).toEqual([3, undefined]);
});

test('while the server hands out no mail at all, all wait', async () => {
  for (const uid of [1, 2]) put(uid);
  const { mailbox } = arrange(async () => ({ outcome: 'taken', caseId: 'case' }));
  server.instead = (command, _socket, words) =>
    command === 'UID FETCH' && !words.includes('HEADER') ? 'TAG NO [OVERQUOTA] Later.\r\n' : undefined;
  for (let times = 0; times < 8; times += 1) await mailbox.read();
  expect(mailbox.state().fault).toContain('Later.');
  server.instead = undefined;
  await mailbox.read();
  expect([...server.mails.keys()]).toEqual([]);
});

test('while the program that reads mails is not there they wait, and count for nothing', async () => {
  put(1);
  const { mailbox, looked } = arrange(async () => ({ outcome: 'taken', caseId: 'case' }));
  vi.stubEnv('ENGINE_PROGRAMS', 'file:///nowhere/');
  for (let times = 0; times < 4; times += 1) await mailbox.read();
  vi.unstubAllEnvs();
  expect(looked).toEqual([]);
  expect(mailbox.state().fault).toContain('Mails can’t be read now');
  await mailbox.read();
  expect([...server.mails.keys()]).toEqual([]);
});

test('a mail in its chat is deleted by the next reading if the connection ends during its deletion', async () => {
  for (const uid of [1, 2]) put(uid);
  const { mailbox } = arrange(async () => ({ outcome: 'taken', caseId: 'case' }));
  server.instead = (command, socket) => {
    if (command !== 'UID STORE') return undefined;
    server.instead = undefined;
    socket.destroy();
    return '';
  };
  await mailbox.read();
  expect(mailbox.state().fault).toBeDefined();
  await mailbox.read();
  expect([...server.mails.keys()]).toEqual([]);
});

test('a server that refuses to search is no empty mailbox', async () => {
  server.instead = (command) => (command === 'UID SEARCH' ? 'TAG NO Not now.\r\n' : undefined);
  const { mailbox } = arrange();
  await mailbox.read();
  expect(mailbox.state()).toEqual({ replyAddress: 'reply@x.example', fault: expect.any(String) });
});

test('one that the server refuses to delete delays no others', async () => {
  for (const uid of [1, 2]) put(uid);
  const { mailbox, kept, log } = arrange(async () => ({ outcome: 'taken', caseId: 'case' }));
  server.instead = (command) => (command === 'UID STORE' ? 'TAG NO Never.\r\n' : undefined);
  await mailbox.read();
  expect([kept.lastUid, log.warn.mock.calls.length]).toEqual([2, 2]);
});

test('mails that were renumbered are read from the first on, and one that is gone keeps no others', async () => {
  for (const uid of [4, 5, 6]) put(uid);
  const { mailbox, looked, kept } = arrange();
  await mailbox.read();
  server.uidValidity = 8;
  server.mails.clear();
  for (const uid of [1, 2]) put(uid);
  server.instead = (command) => {
    if (command === 'UID FETCH' && server.fetched.length === 5) server.mails.delete(1);
    return undefined;
  };
  await mailbox.read();
  expect(looked).toEqual(['4', '5', '6', '1', '2']);
  expect(kept).toMatchObject({ uidValidity: '8', lastUid: 2 });
});
