import type { StoredChat } from '../../contract/storage/stored-chat';
import type { Chat } from '../conversation/chat';
import type { Farewells } from '../sending/farewells';
import { saveEnd } from './chat-store';
import type { Environment } from './environment';
import type { FarewellFile } from './files';

/** Farewells as soon as their code is here. */
export interface FarewellQueue extends Pick<Farewells, 'follow' | 'pending' | 'stop'> {
  /** The visitor ends a chat. */
  begin(caseId: string, chat: Chat | undefined): void;
}

export function createFarewellQueue(
  environment: Environment,
  file: FarewellFile,
  onPending: (caseIds: string[]) => void,
): FarewellQueue {
  const { storage, uuid } = environment.browser;
  const begun: string[] = [];
  let farewells: Farewells | undefined;
  let isStopped = false;

  function run(act: (farewells: Farewells) => void) {
    const { createFarewells } = file.part.peek() ?? {};
    // The chat that ends here is forgotten once the service knows all of it, also where its page is done with the widget.
    if (isStopped && !farewells) return;
    if (createFarewells) act((farewells ??= createFarewells(environment, onPending)));
    // What is lost here is kept in the storage for the next page.
    else
      file.ready().then(
        () => run(act),
        () => undefined,
      );
  }

  return {
    begin(caseId, chat) {
      const closing = saveEnd(storage, caseId, uuid());
      begun.push(caseId);
      // At once: the chat may be taken away before the file is here.
      chat?.end(closing, () => run((all) => all.done(caseId)));
      run((all) => all.begin(caseId, chat !== undefined));
    },
    follow: (stored: StoredChat) => run((all) => all.follow(stored)),
    pending: () => farewells?.pending() ?? begun,
    stop() {
      isStopped = true;
      farewells?.stop();
    },
  };
}
