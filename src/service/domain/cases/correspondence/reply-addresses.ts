import { asciiAddress } from '../../outbox/ascii-address';
import type { Signing } from '../../ports';

/** Mails to it reach the mailbox that the service reads, with anything behind a `+` too. */
export interface ReplyAddresses {
  /** Returns where an answer to the mails of a thread goes. */
  of(thread: string): Promise<string>;
  /** Returns the thread of an address that was made here; `undefined` of any other. */
  read(address: string): Promise<string | undefined>;
  /** The same of the first such address in a text, such as the headers of a mail. */
  readIn(text: string): Promise<string | undefined>;
}

const threadLength = 25;
const markLength = 20;
const pattern = new RegExp(`^([0-9a-z]{${threadLength}})([0-9a-z]{${markLength}})$`);
const longestHost = 255;
const hostInText = /^@[^\s<>()[\],;:"]+/;
/** A mail that has more of them has none of ours, or is for nobody. */
const mostInText = 100;

/** Makes the name of a thread out of 128 random bits. Mail servers may write addresses in small letters, so it has no others. */
export function nameThread(uuid: string): string {
  return BigInt(`0x${uuid.replaceAll('-', '')}`)
    .toString(36)
    .padStart(threadLength, '0');
}

/** Gives each thread an address of its own, signed, so that nobody finds one by guessing. */
export function createReplyAddresses(
  given: string,
  signing: Pick<Signing, 'mark' | 'isMark'>,
): ReplyAddresses {
  const address = asciiAddress(given);
  const at = address.lastIndexOf('@');
  const [name, host] = [address.slice(0, at).toLowerCase(), address.slice(at + 1).toLowerCase()];

  async function threadOf(token: string): Promise<string | undefined> {
    const [, thread = '', mark = ''] = pattern.exec(token) ?? [];
    return thread && (await signing.isMark(mark, markedText(thread))) ? thread : undefined;
  }

  return {
    of: async (thread) =>
      `${address.slice(0, at)}+${thread}${await signing.mark(markedText(thread))}@${address.slice(at + 1)}`,
    async read(written) {
      const lower = asciiAddress(written.trim().toLowerCase());
      if (!lower.startsWith(`${name}+`) || !lower.endsWith(`@${host}`)) return undefined;
      return threadOf(lower.slice(name.length + 1, -host.length - 1));
    },
    async readIn(text) {
      const pieces = text.toLowerCase().split(`${name}+`, mostInText + 1);
      for (const piece of pieces.slice(1)) {
        const token = piece.slice(0, threadLength + markLength);
        const [atHost = ''] = hostInText.exec(piece.slice(token.length, token.length + longestHost)) ?? [];
        const thread = asciiAddress(atHost) === `@${host}` ? await threadOf(token) : undefined;
        if (thread !== undefined) return thread;
      }
      return undefined;
    },
  };
}

/** Says what for, so that the mark of another text is none of an address. */
function markedText(thread: string): string {
  return `reply address ${thread}`;
}
