import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChatPolling } from '../../domain/chat-polling';
import type { LiveCase } from '../../domain/live-cases';
import { waitForChange } from '../../http/held-answer';
import type { Limiter } from '../../http/limiter';
import { parametersOf } from '../../http/parameters';
import type { Stopping } from '../../http/stopping';
import { longestWait } from '../../schemas/visitor-chat';

export interface PollHandlerOptions {
  polling: ChatPolling;
  stopping: Stopping;
  limits: { read: Limiter };
}

/** Past fastify's steps for answers of any kind, which cost as much as all else that such a poll needs. */
function sendQuickly(reply: FastifyReply, json: string): FastifyReply {
  reply.header('content-type', 'application/json; charset=utf-8');
  reply.header('content-length', json.length);
  reply.hijack();
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  reply.raw.end(json);
  return reply;
}

/** Answers a poll: from memory where nothing is new, and with `wait` only when something is. */
export function createPollHandler({ polling, stopping, limits }: PollHandlerOptions) {
  return async function poll(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const parameters = parametersOf(request);
    const index = parameters.integer('index', 0, Number.MAX_SAFE_INTEGER) ?? 0;
    const isTyping = parameters.flag('isTyping');
    const waitMs = (parameters.integer('wait', 0, longestWait) ?? 0) * 1000;
    const seesTyping = parameters.flag('agentTyping');
    const { caseId } = request.params as { caseId: string };
    const chat = await polling.visit(request.caller, caseId, { isTyping, waitMs });
    if (waitMs === 0) return answer(chat, index, reply);

    const until = performance.now() + waitMs;
    for (;;) {
      if (polling.mayHaveNews(chat, index, seesTyping)) {
        limits.read.take(chat.id, reply);
        const result = await polling.read(chat, index);
        if (result.messageList.length > 0 || result.agentTyping !== seesTyping) {
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
      return answer(chat, index, reply);
    }
  };

  async function answer(chat: LiveCase, index: number, reply: FastifyReply): Promise<FastifyReply> {
    if (polling.isQuiet(chat, index)) {
      const agentTyping = polling.isAgentTyping(chat);
      return sendQuickly(reply, `{"caseId":"${chat.id}","agentTyping":${agentTyping},"messageList":[]}`);
    }
    limits.read.take(chat.id, reply);
    return reply.send(await polling.read(chat, index));
  }
}
