import type { ImapFlow } from 'imapflow';
import {
  isDeliveryReport,
  largestMail,
  largestReport,
  type Taking,
} from '../../domain/cases/correspondence/incoming-mail';
import type { Mailboxes, MailboxState } from '../../domain/cases/correspondence/mailboxes';
import type { ArrivedMail, MailTaking } from '../../domain/cases/correspondence/taking-mail';
import { Failure } from '../../domain/failure';
import type { Clock } from '../../domain/ports';
import { createFailingMail } from './failing-mail';
import { readMail } from './read-mail';

export interface MailboxConfig {
  /** `imap://` or `imaps://`, with user and password; its path is the folder. */
  imapUrl: string;
  /** What answers go to, without the mark of a thread. */
  replyAddress: string;
}

export interface MailboxPorts {
  mailboxes: Mailboxes;
  mailTaking: MailTaking;
  clock: Clock;
  /** Unique among the instances. */
  holder: string;
  log: { info(details: object, message: string): void; warn(details: object, message: string): void };
}

export interface Mailbox {
  /** Takes what has come since, or the beginning of it, unless another instance does. */
  read(): Promise<void>;
  state(): MailboxState;
}

interface FoundMail extends ArrivedMail {
  uid: number;
  /** Bytes. */
  size: number;
  isReport: boolean;
}

const leaseMs = 5 * 60_000;
/** Milliseconds, after which the rest is left for the next time, since strangers can send mails that take long. */
const readsFor = 30_000;
/** Milliseconds, after which the connection is closed, however much the server goes on saying. */
const longestConnection = 5 * 60_000;
/** Milliseconds of one reading, for which a mail server that hardly answers must not count as a fault of the service. */
export const longestReading = longestConnection + 60_000;
/** Few, since strangers can write long headers. */
const mailsAtOnce = 10;
/** Bytes. Of longer ones no mail is read, and no more is fetched. */
const longestHeaders = 500_000;
/** Bytes of a report, in which the headers of the mail that it is about have begun and ended. */
const beginningOfReport = 100_000;
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** Reads the mailbox that visitors answer to. It connects each time, since servers drop waiting connections silently. */
export function createMailbox({ imapUrl, replyAddress }: MailboxConfig, ports: MailboxPorts): Mailbox {
  const { mailboxes, mailTaking, clock, holder, log } = ports;
  const url = new URL(imapUrl);
  const folder = decodeURIComponent(url.pathname.slice(1)) || 'INBOX';
  const user = decodeURIComponent(url.username);
  const name = `${user}@${url.host}/${folder}`;
  const beginning = `${replyAddress.slice(0, replyAddress.lastIndexOf('@'))}+`.toLowerCase();
  let state: MailboxState = { replyAddress };
  const failing = createFailingMail();

  async function createClient(): Promise<ImapFlow> {
    const isSecure = url.protocol === 'imaps:';
    // The largest of the service's libraries, which most services don't need.
    const library = await import('imapflow');
    const client = new library.ImapFlow({
      host: url.hostname,
      port: Number(url.port) || (isSecure ? 993 : 143),
      secure: isSecure,
      auth: { user, pass: decodeURIComponent(url.password) },
      logger: false,
      disableAutoIdle: true,
      maxLiteralSize: 2 * largestMail,
      ...timeouts,
    });
    // What goes wrong also ends the call that waits for it.
    client.on('error', () => {});
    return client;
  }

  /** Of a report, with those of the mail that it returns: by them it is known among the many that are about no mail of ours. */
  async function headersOf(client: ImapFlow, { uid, headers, isReport }: FoundMail): Promise<string> {
    if (!isReport) return headers;
    const query = { source: { start: 0, maxLength: beginningOfReport } };
    const mail = await client.fetchOne(String(uid), query, { uid: true });
    return `${headers}\n${(mail && mail.source?.toString().toLowerCase()) || ''}`;
  }

  /** Returns whether the mail is deleted from the mailbox. What is in a case is: erasure does not reach the mailbox. */
  async function take(client: ImapFlow, found: FoundMail): Promise<boolean> {
    const { uid, size, arrivedAt } = found;
    const headers = await headersOf(client, found);
    const admission = await mailTaking.admit(headers);
    if (admission === 'notOurs') return false;
    if (admission === 'tooMany') return note({ outcome: 'refused', why: admission }, uid);
    if (size > largestMail) {
      log.warn({ uid, size }, 'A mail is too large. It stays in the mailbox.');
      return false;
    }
    const mail = await client.fetchOne(String(uid), { source: true }, { uid: true });
    if (!mail || !mail.source) return false;
    const parsed = await readMail(mail.source).catch(async (err: unknown) => {
      if (err instanceof Failure) {
        await mailTaking.giveBack(headers);
        throw err;
      }
      log.warn({ err, uid }, 'A mail could not be read. It stays in the mailbox.');
      return undefined;
    });
    if (parsed) return note(await mailTaking.take(parsed, { headers, arrivedAt }), uid);
    await mailTaking.noteUnreadable(headers);
    return false;
  }

  function note(taking: Taking, uid: number): boolean {
    if (taking.outcome === 'refused')
      log.info({ uid, why: taking.why }, 'A mail was not taken into its chat. It stays in the mailbox.');
    return taking.outcome === 'taken' || taking.outcome === 'repeated';
  }

  async function takeAndDelete(client: ImapFlow, mail: FoundMail): Promise<void> {
    const { uid } = mail;
    const mayGo = await take(client, mail);
    if (!mayGo || (await client.messageDelete(String(uid), { uid: true }))) return;
    // `messageDelete` does not throw if the connection ends. The next reading finds the mail in its chat and deletes it.
    if (!client.usable) throw new Error('The connection ended before a mail was deleted from the mailbox.');
    log.warn({ uid }, 'A mail that is in its chat could not be deleted from the mailbox.');
  }

  /** A fault leaves all for the next time, unless it is that of the one mail, which then keeps no others. */
  async function orGiveUp<Value>(
    client: ImapFlow,
    [uid, many]: [number, number],
    work: () => Promise<Value>,
  ) {
    if (!client.usable) throw new Error('The connection to the mail server ended.');
    try {
      return await work();
    } catch (err) {
      if (!failing.isGivenUp(uid, err, client) || many > 1) throw err;
      log.warn({ err, uid }, 'A mail could not be taken into its chat. It stays in the mailbox.');
      return undefined;
    }
  }

  /** Those of the mails that name an address like ours, or report what became of mails. */
  async function look(client: ImapFlow, uids: number[]): Promise<FoundMail[]> {
    const found: FoundMail[] = [];
    const query = {
      uid: true,
      size: true,
      internalDate: true,
      bodyParts: [{ key: 'HEADER', maxLength: longestHeaders }],
    };
    const mails = client.fetch(uids.join(), query, { uid: true });
    for await (const { uid, size = 0, internalDate, headers: bytes } of mails) {
      // Servers have none of a mail that has just gone.
      if (!Buffer.isBuffer(bytes)) continue;
      const headers = bytes.subarray(0, longestHeaders).toString().toLowerCase();
      const isReport = size <= largestReport && isDeliveryReport(headers);
      if (isReport || headers.includes(beginning))
        found.push({
          uid,
          size,
          headers,
          isReport,
          arrivedAt: Number(new Date(internalDate ?? clock.now())),
        });
    }
    return found.sort((a, b) => a.uid - b.uid);
  }

  async function readFrom(client: ImapFlow, kept: { uidValidity: string; lastUid: number }): Promise<void> {
    const { mailbox } = client;
    const uidValidity = mailbox ? String(mailbox.uidValidity) : '';
    const first = uidValidity === kept.uidValidity ? kept.lastUid + 1 : 1;
    const found = await client.search({ uid: `${first}:*` }, { uid: true });
    if (!found) throw new Error('The mail server refused to search the folder.');
    // `n:*` names the last mail even if it is before n.
    const uids = found.filter((uid) => uid >= first).sort((a, b) => a - b);
    const until = clock.elapsed() + readsFor;
    await failing.compare(client, uids);
    // One by one where it was at the first that the last reading failed, which may be any of several.
    const atOnce = failing.isAt(uids[0]) ? 1 : mailsAtOnce;
    for (let at = 0; at < uids.length && clock.elapsed() < until; at += atOnce) {
      const some = uids.slice(at, at + atOnce);
      const [uid = 0] = some;
      const mails = await orGiveUp(client, [uid, some.length], () => look(client, some));
      for (const mail of mails ?? []) {
        await orGiveUp(client, [mail.uid, 1], () => takeAndDelete(client, mail));
        // With each: some take seconds, and another instance would begin again with the first.
        if (!(await advance(uidValidity, mail.uid))) return;
        if (clock.elapsed() >= until) return;
      }
      if (!(await advance(uidValidity, some.at(-1) ?? 0))) return;
    }
  }

  /** False once another instance reads the mailbox. */
  function advance(uidValidity: string, lastUid: number): Promise<boolean> {
    return mailboxes.advance(name, holder, { uidValidity, lastUid, leaseUntil: clock.now() + leaseMs });
  }

  async function readAll(kept: { uidValidity: string; lastUid: number }): Promise<void> {
    const client = await createClient();
    const timer = setTimeout(() => client.close(), longestConnection);
    try {
      await client.connect();
      const lock = await client.getMailboxLock(folder);
      try {
        await readFrom(client, kept);
      } finally {
        lock.release();
      }
      await client.logout();
    } finally {
      clearTimeout(timer);
      client.close();
    }
  }

  return {
    async read() {
      const now = clock.now();
      const kept = await mailboxes.claim(name, { holder, now, until: now + leaseMs });
      if (!kept) return;
      try {
        await readAll(kept);
        state = { replyAddress, readAt: clock.now() };
      } catch (err) {
        const fault = describe(err);
        if (fault !== state.fault)
          log.warn({ err, mailbox: name }, 'The mailbox of answers could not be read.');
        state = { ...state, fault };
      } finally {
        await mailboxes.release(name, holder);
      }
    },
    state: () => state,
  };
}

/** The server's own words are those that an administrator can act on. */
function describe(err: unknown): string {
  const { message, responseText } = Object(err) as { message?: string; responseText?: string };
  return responseText ?? message ?? 'The mailbox could not be read.';
}
