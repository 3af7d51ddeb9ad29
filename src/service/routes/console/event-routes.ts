import type { FastifyInstance } from 'fastify';
import type { ConsoleEvent } from '../../../contract/console';
import type { ConsoleFeed } from '../../domain/cases/console/console-feed';
import type { ConsolePresence } from '../../domain/agents/console-presence';
import { Failure } from '../../domain/failure';
import type { Timer } from '../../domain/ports';
import type { ConsoleSessions } from '../../http/console-session';
import { openEventStream } from '../../http/event-stream';
import type { Limits } from '../../http/limits/limits';
import type { Stopping } from '../../http/stopping';
import { whenClosed } from '../../http/when-closed';

export interface EventRoutesOptions {
  feed: ConsoleFeed;
  presence: ConsolePresence;
  sessions: ConsoleSessions;
  limits: Pick<Limits, 'eventStream'>;
  stopping: Stopping;
  timer: Timer;
}

function aliveEvent(within: number): ConsoleEvent {
  return { type: 'alive', within };
}

/** The console's stream; while it is open, its agent is there. */
export async function eventRoutes(app: FastifyInstance, options: EventRoutesOptions): Promise<void> {
  const { feed, presence, sessions, limits, stopping, timer } = options;
  // A HEAD of it would wait for the end of the stream.
  app.get('/events', { onRequest: sessions.readAgent, exposeHeadRoute: false }, async (request, reply) => {
    const { email } = request.agent;
    const giveUp = limits.eventStream.enter(email);
    if (!giveUp) throw new Failure('tooManyRequests');
    whenClosed(reply.raw, giveUp);
    const leave = await presence.enter(email);
    const stream = openEventStream(reply, { stopping, timer }, aliveEvent);
    stream.onClose(leave);
    request.endWithSession = stream.end;
    stream.onClose(await feed.subscribe(request.agent, stream.send));
  });
}
