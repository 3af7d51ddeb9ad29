import { createVisitorChatClient } from '../../../src/client/visitor-chat-client';
import { storedMessageKey } from '../../../src/contract/storage/stored-chat';
import type { ChatServer } from './chat-server';
import type { VirtualTab } from './virtual-tab';

/** A tab that still runs version 0.1.0 of the widget, as far as the tabs beside it notice. */
export interface FormerTab {
  say(text: string): void;
}

/** Milliseconds until it tries again. */
const pause = 2_000;

/** It keeps each message in the form of that version before it sends it, one after the other until each is taken. */
export function createFormerTab({ browser }: VirtualTab, server: ChatServer, caseId: string): FormerTab {
  const { clock, network, storage } = browser;
  const service = { fetch: network.fetch, baseUrl: '', apiKey: server.apiKey, clock };
  const client = createVisitorChatClient(service);
  const queue: { id: string; text: string; at: number }[] = [];
  let lastAt = 0;

  function keep(message: object, id: string) {
    storage.set(storedMessageKey(caseId, id), JSON.stringify({ version: 1, after: -1, id, ...message }));
  }

  async function sendNext(): Promise<void> {
    const [next] = queue;
    if (!next) return;
    const { id, text } = next;
    try {
      const { index } = await client.send({ caseId, messageType: 1, messageBody: text, messageId: id });
      keep({ ...next, state: 'sent', index }, id);
      queue.shift();
      void sendNext();
    } catch {
      clock.after(pause, () => void sendNext());
    }
  }

  return {
    say(text) {
      lastAt = Math.max(clock.now(), lastAt + 1);
      const message = { id: browser.uuid(), text, at: lastAt };
      keep({ ...message, state: 'queued' }, message.id);
      if (queue.push(message) === 1) void sendNext();
    },
  };
}
