import { parseConsoleEvent } from '../../client/parse-console-event';
import type { ConsoleEvent } from '../../operations/console/events';

export interface TestEventStream {
  response: Response;
  /** Reads on until an event of that kind, for which `accept` holds, has come. */
  next<Type extends ConsoleEvent['type']>(
    type: Type,
    accept?: (event: Extract<ConsoleEvent, { type: Type }>) => boolean,
  ): Promise<Extract<ConsoleEvent, { type: Type }>>;
  close(): void;
}

/** Opens the stream of events of a console with that cookie. */
export async function openEventStream(baseUrl: string, cookie: string): Promise<TestEventStream> {
  const leaving = new AbortController();
  const response = await fetch(`${baseUrl}/api/console/events`, {
    headers: { cookie },
    signal: leaving.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  return {
    response,
    async next(type, accept = () => true) {
      for (;;) {
        const end = unread.indexOf('\n\n');
        if (end < 0) {
          const { value, done } = (await reader?.read()) ?? { value: '', done: true };
          if (done) throw new Error(`The stream ended without ${type}.`);
          unread += value;
          continue;
        }
        const block = unread.slice(0, end);
        unread = unread.slice(end + 2);
        const event = block.startsWith('data: ') ? parseConsoleEvent(block.slice(6)) : undefined;
        if (event?.type === type && accept(event as never)) return event as never;
      }
    },
    close: () => leaving.abort(),
  };
}
