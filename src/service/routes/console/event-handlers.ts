import type { ConsoleEvent, eventOperations } from '../../../operations/console/events';
import type { ConsolePresence } from '../../domain/agents/console-presence';
import type { ConsoleFeed } from '../../domain/cases/console/console-feed';
import type { Looking } from '../../domain/cases/looking';
import type { Clock, Timer } from '../../domain/ports';
import { openEventStream } from '../../http/event-stream';
import type { Handlers } from '../../http/serve';
import type { Stopping } from '../../http/stopping';

export interface EventPorts {
  feed: ConsoleFeed;
  looking: Pick<Looking, 'leave'>;
  presence: ConsolePresence;
  stopping: Stopping;
  timer: Timer;
  clock: Clock;
}

/** The console's stream. While it is open, its agent is present. */
export function eventHandlers(ports: EventPorts): Handlers<typeof eventOperations> {
  const { feed, looking, presence, stopping, timer, clock } = ports;
  function aliveEvent(within: number): ConsoleEvent {
    return { type: 'alive', within, now: clock.now() };
  }
  return {
    async openEvents(request, reply) {
      const leave = await presence.enter(request.agent.email);
      const stream = openEventStream(reply, { stopping, timer }, aliveEvent);
      stream.onClose(() => {
        if (leave()) looking.leave(request.agent.email);
      });
      request.endWithSession = stream.end;
      try {
        stream.onClose(await feed.subscribe(request.agent, stream));
      } catch (error) {
        // It would say that it is alive, and nothing else.
        stream.end();
        throw error;
      }
      return reply;
    },
  };
}
