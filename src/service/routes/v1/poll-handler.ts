import type { PollResult } from '../../../contract/visitor-chat';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChatPolling } from '../../domain/cases/visitor/chat-polling';
import type { LiveCase } from '../../domain/cases/live-cases';
import { waitForChange } from '../../http/held-answer';
import type { Limiter } from '../../http/limiter';
import { parametersOf } from '../../http/input/parameters';
import type { Stopping } from '../../http/stopping';
import { readPoll } from './chat-parameters';

export interface PollHandlerOptions {
  polling: ChatPolling;
  stopping: Stopping;
  limits: { read: Limiter };
}

export function quietAnswer(caseId: string, agentTyping: boolean, wantsOwn: boolean): string {
  const own = wantsOwn ? ',"visitorMessages":[]' : '';
  return `{"caseId":"${caseId}","agentTyping":${agentTyping},"messageList":[]${own}}`;
}

/** Answers a poll: from memory where nothing is new, and with `wait` only when something is. */
export function createPollHandler({ polling, stopping, limits }: PollHandlerOptions) {
  return async function poll(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = readPoll(parametersOf(request));
    const { waitMs, seesTyping } = asked;
    const { caseId } = request.params as { caseId: string };
    const chat = await polling.visit(request.caller, caseId, asked);
    if (waitMs === 0) return answer(chat, asked, reply);

    const until = performance.now() + waitMs;
    for (;;) {
      if (polling.mayBringSomething(chat, asked)) {
        limits.read.take(chat.id, reply);
        const result = await polling.read(chat, asked);
        if (isNews(result) || result.agentTyping !== seesTyping) {
          polling.leave(chat);
          return reply.send(result);
        }
      }
      const left = until - performance.now();
      const waited =
        left > 0
          ? await waitForChange(reply.raw, left, stopping, (fn) => polling.onChange(chat, fn))
          : 'timeout';
      if (waited === 'changed') continue;
      polling.leave(chat);
      if (waited === 'stopping') reply.header('connection', 'close');
      return answer(chat, asked, reply);
    }
  };

  async function answer(chat: LiveCase, asked: AskedPoll, reply: FastifyReply): Promise<FastifyReply> {
    if (polling.isQuiet(chat, asked)) {
      reply.type('application/json; charset=utf-8');
      return reply.send(quietAnswer(chat.id, polling.isAgentTyping(chat), asked.wantsOwn));
    }
    limits.read.take(chat.id, reply);
    return reply.send(await polling.read(chat, asked));
  }
}

type AskedPoll = ReturnType<typeof readPoll>;

function isNews({ messageList, visitorMessages = [] }: PollResult): boolean {
  return messageList.length + visitorMessages.length > 0;
}
