import { batch, computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { createChatClient } from '../../client/chat-client';
import type { InlineButton } from '../../contract/integrations/bots';
import { storagePrefix, storedMessagePrefix, type StoredChat } from '../../contract/storage/stored-chat';
import { parseStoredMessage, type StoredMessage } from '../../contract/storage/stored-message';
import { messageTypes, type PollResult } from '../../contract/chat/visitor-chat';
import { createAsking } from '../tabs/asking';
import { farewellLock } from './farewell';
import { ConnectionModel, type Connection } from './connection';
import { createVisitorOutbox, type Particulars } from './visitor-outbox';
import type { Environment } from '../session/environment';
import { createTypingPreview } from '../typing-preview/on-demand';
import { createTabLink } from '../tabs/tab-link';
import { TranscriptModel, type Transcript } from './transcript';

export interface Chat {
  transcript: Transcript;
  connection: Omit<Connection, 'answered' | 'failed' | 'stop'>;
  agentTyping: ReadonlySignal<boolean>;
  /** What stands in the composer. Kept across pages and tabs. */
  draft: ReadonlySignal<string>;
  /** Whether the visitor is asked something once it is over: only where somebody answered them. */
  offersFollowUp: ReadonlySignal<boolean>;
  /** Whether the first answer has come: before that the transcript may lack what agents said. */
  isLoaded: ReadonlySignal<boolean>;
  setDraft(text: string): void;
  send(): void;
  /** Sends what the visitor did not type in the composer. */
  say(text: string): void;
  /** Clicks a button that `botName` offered. */
  choose(button: InlineButton, botName: string): void;
  /** Text of the page: for the agent alone, or shown here alone. */
  sendText(text: string, to: 'agent' | 'visitor'): void;
  retry(key: string): void;
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
  onEnded(how: 'closed' | 'banned'): void;
  /** The first answer after a reload says that the chat was over already. */
  onFoundEnded(): void;
  /** The service knows no such chat; `unsent` is what it never got. */
  onGone(unsent: string): void;
}

/** One running chat: asks for messages, sends, and keeps the transcript. Begins at once. */
export const ChatModel = createModel<Chat, [Environment, StoredChat, { isRestored: boolean } & ChatEvents]>(
  (environment, stored, { isRestored, ...events }) => {
    const { caseId, seenIndex } = stored;
    const { browser, service, fire } = environment;
    const client = createChatClient(service);
    const transcript = new TranscriptModel(seenIndex);
    const connection = new ConnectionModel(browser);
    const draftKey = `${storagePrefix}${caseId}:draft`;
    const draft = signal(browser.storage.get(draftKey) ?? '');
    const agentTyping = signal(false);
    const showTyping = createTypingPreview(environment, caseId);
    const isLoaded = signal(!isRestored);
    const { isOver } = transcript;
    const { survey, transcriptEmail } = environment.settings;
    const offersFollowUp = computed(() => {
      const isAnswered = transcript.agent.value !== undefined;
      const isSetByAgent = transcript.followUp.value.survey !== undefined;
      return isAnswered && (survey.isOn || transcriptEmail.isOn || isSetByAgent);
    });
    const pageKey = `${storagePrefix}${caseId}:page`;
    /** The service tells what it has of the visitor's own, and takes each id once. */
    let isExact = stored.keyInPolls === true;
    let isEnding = false;
    let whenEmptied: () => void = () => {};
    let isReplay = isRestored;
    let isAtEnd = false;
    function isWatched() {
      return isAtEnd && browser.page.isVisible();
    }

    const link = createTabLink(browser.channel, caseId);
    const outbox = createVisitorOutbox({
      browser,
      client,
      caseId,
      isActive: false,
      latestIndex: transcript.latestIndex,
      onMessage(message, isUnkept) {
        transcript.putOwn(message, isUnkept);
        if (isUnkept) link.post({ kind: 'message', message });
      },
      onTaken(index) {
        if (index !== undefined) transcript.skip(index);
        connection.answered('sending');
        asking.tellConnection();
        asking.wake();
      },
      onFailure(retryIn) {
        connection.failed('sending', retryIn);
        asking.tellConnection(retryIn);
      },
      onGone: gone,
      onEmptied: () => whenEmptied(),
    });
    const asking = createAsking({
      browser,
      client,
      caseId,
      link,
      apiKey: stored.keyInPolls ? environment.service.apiKey : undefined,
      nextIndex: transcript.nextIndex,
      onAnswer: answered,
      onFailure(use, retryIn) {
        agentTyping.value = false;
        connection.failed(use, retryIn);
      },
      onTaken(use) {
        connection.answered(use);
        // Another tab got through: what the server asked this one to wait for is over.
        if (use === 'sending') outbox.tryNow();
      },
      onGone: gone,
      onLead(isLeading) {
        if (!isEnding) outbox.setActive(isLeading);
      },
      mayYield: () => isExact || !outbox.isSending(),
    });
    if (!isRestored) browser.tabStorage.set(pageKey, environment.visit().pageUrl);
    const undo = [
      browser.page.onVisible(sawEverything),
      link.on('message', ({ message }) => outbox.adopt(message)),
      browser.storage.onChange((key, value) => {
        if (key === draftKey) draft.value = value ?? '';
        const prefix = storedMessagePrefix(caseId);
        if (!key.startsWith(prefix)) return;
        const message = parseStoredMessage(value);
        if (message) outbox.follow(message);
        else outbox.drop(key.slice(prefix.length));
      }),
    ];

    function answered(result: PollResult) {
      const wasReplay = isReplay;
      isReplay = false;
      const wasOver = isOver.peek();
      const seenBefore = transcript.seenIndex.peek();
      const merged = batch(() => {
        isLoaded.value = true;
        agentTyping.value = result.agentTyping;
        for (const message of result.visitorMessages ?? []) outbox.confirm(message);
        return transcript.merge(result.messageList, { isWatched: isWatched(), isReplay: wasReplay });
      });
      if (result.visitorMessages) isExact = true;
      outbox.wake();
      if (wasReplay) tellPage();
      if (transcript.seenIndex.peek() !== seenBefore) events.onSeen(transcript.seenIndex.peek());
      if (!wasReplay) {
        for (const { author, text } of merged.messages) fire('ChatMessageReceived', author, text);
        if (merged.messages.length > 0) environment.alert();
        if (merged.goTo && browser.page.isVisible() && isWebAddress(merged.goTo)) browser.goTo(merged.goTo);
      }
      const phase = transcript.phase.peek();
      if (wasOver || !isOver.peek()) return;
      outbox.giveUp();
      stop();
      if (wasReplay) events.onFoundEnded();
      else events.onEnded(phase.kind === 'banned' ? 'banned' : 'closed');
    }

    /** Only where the service knows our additions: one that doesn't might show this. */
    function tellPage() {
      const { pageUrl } = environment.visit();
      if (!isExact || browser.tabStorage.get(pageKey) === pageUrl) return;
      browser.tabStorage.set(pageKey, pageUrl);
      outbox.add(pageUrl, { messageType: messageTypes.pageChange });
    }

    function sawEverything() {
      if (!isWatched()) return;
      const before = transcript.seenIndex.peek();
      transcript.markSeen();
      if (transcript.seenIndex.peek() !== before) events.onSeen(transcript.seenIndex.peek());
    }

    function gone() {
      if (isEnding) return whenEmptied();
      stop();
      const unsent = transcript.entries
        .peek()
        .filter((entry) => entry.kind === 'message' && entry.state === 'sending');
      events.onGone(unsent.map(({ text }) => text).join('\n'));
    }

    function stop() {
      asking.stop();
      if (!isEnding) outbox.stop();
      connection.stop();
      link.stop();
      agentTyping.value = false;
      for (const fn of undo.splice(0)) fn();
    }

    function setDraft(text: string) {
      draft.value = text;
      if (text) browser.storage.set(draftKey, text);
      else browser.storage.remove(draftKey);
      showTyping(text);
    }

    function say(text: string, particulars?: Particulars) {
      transcript.clearNewLine();
      asking.claim();
      outbox.add(text, particulars);
    }

    return {
      transcript,
      connection,
      agentTyping,
      draft,
      offersFollowUp,
      isLoaded,
      setDraft(text) {
        setDraft(text);
        asking.setTyping(text.trim() !== '');
      },
      send() {
        const text = draft.value.trim();
        if (!text || isOver.peek()) return;
        setDraft('');
        asking.sent();
        say(text);
        fire('ChatMessageSent', text);
      },
      say,
      choose({ text, id }, botName) {
        say(text, id ? { displayResponseId: id } : {});
        fire('InlineButtonClicked', { botName, buttonLabel: text, buttonValue: id ?? text });
        fire('ChatMessageSent', text);
      },
      sendText(text, to) {
        outbox.add(text, to === 'visitor' ? { state: 'shown' } : { messageType: messageTypes.agentOnly });
      },
      retry: outbox.retry,
      tryNow() {
        asking.tryNow();
        outbox.tryNow();
      },
      setWatched(next) {
        isAtEnd = next;
        sawEverything();
      },
      followSeen: (index) => transcript.markSeen(index),
      leaveNewLine: () => transcript.clearNewLine(),
      end(closing, onDone) {
        isEnding = true;
        stop();
        transcript.end();
        setDraft('');
        browser.tabStorage.remove(pageKey);
        let release: () => void = () => {};
        void browser.locks.hold(farewellLock(caseId), () => new Promise<void>((done) => (release = done)));
        whenEmptied = () => {
          outbox.stop();
          release();
          onDone();
        };
        outbox.adopt(closing);
        outbox.setActive(true);
      },
      stop,
    };
  },
);

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^/]/i.test(url);
}
