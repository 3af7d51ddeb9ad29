import type { StoredChat } from '../../contract/storage/stored-chat';
import type { Chat } from '../conversation/chat';
import type { Farewells } from '../sending/farewells';
import { saveEnd } from './chat-store';
import type { Environment } from './environment';
import type { ConversationFile } from './files';

/** Farewells as soon as their code is here, which comes with the file of the conversation. */
export interface FarewellQueue extends Pick<Farewells, 'follow' | 'pending' | 'stop'> {
  /** The visitor ends a chat. */
  begin(caseId: string, chat: Chat | undefined): void;
  /** Does what has waited for the file. */
  flush(): void;
}

export function createFarewellQueue(
  environment: Environment,
  conversation: ConversationFile,
  onPending: (caseIds: string[]) => void,
): FarewellQueue {
  const { storage, uuid } = environment.browser;
  const waiting: ((farewells: Farewells) => void)[] = [];
  let farewells: Farewells | undefined;

  function flush() {
    const part = conversation.part.peek();
    if (!part || waiting.length === 0) return;
    farewells ??= part.createFarewells(environment, onPending);
    for (const fn of waiting.splice(0)) fn(farewells);
  }
  function run(fn: (farewells: Farewells) => void) {
    waiting.push(fn);
    conversation.start();
    flush();
  }

  return {
    flush,
    begin(caseId, chat) {
      const closing = saveEnd(storage, caseId, uuid());
      run((all) => all.begin(caseId, chat, closing));
    },
    follow: (stored: StoredChat) => run((all) => all.follow(stored)),
    pending: () => farewells?.pending() ?? [],
    stop: () => farewells?.stop(),
  };
}
