import type { PollResult } from '../contract/chat/visitor-chat';
import type { ChatClient } from './chat-client';
import type { Clock } from './clock';
import { createPollPace } from './poll-pace';
import type { RequestFailure } from './request';
import { createSingleRequest } from './single-request';
import { createTypingState } from './typing-state';

/** What the loop needs of a page; the widget's `Browser` fits. */
export interface PollLoopBrowser {
  clock: Clock;
  network: { on(event: 'online' | 'offline', fn: () => void): () => void };
  page: {
    isVisible(): boolean;
    onVisible(fn: () => void): () => void;
    onLeave(fn: () => void): () => void;
    onReturn(fn: () => void): () => void;
  };
  random(): number;
}

export interface PollLoopOptions extends PollLoopBrowser {
  client: Pick<ChatClient, 'poll'>;
  caseId: string;
  /** Sent in the address: where the service takes it there, which then also holds polls. */
  apiKey?: string | undefined;
  /** First index not known yet. */
  nextIndex(): number;
  /** `from`: the index that was polled from. */
  onAnswer(result: PollResult, from: number): void;
  /** No usable answer came; the next try is in `retryIn` milliseconds. */
  onFailure(failure: RequestFailure, retryIn: number): void;
  /** The server knows no such chat: the loop has stopped. */
  onGone(): void;
}

export interface PollLoop {
  /** The visitor writes: sent at once, and forgotten a few seconds after it was last said. */
  setTyping(isTyping: boolean): void;
  /** The visitor has sent what was written, which says by itself that nothing more is being written. */
  sent(): void;
  /** Tries at once, even if the server asked to wait. */
  tryNow(): void;
  /** Something happened in the chat: polls at once. */
  wake(): void;
  stop(): void;
}

/** The server must say twice that it knows no such chat: one answer may be of something in between. */
const missesUntilGone = 2;

/**
 * Polls for what is new in one chat, for as long as it runs. A poll that catches up (the first one, and the first after a
 * failure or a return) is answered at once; the others are held by the server until there is something new. Servers that
 * can't hold are noticed and polled at an interval. Begins at once.
 */
export function startPollLoop(options: PollLoopOptions): PollLoop {
  const { client, caseId, apiKey, clock, page, random } = options;
  const pace = createPollPace({ clock, page, random, canHold: apiKey !== undefined });
  const typing = createTypingState(clock, tellTyping);
  const request = createSingleRequest();
  let isStopped = false;
  let isAway = false;
  let cancelTimer: () => void = () => {};
  let agentTyping = false;
  let misses = 0;

  const undo = [
    options.network.on('online', tryNow),
    options.network.on('offline', () => {
      // What is held would be known as lost at its end only. Nothing in between cut it short, though.
      pace.begin();
      request.abort();
    }),
    page.onVisible(() => {
      if (!request.isRunning()) tryNow();
    }),
    page.onLeave(() => {
      isAway = true;
      cancel();
    }),
    page.onReturn(() => {
      isAway = false;
      tryNow();
    }),
  ];
  schedule(0);

  return {
    setTyping: typing.set,
    sent() {
      typing.clear();
      pace.touch();
    },
    tryNow,
    wake() {
      pace.touch();
      if (!request.isRunning()) schedule(pace.untilOwnNews());
    },
    stop,
  };

  function tellTyping() {
    pace.touch();
    // While the line is down the state waits with everything else.
    if (pace.isFailing()) return;
    cancel();
    schedule(pace.untilOwnNews());
  }

  function tryNow() {
    cancel();
    pace.catchUp();
    schedule(0);
  }

  function schedule(delay: number) {
    cancelTimer();
    if (isStopped || isAway) return;
    cancelTimer = clock.after(Math.max(0, delay, pace.untilAllowed()), poll);
  }

  function poll() {
    const wait = pace.begin();
    const index = options.nextIndex();
    const isTyping = typing.isTyping();
    const parameters = { index, isTyping, agentTyping, wait, visitorMessages: true, apiKey };
    void request.start(
      (signal) => client.poll(caseId, parameters, signal),
      (result) => answered(result, index),
      failed,
    );
  }

  function answered(result: PollResult, index: number) {
    misses = 0;
    const isOurs = result.caseId === caseId;
    const hasMessages = isOurs && hasMessagesFrom(index, result);
    const isNew = hasMessages || (isOurs && result.agentTyping !== agentTyping);
    if (hasMessages) pace.touch();
    if (isOurs) {
      agentTyping = result.agentTyping;
      options.onAnswer(result, index);
    }
    schedule(pace.answered(isNew));
  }

  function failed(failure: RequestFailure) {
    // What the interface says of an unknown chat has no body.
    if (failure.status !== 404 || failure.body) misses = 0;
    else if (++misses >= missesUntilGone) {
      stop();
      options.onGone();
      return;
    }
    agentTyping = false;
    const delay = pace.failed(failure.retryAfter);
    options.onFailure(failure, delay);
    schedule(delay);
  }

  function cancel() {
    cancelTimer();
    request.cancel();
  }

  function stop() {
    isStopped = true;
    cancel();
    typing.clear();
    for (const fn of undo.splice(0)) fn();
  }
}

function hasMessagesFrom(index: number, { messageList, visitorMessages = [] }: PollResult): boolean {
  return [...messageList, ...visitorMessages].some((message) => message.index >= index);
}
