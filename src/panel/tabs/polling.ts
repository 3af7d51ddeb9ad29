import { startPollLoop, type PollLoop, type PollLoopOptions } from '../../client/poll-loop';
import type { Browser } from '../../browser/browser';
import type { ChatMessage, PollResult } from '../../contract/chat/visitor-chat';
import { createLeadership } from './leadership';
import type { ConnectionUse } from '../conversation/connection';
import type { TabLink } from './tab-link';

export interface TabPollingOptions extends Pick<
  PollLoopOptions,
  'client' | 'caseId' | 'apiKey' | 'nextIndex' | 'onGone'
> {
  browser: Pick<Browser, 'clock' | 'page' | 'locks' | 'network' | 'random'>;
  link: TabLink;
  /** By this tab or by the leading one; each answer follows on the one before. */
  onAnswer(result: PollResult): void;
  /** Something failed, here or in the leading tab. */
  onFailure(use: ConnectionUse, retryIn: number): void;
  onTaken(use: ConnectionUse): void;
  /** This tab leads from now on, or no longer. */
  onLead(isLeading: boolean): void;
  /** Whether what is on its way can be given up: another tab sends it again. */
  mayYield(): boolean;
}

export interface TabPolling extends Pick<PollLoop, 'setTyping' | 'sent' | 'wake' | 'stop'> {
  tryNow(): void;
  /** The visitor is in this tab: it leads as soon as it can. */
  claim(): void;
  /** Tells the other tabs how sending goes. */
  tellConnection(retryIn?: number): void;
}

/** Polls a chat in the one tab of the browser that leads, for all of them. */
export function createTabPolling(options: TabPollingOptions): TabPolling {
  const { browser, link, caseId, nextIndex } = options;
  /** What this tab knows, for tabs that lack it. */
  const known: ChatMessage[] = [];
  let loop: PollLoop | undefined;
  let hasLearned = false;

  function learn(result: PollResult) {
    hasLearned = true;
    const last = lastIndex();
    const added = result.messageList.filter(({ index }) => index > last);
    known.push(...added.sort((a, b) => a.index - b.index));
    options.onAnswer(result);
  }

  function lastIndex() {
    return known.at(-1)?.index ?? -1;
  }
  function requestMissing() {
    link.post({ kind: 'missing', from: nextIndex() });
  }
  function tell(from: number) {
    if (!hasLearned) return;
    const messageList = known.filter(({ index }) => index >= from);
    link.post({ kind: 'answer', from, result: { caseId, agentTyping: false, messageList } });
  }

  const undo = [
    link.on('answer', ({ from, result }) => {
      if (from > nextIndex()) requestMissing();
      else learn(result);
    }),
    link.on('leads', ({ last }) => {
      if (last > lastIndex()) requestMissing();
      // A tab that took the lead from a suspended one knows less than those beside it.
      else if (last < lastIndex()) tell(last + 1);
    }),
    link.on('missing', ({ from }) => {
      if (loop) tell(from);
    }),
    link.on('failed', ({ use, retryIn }) => options.onFailure(use, retryIn)),
    link.on('up', ({ use }) => options.onTaken(use)),
  ];

  // Before this tab claims the lead: the leader gives it up at once, and its answer may be the only one for a while.
  requestMissing();
  const leadership = createLeadership({
    browser,
    link,
    name: `chat-widget:lead:${caseId}`,
    lastIndex,
    mayYield: options.mayYield,
    onLead() {
      loop = startPollLoop({
        ...browser,
        ...options,
        onAnswer(result, from) {
          options.onTaken('asking');
          learn(result);
          link.post({ kind: 'answer', from, result });
          link.post({ kind: 'up', use: 'asking' });
        },
        onFailure(_, retryIn) {
          options.onFailure('asking', retryIn);
          link.post({ kind: 'failed', use: 'asking', retryIn });
        },
      });
      options.onLead(true);
    },
    onYield() {
      loop?.stop();
      loop = undefined;
      options.onLead(false);
    },
  });

  return {
    setTyping(isTyping) {
      leadership.claim();
      loop?.setTyping(isTyping);
    },
    sent: () => loop?.sent(),
    wake: () => loop?.wake(),
    tryNow() {
      leadership.claim();
      loop?.tryNow();
    },
    claim: leadership.claim,
    tellConnection(retryIn) {
      link.post(
        retryIn === undefined ? { kind: 'up', use: 'sending' } : { kind: 'failed', use: 'sending', retryIn },
      );
    },
    stop() {
      leadership.stop();
      for (const fn of undo) fn();
    },
  };
}
