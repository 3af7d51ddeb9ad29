import { batch, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { PollResult } from '../../contract/chat/visitor-chat';
import type { StoredChat } from '../../contract/storage/stored-chat';
import type { Environment } from '../session/environment';
import type { PageChange } from './page-change';
import type { Merged, Transcript } from '../transcript/transcript';
import type { VisitorOutbox } from '../sending/visitor-outbox';
import type { Watching } from './watching';

export interface ReceiverOptions {
  environment: Environment;
  stored: StoredChat;
  isRestored: boolean;
  transcript: Transcript;
  watching: Watching;
  pageChange: PageChange;
}

/** Takes what polls bring. */
export interface Receiver {
  agentTyping: Signal<boolean>;
  /** Highest index that an agent has read; `-1` for none. */
  readUpTo: ReadonlySignal<number>;
  isLoaded: ReadonlySignal<boolean>;
  /** Whether the service reports the visitor's own messages, and takes each id once. */
  isExact(): boolean;
  /** Returns whether the result is the history of a chat that ran before this page, or while the browser kept it. */
  receive(result: PollResult, outbox: VisitorOutbox): boolean;
  stop(): void;
}

export function createReceiver(options: ReceiverOptions): Receiver {
  const { environment, stored, isRestored, transcript, watching, pageChange } = options;
  const { browser, fire } = environment;
  const agentTyping = signal(false);
  const readUpTo = signal(-1);
  const isLoaded = signal(!isRestored);
  let isExact = stored.keyInPolls === true;

  function report({ messages, goTo }: Merged) {
    for (const { author, text } of messages) fire('ChatMessageReceived', author, text);
    if (messages.length > 0) environment.alert();
    if (goTo && browser.page.isVisible() && isWebAddress(goTo)) browser.goTo(goTo);
  }

  return {
    agentTyping,
    readUpTo,
    isLoaded,
    isExact: () => isExact,
    // What was said meanwhile was told by the pages on which the visitor was.
    stop: browser.page.onReturn(() => {
      isLoaded.value = false;
    }),
    receive(result, outbox) {
      const isReplay = !isLoaded.peek();
      const merged = watching.report(() =>
        batch(() => {
          isLoaded.value = true;
          agentTyping.value = result.agentTyping;
          readUpTo.value = result.readUpTo ?? readUpTo.value;
          for (const message of result.visitorMessages ?? []) outbox.confirm(message);
          const found = transcript.merge(result.messageList, { isWatched: watching.isWatched(), isReplay });
          skipHidden(transcript, result);
          return found;
        }),
      );
      if (result.visitorMessages) isExact = true;
      outbox.wake();
      if (!isReplay) report(merged);
      // A service that doesn't know our additions might show the page as a message.
      else if (isExact) pageChange.report(outbox);
      return isReplay;
    },
  };
}

/** What the service leaves out before the visitor's last message is only what the page sent to agents. */
function skipHidden(transcript: Pick<Transcript, 'nextIndex' | 'skip'>, { visitorMessages }: PollResult) {
  const last = visitorMessages?.at(-1)?.index ?? -1;
  while (transcript.nextIndex() < last) transcript.skip(transcript.nextIndex());
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^/]/i.test(url);
}
