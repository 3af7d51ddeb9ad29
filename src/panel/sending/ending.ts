import type { Browser } from '../../browser/browser';
import type { StoredMessage } from '../../contract/storage/stored-message';
import { farewellLock } from './farewell-lock';
import type { VisitorOutbox } from './visitor-outbox';

/** The end of a chat by the visitor: what is kept of it goes out first, whichever tab leads. */
export interface Ending {
  hasBegun(): boolean;
  begin(outbox: VisitorOutbox, closing: StoredMessage, onDone: () => void): void;
  /** Nothing is left to send. */
  finish(): void;
}

export function createEnding({ locks }: Pick<Browser, 'locks'>, caseId: string): Ending {
  let hasBegun = false;
  let finish: () => void = () => {};
  let release: () => void = () => {};
  return {
    hasBegun: () => hasBegun,
    begin(outbox, closing, onDone) {
      hasBegun = true;
      const name = farewellLock(caseId);
      void locks.hold(name, () => new Promise<void>((done) => (release = done)));
      finish = () => {
        outbox.stop();
        release();
        onDone();
      };
      outbox.adopt(closing);
      outbox.setActive(true);
    },
    finish: () => finish(),
  };
}
