import { createChatClient } from '../../client/chat-client';
import type { Environment } from '../session/environment';
import { farewellLock } from './farewell-lock';
import { createVisitorOutbox } from './visitor-outbox';

export interface FarewellOptions {
  environment: Environment;
  caseId: string;
  /** The service knows all of it. */
  onDone(): void;
}

/** Brings what is kept of a chat that the visitor has left to the service, its end last. Answers its undo. */
export function sayFarewell({ environment, caseId, onDone }: FarewellOptions): () => void {
  const { browser, service } = environment;
  let isDone = false;

  function finish() {
    if (isDone || !outbox.isEmpty()) return;
    isDone = true;
    outbox.stop();
    onDone();
  }
  const outbox = createVisitorOutbox({
    browser,
    client: createChatClient(service),
    caseId,
    lock: farewellLock(caseId),
    latestIndex: () => -1,
    onMessage: () => {},
    onTaken: () => {},
    onFailure: () => {},
    onEmptied: finish,
    onGone() {
      outbox.giveUp();
      finish();
    },
  });
  // Perhaps another tab has said it already.
  queueMicrotask(finish);
  return outbox.stop;
}
