import type { ConsoleClient } from '../../../client/console-client';
import { RequestFailure } from '../../../client/request';
import { outcomeOf } from '../../kit/data/outcome';
import { signInTexts } from './texts';

/**
 * Throws where the browser has not kept the cookie of the session: it refuses it where none are allowed, and by http where the
 * service is to be reached by https.
 */
export async function assertKept({ session }: Pick<ConsoleClient, 'session'>): Promise<void> {
  const { failure } = await outcomeOf(session);
  if (failure?.status === 401)
    throw new RequestFailure(401, undefined, { code: 401, message: signInTexts().notKept });
}
