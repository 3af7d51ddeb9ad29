import { batch, computed, createModel, signal, type Model, type ReadonlySignal } from '@preact/signals-core';
import { startPollLoop } from '../../client/poll-loop';
import { createVisitorChatClient } from '../../client/visitor-chat-client';
import type { InlineButton } from '../../contract/bots';
import { storagePrefix, type StoredChat, storedMessagePrefix } from '../../contract/storage/stored-chat';
import { parseStoredMessage } from '../../contract/storage/stored-message';
import { messageTypes, type PollResult } from '../../contract/visitor-chat';
import { LineModel, type Line } from './line';
import { createOutbox, type Particulars } from './outbox';
import type { Environment } from '../session/environment';
import { sendQuietly } from '../session/send-quietly';
import { TranscriptModel, type Transcript } from './transcript';

export interface Chat {
  transcript: Transcript;
  line: Omit<Line, 'answered' | 'failed' | 'stop'>;
  agentTyping: ReadonlySignal<boolean>;
  /** What stands in the composer. Kept across pages of this tab. */
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
  /** Tells the service that the visitor ended the chat, and stops. */
  end(): void;
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

export type ChatOf = Model<Chat>;

/** One running chat: asks for messages, sends, and keeps the transcript. Begins at once. */
export const ChatModel = createModel<Chat, [Environment, StoredChat, { isRestored: boolean } & ChatEvents]>(
  (environment, { caseId, seenIndex }, { isRestored, ...events }) => {
    const { browser, service, fire } = environment;
    const client = createVisitorChatClient(service);
    const transcript = new TranscriptModel(seenIndex);
    const line = new LineModel(browser);
    const draftKey = `${storagePrefix}${caseId}:draft`;
    const draft = signal(browser.tabStorage.get(draftKey) ?? '');
    const agentTyping = signal(false);
    const isLoaded = signal(!isRestored);
    const { isOver } = transcript;
    const { survey, transcriptEmail } = environment.settings;
    const offersFollowUp = computed(() => {
      const isAnswered = transcript.agent.value !== undefined;
      const isSetByAgent = transcript.followUp.value.survey !== undefined;
      return isAnswered && (survey.isOn || transcriptEmail.isOn || isSetByAgent);
    });
    const pageKey = `${storagePrefix}${caseId}:page`;
    let isReplay = isRestored;
    let isAtEnd = false;
    function isWatched() {
      return isAtEnd && browser.page.isVisible();
    }

    const outbox = createOutbox({
      browser,
      client,
      caseId,
      latestIndex: transcript.latestIndex,
      onMessage: transcript.putOwn,
      onAnswered() {
        line.answered();
        loop.wake();
      },
      onFailure: line.failed,
      onGone: gone,
    });
    const loop = startPollLoop({
      ...browser,
      client,
      caseId,
      nextIndex: transcript.nextIndex,
      onAnswer: answered,
      onFailure(_, retryAt) {
        agentTyping.value = false;
        line.failed(retryAt);
      },
      onGone: gone,
    });
    if (!isRestored) browser.tabStorage.set(pageKey, environment.visit().pageUrl);
    const undo = [
      browser.page.onVisible(sawEverything),
      browser.storage.onChange((key, value) => {
        if (!key.startsWith(storedMessagePrefix(caseId))) return;
        const message = parseStoredMessage(value);
        if (message) outbox.follow(message);
      }),
    ];

    function answered(result: PollResult) {
      const wasReplay = isReplay;
      isReplay = false;
      const wasDown = line.state.peek().kind === 'down';
      const wasOver = isOver.peek();
      const seenBefore = transcript.seenIndex.peek();
      const merged = batch(() => {
        line.answered();
        isLoaded.value = true;
        agentTyping.value = result.agentTyping;
        return transcript.merge(result.messageList, { isWatched: isWatched(), isReplay: wasReplay });
      });
      if (wasDown) outbox.wake();
      if (wasReplay) tellPage(result);
      if (transcript.seenIndex.peek() !== seenBefore) events.onSeen(transcript.seenIndex.peek());
      if (!wasReplay) {
        for (const { author, text } of merged.messages) fire('ChatMessageReceived', author, text);
        if (merged.goTo && browser.page.isVisible() && isWebAddress(merged.goTo)) browser.goTo(merged.goTo);
      }
      const phase = transcript.phase.peek();
      if (wasOver || !isOver.peek()) return;
      outbox.giveUp();
      stop();
      agentTyping.value = false;
      if (wasReplay) events.onFoundEnded();
      else events.onEnded(phase.kind === 'banned' ? 'banned' : 'closed');
    }

    /** Servers that tell when something was said know our other additions too; one that doesn't might show this. */
    function tellPage(result: PollResult) {
      const { pageUrl } = environment.visit();
      if (!result.messageList.some(({ date }) => date !== undefined)) return;
      if (browser.tabStorage.get(pageKey) === pageUrl) return;
      browser.tabStorage.set(pageKey, pageUrl);
      const parameters = { caseId, messageType: messageTypes.pageChange, messageBody: pageUrl };
      client.send(parameters).catch(() => browser.tabStorage.remove(pageKey));
    }

    function sawEverything() {
      if (!isWatched()) return;
      const before = transcript.seenIndex.peek();
      transcript.markSeen();
      if (transcript.seenIndex.peek() !== before) events.onSeen(transcript.seenIndex.peek());
    }

    function gone() {
      stop();
      const unsent = transcript.entries
        .peek()
        .filter((entry) => entry.kind === 'message' && entry.state === 'sending');
      events.onGone(unsent.map(({ text }) => text).join('\n'));
    }

    function stop() {
      loop.stop();
      outbox.stop();
      line.stop();
      for (const fn of undo.splice(0)) fn();
    }

    function setDraft(text: string) {
      draft.value = text;
      if (text) browser.tabStorage.set(draftKey, text);
      else browser.tabStorage.remove(draftKey);
    }

    function say(text: string, particulars?: Particulars) {
      transcript.clearNewLine();
      outbox.add(text, particulars);
    }

    return {
      transcript,
      line,
      agentTyping,
      draft,
      offersFollowUp,
      isLoaded,
      setDraft(text) {
        setDraft(text);
        loop.setTyping(text.trim() !== '');
      },
      send() {
        const text = draft.value.trim();
        if (!text || isOver.peek()) return;
        setDraft('');
        loop.setTyping(false);
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
        const particulars = { messageBody: text, messageId: browser.uuid() };
        if (to === 'visitor') outbox.add(text, { state: 'shown' });
        else void sendQuietly(environment, { caseId, messageType: messageTypes.agentOnly, ...particulars });
      },
      retry: outbox.retry,
      tryNow() {
        loop.wake();
        outbox.wake();
      },
      setWatched(next) {
        isAtEnd = next;
        sawEverything();
      },
      followSeen: (index) => transcript.markSeen(index),
      leaveNewLine: () => transcript.clearNewLine(),
      end() {
        stop();
        outbox.giveUp();
        transcript.end();
        browser.tabStorage.remove(draftKey);
        browser.tabStorage.remove(pageKey);
        void sendQuietly(environment, { caseId, messageType: messageTypes.close });
      },
      stop,
    };
  },
);

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^/]/i.test(url);
}
