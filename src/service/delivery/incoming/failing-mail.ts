import type { ImapFlow } from 'imapflow';
import { Failure } from '../../domain/failure';

/** Of one mail, for faults that may pass. */
const mostTries = 3;
/** Latest mails, each of which shows that the server hands out others. */
const mostOthers = 10;

/** At which mail readings fail, and how often: one mail must not keep all others for ever. */
export function createFailingMail() {
  let failing = { uid: 0, tries: 0 };
  let looks = 0;
  let isAlone = false;

  function hasFailedOften(uid: number): boolean {
    failing = { uid, tries: failing.uid === uid ? failing.tries + 1 : 1 };
    return failing.tries >= mostTries;
  }

  return {
    isAt: (uid: number | undefined): boolean => failing.tries > 0 && failing.uid === uid,

    /** Sees whether the server hands out another mail, if the one that fails may be given up next. Throws where it does not. */
    async compare(client: ImapFlow, uids: readonly number[]): Promise<void> {
      isAlone = false;
      if (!uids.includes(failing.uid)) failing = { uid: 0, tries: 0 };
      if (failing.tries < mostTries - 1) return;
      const all = (await client.search({ all: true }, { uid: true })) || [];
      const others = all.filter((uid) => uid !== failing.uid).slice(-mostOthers);
      if (others.length === 0) return;
      looks += 1;
      const other = others.at(-1 - (looks % others.length));
      // Its body, since servers keep headers elsewhere.
      await client.fetchOne(String(other), { source: { start: 0, maxLength: 1 } }, { uid: true });
      isAlone = true;
    },

    /**
     * Whether it is given up for that fault. One of the service never is the mail's; one of the server is if it hands out others.
     */
    isGivenUp(uid: number, err: unknown, client: ImapFlow): boolean {
      if (err instanceof Failure && err.status >= 500) return false;
      const wasAlone = isAlone && failing.uid === uid;
      return hasFailedOften(uid) && (wasAlone || !isOfServer(err, client));
    },
  };
}

function isOfServer(err: unknown, client: ImapFlow): boolean {
  return !client.usable || 'responseStatus' in (Object(err) as object);
}
