import { asFailure } from '../../../client/request';

/**
 * Uses a link that is good once. Where it is used up at the next try, one with the same input whose answer did not come has used
 * it: that one has succeeded.
 */
export function goodOnce<Input>(use: (input: Input) => Promise<void>): (input: Input) => Promise<void> {
  let unanswered: string | undefined;
  return async (input) => {
    const given = JSON.stringify(input);
    try {
      await use(input);
    } catch (error) {
      const failure = asFailure(error);
      if (failure.status === 410 && given === unanswered) return;
      // A try that was refused leaves open what became of the one before.
      if (failure.isPassing) unanswered = given;
      throw failure;
    }
  };
}
