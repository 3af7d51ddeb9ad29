import type { ConsoleEvent } from '../operations/console/events';

const eventTypes: Record<ConsoleEvent['type'], true> = {
  hello: true,
  alive: true,
  agent: true,
  case: true,
  gone: true,
  entry: true,
  typing: true,
  answering: true,
  visitor: true,
};

/** Returns an event of the stream; undefined for one that only a newer service knows. */
export function parseConsoleEvent(data: string): ConsoleEvent | undefined {
  try {
    const event = JSON.parse(data) as ConsoleEvent;
    return Object.hasOwn(eventTypes, event.type) ? event : undefined;
  } catch {
    return undefined;
  }
}
