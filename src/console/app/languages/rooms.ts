import type { KeyTexts } from '../../organisation/keys/texts';

/** The rooms whose texts every agent needs. A language lacks none of them. */
export type AgentRooms = Record<never, never>;

/** The rooms whose texts administrators alone need. */
export interface AdministratorRooms {
  'organisation/keys': KeyTexts;
}
