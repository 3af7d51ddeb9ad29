import type { FastifyInstance } from 'fastify';
import type { ConsoleFeed } from '../../domain/cases/console/console-feed';
import type { ConsolePresence } from '../../domain/agents/console-presence';
import type { ConsoleSessions } from '../../http/console-session';
import { openEventStream } from '../../http/event-stream';
import type { Stopping } from '../../http/stopping';

export interface EventRoutesOptions {
  feed: ConsoleFeed;
  presence: ConsolePresence;
  sessions: ConsoleSessions;
  stopping: Stopping;
}

/** The console's stream; while it is open, its agent is there. */
export async function eventRoutes(app: FastifyInstance, options: EventRoutesOptions): Promise<void> {
  const { feed, presence, sessions, stopping } = options;
  // A HEAD of it would wait for the end of the stream.
  app.get('/events', { onRequest: sessions.readAgent, exposeHeadRoute: false }, async (request, reply) => {
    const leave = await presence.enter(request.agent.email);
    const stream = openEventStream(reply, stopping);
    stream.onClose(leave);
    stream.onClose(await feed.subscribe(request.agent, stream.send));
  });
}
