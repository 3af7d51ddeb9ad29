import { computed, createModel, type ReadonlySignal } from '@preact/signals-core';
import { splitMessage } from '../../contract/chat/split-message';
import { messageTypes } from '../../contract/chat/visitor-chat';
import type { StoredChat } from '../../contract/storage/stored-chat';
import type { StoredMessage } from '../../contract/storage/stored-message';
import type { Environment } from '../session/environment';
import { createChatLines } from './chat-lines';
import type { Connection } from './connection';
import { createDraft } from './draft';
import { createEnding } from '../sending/ending';
import { createPageChange } from './page-change';
import { createReceiver } from './receiver';
import { TranscriptModel, type Transcript } from '../transcript/transcript';
import type { Particulars } from '../sending/visitor-outbox';
import { createWatching } from './watching';

export interface Chat {
  transcript: Transcript;
  connection: Omit<Connection, 'answered' | 'failed' | 'stop'>;
  agentTyping: ReadonlySignal<boolean>;
  /** Highest index that an agent has read; `-1` for none. */
  readUpTo: ReadonlySignal<number>;
  /** What is in the composer. Kept across pages and tabs. */
  draft: ReadonlySignal<string>;
  /** What the service never got, and what is half written. */
  unsent(): string;
  /** Whether the visitor is asked something once it is over: only where somebody answered them. */
  offersFollowUp: ReadonlySignal<boolean>;
  /** Whether the first answer has come: before that the transcript may lack what agents said. */
  isLoaded: ReadonlySignal<boolean>;
  setDraft(text: string): void;
  send(): void;
  /** Sends a text in messages that the service takes; `isReported`: the page hears of each. */
  say(text: string, isReported?: boolean, particulars?: Particulars): void;
  /** Text of the page, in messages that the service takes: for the agent alone, or shown here alone. */
  sendText(text: string, to: 'agent' | 'visitor'): void;
  retry(key: string): void;
  /** Takes back a message that was not sent. */
  remove(key: string): void;
  /** Tries to reach the service now. */
  tryNow(): void;
  /** Whether the visitor looks at the end of the transcript. */
  setWatched(isWatched: boolean): void;
  /** Another tab has seen that much. */
  followSeen(index: number): void;
  leaveNewLine(): void;
  /** The visitor ends it: what is kept goes out yet, `closing` last; then `onDone` runs. */
  end(closing: StoredMessage, onDone: () => void): void;
  stop(): void;
}

export interface ChatEvents {
  onSeen(index: number): void;
  /** The chat ended while the visitor was here. */
  onEnded(isBanned: boolean): void;
  /** The first answer after a reload says that the chat was over already; `unsent` as in {@link Chat}. */
  onFoundEnded(unsent: string): void;
  /** The service knows no such chat. */
  onGone(): void;
}

/** One running chat: polls, sends, and keeps the transcript. Begins at once. */
export const ChatModel = createModel<Chat, [Environment, StoredChat, { isRestored: boolean } & ChatEvents]>(
  (environment, stored, { isRestored, ...events }) => {
    const { caseId, seenIndex } = stored;
    const { browser, fire, settings } = environment;
    const transcript = new TranscriptModel(seenIndex);
    const { isOver, phase } = transcript;
    const draft = createDraft(environment, caseId);
    const watching = createWatching(transcript, browser.page, events.onSeen);
    const pageChange = createPageChange(environment, caseId);
    if (!isRestored) pageChange.begin();
    const parts = { environment, stored, transcript };
    const receiver = createReceiver({ ...parts, isRestored, watching, pageChange });
    const { agentTyping, readUpTo, isLoaded } = receiver;
    const ending = createEnding(browser, caseId);
    const lines = createChatLines({
      ...parts,
      isExact: receiver.isExact,
      isEnding: ending.hasBegun,
      onAnswer(result) {
        const wasOver = isOver.peek();
        const isReplay = receiver.receive(result, outbox);
        if (wasOver) return;
        if (!isOver.peek()) return outbox.restore();
        outbox.giveUp();
        stop();
        if (isReplay) events.onFoundEnded(unsent());
        else events.onEnded(phase.peek().kind === 'banned');
      },
      onFailure() {
        agentTyping.value = false;
      },
      onGone() {
        if (ending.hasBegun()) return ending.finish();
        stop();
        events.onGone();
      },
      onEmptied: ending.finish,
    });
    const { outbox, polling, connection } = lines;

    function unsent() {
      const { entries } = transcript;
      const own = entries
        .peek()
        .filter((entry) => entry.kind === 'message' && entry.isOwn && entry.state !== 'sent');
      return [...own.map(({ text }) => text), draft.text.peek()].join('\n').trim();
    }

    function stop() {
      lines.stop();
      if (!ending.hasBegun()) outbox.stop();
      agentTyping.value = false;
      watching.stop();
      draft.stop();
      receiver.stop();
    }

    function add(text: string, isReported?: boolean, particulars?: Particulars) {
      for (const message of splitMessage(text)) {
        outbox.add(message, particulars);
        if (isReported) fire('ChatMessageSent', message);
      }
    }
    function say(...what: Parameters<typeof add>) {
      transcript.clearNewLine();
      polling.claim();
      add(...what);
    }

    return {
      transcript,
      connection,
      agentTyping,
      readUpTo,
      draft: draft.text,
      unsent,
      offersFollowUp: computed(() => offersFollowUp(transcript, settings)),
      isLoaded,
      setDraft(text) {
        draft.set(text);
        polling.setTyping(text.trim() !== '');
      },
      send() {
        const text = draft.text.value;
        if (!text.trim() || isOver.peek()) return;
        draft.set('');
        polling.sent();
        say(text, true);
      },
      say,
      sendText(text, to) {
        add(text, false, to === 'visitor' ? { state: 'shown' } : { messageType: messageTypes.agentOnly });
      },
      retry: outbox.retry,
      remove: outbox.remove,
      tryNow() {
        polling.tryNow();
        outbox.tryNow();
      },
      setWatched: watching.setAtEnd,
      followSeen: transcript.markSeen,
      leaveNewLine: transcript.clearNewLine,
      end(closing, onDone) {
        ending.begin(outbox, closing, onDone);
        stop();
        transcript.end();
        draft.set('');
        pageChange.forget();
      },
      stop,
    };
  },
);

/** Only where somebody has answered is the visitor asked about it. */
function offersFollowUp({ agent, followUp }: Transcript, settings: Environment['settings']): boolean {
  const isSetByAgent = followUp.value.survey !== undefined;
  const isWanted = settings.survey.isOn || settings.transcriptEmail.isOn || isSetByAgent;
  return agent.value !== undefined && isWanted;
}
