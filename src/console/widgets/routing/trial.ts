import type { RoutingTrial } from '../../../operations/console/inbox/routing-trial';
import type { Routing } from '../../../operations/console/widgets';

export interface TriedRouting {
  rule: Exclude<Routing['rule'], 'all'>;
  chatLimit: number;
}
/** Asks the service for what would have been. */
export type ReadTrial = (routing: TriedRouting, signal: AbortSignal) => Promise<RoutingTrial>;
