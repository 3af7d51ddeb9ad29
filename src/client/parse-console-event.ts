import type { ConsoleEvent } from '../operations/console/events';

const eventTypes: ConsoleEvent['type'][] = [
  'hello',
  'alive',
  'agent',
  'case',
  'gone',
  'entry',
  'note',
  'typing',
  'answering',
  'looking',
  'workload',
  'visitor',
  'visitors',
  'call',
  'cannedReplies',
  'mentions',
  'read',
];

/** Returns an event of the stream; undefined for one that only a newer service knows. */
export function parseConsoleEvent(data: string): ConsoleEvent | undefined {
  try {
    const event = JSON.parse(data) as ConsoleEvent;
    return eventTypes.includes(event.type) ? event : undefined;
  } catch {
    return undefined;
  }
}
