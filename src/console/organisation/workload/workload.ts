import type { Clock } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import type { Workload } from '../../../operations/console/inbox/workload';
import { LiveResourceModel } from '../../kit/data/live-resource';

const rhythm = { pause: 1_000, safetyRead: 15_000 };

/** Which agent has which chats, read again as it changes. */
export function createWorkload({ call }: Pick<ConsoleClient, 'call'>, clock: Pick<Clock, 'after'>) {
  return new LiveResourceModel<Workload>((signal) => call('GET /workload', { signal }), clock, rhythm);
}
