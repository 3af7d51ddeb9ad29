import type { PollResult } from '../../../contract/chat/visitor-chat';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteOf } from '../../domain/access/address-block';
import type { ChatPolling } from '../../domain/cases/visitor/chat-polling';
import type { LiveCase } from '../../domain/cases/live-cases';
import { waitForChange } from '../../http/held-answer';
import { addressOf } from '../../http/address-of';
import type { Limits } from '../../http/limits/limits';
import { parametersOf } from '../../http/input/parameters';
import type { Stopping } from '../../http/stopping';
import { readPoll } from './chat-parameters';

export interface PollHandlerOptions {
  polling: ChatPolling;
  stopping: Stopping;
  limits: Pick<Limits, 'read' | 'heldPoll' | 'heldPollOfAddress'>;
}

export function quietAnswer({ id, readUpTo }: LiveCase, agentTyping: boolean, wantsOwn: boolean): string {
  const own = wantsOwn ? ',"visitorMessages":[]' : '';
  const read = wantsOwn && readUpTo !== undefined ? `,"readUpTo":${readUpTo}` : '';
  return `{"caseId":"${id}","agentTyping":${agentTyping},"messageList":[]${own}${read}}`;
}

/** Answers a poll: from memory where nothing is new, and with `wait` only when something is. */
export function createPollHandler({ polling, stopping, limits }: PollHandlerOptions) {
  return async function poll(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = { ...readPoll(parametersOf(request)), share: siteOf(request.ip) };
    const { caseId } = request.params as { caseId: string };
    const chat = await polling.visit(request.caller, caseId, asked);
    if (asked.waitMs === 0) return answer(chat, asked, reply);

    const leave = hold(chat, request);
    // A service that does not hold a poll is one that widgets know, and ask again later.
    if (!leave) return answer(chat, asked, reply);
    try {
      return await answerWhenChanged(chat, asked, reply);
    } finally {
      leave();
    }
  };

  /** Answers what to call when the poll is held no more; `undefined`: it may not be. */
  function hold(chat: LiveCase, request: FastifyRequest): (() => void) | undefined {
    const leaveCase = limits.heldPoll.enter(chat.id);
    const leaveAddress = leaveCase && limits.heldPollOfAddress.enter(addressOf(request));
    if (!leaveAddress) leaveCase?.();
    return (
      leaveAddress &&
      (() => {
        leaveCase();
        leaveAddress();
      })
    );
  }

  async function answerWhenChanged(
    found: LiveCase,
    asked: AskedPoll,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { waitMs, seesTyping } = asked;
    const until = performance.now() + waitMs;
    let chat = found;
    for (;;) {
      if (polling.mayBringSomething(chat, asked)) {
        limits.read.take(chat.id, reply);
        const { lastIndex } = chat;
        const result = await polling.read(chat, asked);
        if (isNews(result) || result.agentTyping !== seesTyping) {
          polling.leave(chat);
          return reply.send(result);
        }
        // It came while this was read, when nobody waited for it.
        if (chat.lastIndex > lastIndex) continue;
      }
      const left = until - performance.now();
      const waited =
        left > 0
          ? await waitForChange(reply.raw, left, stopping, (fn) => polling.onChange(chat, fn))
          : 'timeout';
      if (waited === 'changed') {
        chat = await polling.lookAgain(chat);
        continue;
      }
      polling.leave(chat);
      if (waited === 'stopping') reply.header('connection', 'close');
      return answer(chat, asked, reply);
    }
  }

  async function answer(chat: LiveCase, asked: AskedPoll, reply: FastifyReply): Promise<FastifyReply> {
    if (polling.isQuiet(chat, asked)) {
      reply.type('application/json; charset=utf-8');
      return reply.send(quietAnswer(chat, polling.isAgentTyping(chat), asked.wantsOwn));
    }
    limits.read.take(chat.id, reply);
    return reply.send(await polling.read(chat, asked));
  }
}

type AskedPoll = ReturnType<typeof readPoll> & { share: string };

function isNews({ messageList, visitorMessages = [] }: PollResult): boolean {
  return messageList.length + visitorMessages.length > 0;
}
