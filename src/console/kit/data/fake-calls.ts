import type { ConsoleClient } from '../../../client/console-client';
import type {
  ConsoleOperation,
  OperationAnswer,
  OperationInput,
} from '../../../contract/organisation/console-operations';

type Answers = {
  [Operation in ConsoleOperation]?: (input: OperationInput<Operation>) => OperationAnswer<Operation>;
};

export interface FakeCalls extends Pick<ConsoleClient, 'call' | 'fileUrl'> {
  /** Each call: its operation, and what was given as JSON. */
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
    async call(operation, ...[input]) {
      calls.push(input ? `${operation} ${JSON.stringify(input)}` : operation);
      await Promise.resolve();
      const failed = failure;
      failure = undefined;
      if (failed) throw failed;
      const answer = answers[operation] as
        | ((given: unknown) => OperationAnswer<typeof operation>)
        | undefined;
      if (!answer) throw new Error(`Nobody answers ${operation}.`);
      return answer(input ?? {});
    },
    fileUrl: (operation, input) => (input ? `${operation} ${JSON.stringify(input)}` : operation),
  };
}
