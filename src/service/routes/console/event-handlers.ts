import type { ConsoleEvent, eventOperations } from '../../../operations/console/events';
import type { ConsolePresence } from '../../domain/agents/console-presence';
import type { ConsoleFeed } from '../../domain/cases/console/console-feed';
import type { Clock, Timer } from '../../domain/ports';
import { openEventStream } from '../../http/event-stream';
import type { Handlers } from '../../http/serve';
import type { Stopping } from '../../http/stopping';

export interface EventPorts {
  feed: ConsoleFeed;
  presence: ConsolePresence;
  stopping: Stopping;
  timer: Timer;
  clock: Clock;
}

/** The console's stream. While it is open, its agent is present. */
export function eventHandlers(ports: EventPorts): Handlers<typeof eventOperations> {
  const { feed, presence, stopping, timer, clock } = ports;
  function aliveEvent(within: number): ConsoleEvent {
    return { type: 'alive', within, now: clock.now() };
  }
  return {
    async openEvents(request, reply) {
      const leave = await presence.enter(request.agent.email);
      const stream = openEventStream(reply, { stopping, timer }, aliveEvent);
      stream.onClose(leave);
      request.endWithSession = stream.end;
      stream.onClose(await feed.subscribe(request.agent, stream.send));
      return reply;
    },
  };
}
