import type { homeOperations } from '../../../operations/console/home';
import type { ReadHome } from '../../domain/organisation/home';
import type { Handlers } from '../../http/serve';

/** Today at a glance. */
export function homeHandlers({ readHome }: { readHome: ReadHome }): Handlers<typeof homeOperations> {
  return { readHome: ({ agent, query }) => readHome(agent, query.timezone || 'Etc/UTC') };
}
