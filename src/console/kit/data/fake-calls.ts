import type { ConsoleClient } from '../../../client/console-client';
import type { CallAnswer, CallInput, ConsoleCall } from '../../../operations/console/console-calls';

type Answers = {
  [Route in ConsoleCall]?: (input: CallInput<Route>) => CallAnswer<Route>;
};

export interface FakeCalls extends Pick<ConsoleClient, 'call' | 'fileUrl'> {
  /** Each call: its route, and what was given as JSON. */
  calls: string[];
  /** Answers the next call with this failure. */
  failNext(failure: Error): void;
}

/** The console's API as far as a screen's model asks it. */
export function createFakeCalls(answers: Answers): FakeCalls {
  const calls: string[] = [];
  let failure: Error | undefined;
  return {
    calls,
    failNext(next) {
      failure = next;
    },
    async call(route, ...[input]) {
      const { signal: _signal, keepalive: _keepalive, timeout: _timeout, ...given } = input ?? {};
      calls.push(Object.keys(given).length > 0 ? `${route} ${JSON.stringify(given)}` : route);
      await Promise.resolve();
      const failed = failure;
      failure = undefined;
      if (failed) throw failed;
      const answer = answers[route] as ((given: unknown) => CallAnswer<typeof route>) | undefined;
      if (!answer) throw new Error(`Nobody answers ${route}.`);
      return answer(given);
    },
    fileUrl: (route, input) => (input ? `${route} ${JSON.stringify(input)}` : route),
  };
}
