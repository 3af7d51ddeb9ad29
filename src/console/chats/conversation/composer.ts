import { computed, createModel, type ReadonlySignal } from '@preact/signals-core';
import { splitMessage } from '../../../contract/chat/split-message';
import type { ConsoleClient } from '../../../client/console-client';
import type { UnsentMark } from '../inbox/case-order';
import { DraftsModel } from './kept-writing';
import { AgentOutboxModel, type AgentOutboxParts, type Fault, type UnsentAnswer } from './agent-outbox';
import type { ConsoleBrowser } from '../../../browser/browser';
import { createTypingIndicator } from './typing-indicator';

export interface Composer {
  /** What is written for the open case and not sent yet. */
  draft: ReadonlySignal<string>;
  /** What was sent in the open case and the service has not confirmed. */
  unsent: ReadonlySignal<readonly UnsentAnswer[]>;
  /** Message ids of those that were refused. */
  refused: ReadonlySignal<ReadonlySet<string>>;
  /** By case: what is written there and was not sent. */
  marks: ReadonlySignal<ReadonlyMap<string, UnsentMark>>;
  /** Why they do not go out. */
  fault: ReadonlySignal<Fault | undefined>;
  write(text: string): void;
  /** Writes it behind what is written in a case. */
  put(caseId: string, text: string): void;
  send(): void;
  /** Sends what was refused in a case, and then, if wanted, what is written there, whichever is open by then. */
  sendIn(caseId: string, withDraft: boolean): void;
  /** Sends what was not written in the box. */
  say(caseId: string, text: string): void;
  retry(): void;
  /** Takes back what was not sent in the open case. */
  remove(messageId: string): void;
  /** Of what was not sent in the open case. */
  textOf(messageId: string): string;
  /** Whether every answer in that case, or in all, is sent. One that waits until the agent is online again is not. */
  isEmpty(caseId?: string): boolean;
  stopTyping(): void;
  /** The line is back. */
  resume(): void;
  start(): void;
  stop(): void;
}

export interface ComposerParts {
  client: ConsoleClient;
  browser: ConsoleBrowser;
  /** What the keys of this browser's storage begin with. */
  keys: { draft: string; unsent: string };
  caseId: ReadonlySignal<string | undefined>;
  deliver: AgentOutboxParts['deliver'];
  /** Shows the visitor that something is being written; absent: nothing is shown. */
  setTyping?(caseId: string, isTyping: boolean): Promise<void>;
}

/** Writing and sending answers, or notes, in the open case: each with drafts and a queue of its own. */
export const ComposerModel = createModel((parts: ComposerParts): Composer => {
  const { client, browser, keys, caseId, deliver, setTyping } = parts;
  const drafts = new DraftsModel(browser.storage, keys.draft);
  const outbox = new AgentOutboxModel({
    client,
    browser,
    storagePrefix: keys.unsent,
    deliver,
  });
  let unfollow: () => void = () => {};
  let reported = Promise.resolve();
  const typing = createTypingIndicator(browser.clock, (id, isTyping) => {
    // One after the other: an end that overtook its beginning would leave the visitor watching dots. What is lost
    // here, the next keystroke reports again.
    reported = reported.then(() => setTyping?.(id, isTyping)).catch(() => {});
  });
  const unsent = computed(() => outbox.unsent.value.filter((one) => one.caseId === caseId.value));
  function sendDraft(id: string) {
    const text = drafts.texts.value.get(id)?.trim();
    if (!text) return;
    drafts.write(id, '');
    typing.stopped();
    for (const message of splitMessage(text)) outbox.send(id, message);
  }

  return {
    draft: computed(() => drafts.texts.value.get(caseId.value ?? '') ?? ''),
    unsent,
    refused: computed(
      () => new Set(unsent.value.filter(({ state }) => state === 'refused').map((one) => one.messageId)),
    ),
    marks: computed(() => {
      const marks = new Map<string, UnsentMark>();
      for (const [id, text] of drafts.texts.value) if (text.trim()) marks.set(id, 'draft');
      for (const one of outbox.unsent.value) if (one.state === 'refused') marks.set(one.caseId, 'notSent');
      return marks;
    }),
    fault: computed(() => outbox.faults.value.get(caseId.value ?? '')),
    write(text) {
      if (caseId.value === undefined) return;
      drafts.write(caseId.value, text);
      if (text.trim()) typing.typed(caseId.value);
      else typing.stopped();
    },
    put(id, text) {
      const written = drafts.texts.value.get(id);
      if (text) drafts.write(id, written ? `${written}\n${text}` : text);
    },
    send: () => sendDraft(caseId.value ?? ''),
    sendIn(id, withDraft) {
      outbox.retry(id);
      if (withDraft) sendDraft(id);
    },
    say: outbox.send,
    retry() {
      if (caseId.value !== undefined) outbox.retry(caseId.value);
    },
    remove(messageId) {
      if (caseId.value !== undefined) outbox.remove(caseId.value, messageId);
    },
    textOf: (id) => unsent.value.find(({ messageId }) => messageId === id)?.text ?? '',
    isEmpty: outbox.isEmpty,
    stopTyping: typing.stopped,
    resume: outbox.resume,
    start() {
      unfollow();
      unfollow = drafts.follow();
      outbox.start();
    },
    stop() {
      typing.stopped();
      unfollow();
      outbox.stop();
    },
  };
});
