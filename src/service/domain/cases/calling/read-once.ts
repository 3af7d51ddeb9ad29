import type { CaseTables } from '../tables';

/** What is read to decide whether somebody is called to a chat. */
export interface CallTables {
  agents: Pick<CaseTables['agents'], 'get'>;
  widgets: Pick<CaseTables['widgets'], 'get' | 'staff'>;
  pushSubscriptions: Pick<CaseTables['pushSubscriptions'], 'ofAgents'>;
}

/** The same tables, each row read once: hundreds of chats wait at few widgets, for few agents. */
export function readOnce({ agents, widgets, pushSubscriptions }: CallTables, now: number): CallTables {
  const devicesOf = once((email) => pushSubscriptions.ofAgents([email], now));
  return {
    agents: { get: once((email) => agents.get(email)) },
    widgets: { get: once((id) => widgets.get(id)), staff: once((id) => widgets.staff(id)) },
    pushSubscriptions: {
      ofAgents: async (emails) => (await Promise.all(emails.map(devicesOf))).flat(),
    },
  };
}

function once<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const reads = new Map<string, Promise<Value>>();
  return (key) => {
    const known = reads.get(key);
    if (known) return known;
    const reading = read(key);
    reads.set(key, reading);
    return reading;
  };
}
