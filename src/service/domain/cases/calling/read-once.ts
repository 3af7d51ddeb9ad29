import type { PushSubscription } from '../../agents/push-subscriptions';
import type { CaseTables } from '../tables';

/** What is read to decide whether somebody is called to a chat. */
export interface CallTables {
  agents: Pick<CaseTables['agents'], 'get'>;
  widgets: Pick<CaseTables['widgets'], 'getListed' | 'staff'>;
  pushSubscriptions: Pick<CaseTables['pushSubscriptions'], 'ofAgents'>;
}

/** The same tables, each row read once: hundreds of chats wait at few widgets, for few agents or for a thousand. */
export function readOnce({ agents, widgets, pushSubscriptions }: CallTables, now: number): CallTables {
  const devices = new Map<string, Promise<PushSubscription[]>>();

  /** All those that are not known yet by one question. */
  function read(emails: string[]): void {
    const unknown = [...new Set(emails)].filter((email) => !devices.has(email));
    if (unknown.length === 0) return;
    const found = pushSubscriptions.ofAgents(unknown, now).then((all) => {
      const byAgent = new Map<string, PushSubscription[]>();
      for (const one of all) byAgent.set(one.agentEmail, [...(byAgent.get(one.agentEmail) ?? []), one]);
      return byAgent;
    });
    for (const email of unknown)
      devices.set(
        email,
        found.then((byAgent) => byAgent.get(email) ?? []),
      );
  }

  return {
    agents: { get: once((email) => agents.get(email)) },
    widgets: { getListed: once((id) => widgets.getListed(id)), staff: once((id) => widgets.staff(id)) },
    pushSubscriptions: {
      async ofAgents(emails) {
        read(emails);
        return (await Promise.all(emails.map((email) => devices.get(email) ?? []))).flat();
      },
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
