import type { Attempt, Delivery, NewDelivery, Outbox } from './outbox';

export interface FakeOutbox extends Outbox {
  all(): Delivery[];
}

/** The rules of the port, in memory. */
export function createFakeOutbox(): FakeOutbox {
  let rows: Delivery[] = [];
  let position = 0;
  const attempts = new Map<string, Attempt[]>();

  function find(id: string) {
    return rows.find((row) => row.id === id);
  }
  function put(changed: Delivery) {
    rows = [...rows.filter((row) => row.id !== changed.id), changed].sort((a, b) => a.position - b.position);
  }
  function ofOrganisation(orgId: number, id: string) {
    const row = find(id);
    return row?.orgId === orgId ? row : undefined;
  }
  function isFirst(row: Delivery) {
    return !rows.some(
      (other) =>
        other.state === 'pending' &&
        other.endpointId === row.endpointId &&
        other.orderKey === row.orderKey &&
        recipientOf(other) === recipientOf(row) &&
        other.position < row.position,
    );
  }

  function add(delivery: NewDelivery) {
    if (find(delivery.id)) throw new Error(`Delivery ${delivery.id} is there already.`);
    const start = { state: 'pending', attempts: 0, nextAttemptAt: delivery.createdAt } as const;
    put({ ...structuredClone(delivery), ...start, position: ++position });
  }

  return {
    add: async (delivery) => add(delivery),
    addAll: async (deliveries) => deliveries.forEach(add),
    async keepLatest({ endpointIds, orderKey }, most, reason) {
      for (const endpointId of endpointIds)
        rows
          .filter(
            (row) => row.state === 'pending' && row.endpointId === endpointId && row.orderKey === orderKey,
          )
          .slice(0, -most)
          .filter(({ lease }) => lease === undefined)
          .forEach((row) => put({ ...row, state: 'cancelled', reason }));
    },
    async claim({ channel, holder, now, leaseMs, limit, perEndpoint, perOrganisation }) {
      function isLeased(row: Delivery) {
        return row.lease !== undefined && row.lease.until > now;
      }
      const underWay = rows.filter(isLeased);
      function triesOf(key: 'endpointId' | 'orgId', row: Delivery) {
        return underWay.filter((other) => other.channel === channel && other[key] === row[key]).length;
      }
      const due = rows
        .filter((row) => row.channel === channel && row.state === 'pending' && row.nextAttemptAt <= now)
        .filter((row) => !isLeased(row) && isFirst(row))
        .sort((a, b) => a.nextAttemptAt - b.nextAttemptAt || a.position - b.position);
      const claimed: Delivery[] = [];
      while (claimed.length < limit) {
        const [next] = due
          .filter((row) => !claimed.some(({ id }) => id === row.id))
          .filter(
            (row) => triesOf('endpointId', row) < perEndpoint && triesOf('orgId', row) < perOrganisation,
          )
          .sort((a, b) => triesOf('orgId', a) - triesOf('orgId', b));
        if (!next) break;
        const leased = { ...next, lease: { holder, until: now + leaseMs } };
        put(leased);
        underWay.push(leased);
        claimed.push(structuredClone(leased));
      }
      return claimed;
    },
    async record(claimed, attempt, outcome) {
      const row = find(claimed.id);
      if (!row) return false;
      if (attempt) attempts.set(row.id, [...(attempts.get(row.id) ?? []), attempt]);
      if (row.lease?.holder !== claimed.lease?.holder || row.lease?.until !== claimed.lease?.until)
        return false;
      const { lease: _lease, reason: _reason, ...rest } = row;
      put({ ...rest, ...outcome, attempts: row.attempts + (attempt ? 1 : 0) });
      return true;
    },
    get: async (orgId, id) => structuredClone(ofOrganisation(orgId, id)),
    async ofCase(orgId, caseId, { channels, limit }) {
      return rows
        .filter((row) => row.orgId === orgId && row.orderKey === caseId && channels.includes(row.channel))
        .sort((a, b) => b.position - a.position)
        .slice(0, limit)
        .map((row) => structuredClone(row));
    },
    async list(orgId, { channel, endpointId, state, before = Infinity, limit }) {
      return rows
        .filter((row) => row.orgId === orgId && row.position < before)
        .filter((row) => channel === undefined || row.channel === channel)
        .filter((row) => endpointId === undefined || row.endpointId === endpointId)
        .filter((row) => state === undefined || row.state === state)
        .sort((a, b) => b.position - a.position)
        .slice(0, limit)
        .map((row) => {
          const lastAttempt = attempts.get(row.id)?.at(-1);
          return { ...structuredClone(row), ...(lastAttempt ? { lastAttempt } : {}) };
        });
    },
    attempts: async (orgId, id) => (ofOrganisation(orgId, id) ? (attempts.get(id) ?? []) : []),
    async redeliver(orgId, id, now) {
      const row = ofOrganisation(orgId, id);
      if (!row) return false;
      const { reason: _reason, ...rest } = row;
      const place = row.state === 'pending' ? row.position : ++position;
      put({ ...rest, state: 'pending', attempts: 0, nextAttemptAt: now, position: place });
      return true;
    },
    countPending: async (orgId, channel, most) =>
      rows
        .filter((row) => row.orgId === orgId && row.channel === channel && row.state === 'pending')
        .slice(0, most).length,
    async releaseLeases(of) {
      for (const { lease, ...row } of rows)
        if (!of || (lease?.holder === of.holder && !of.underWay.includes(row.id))) put(row);
    },
    async hasten(now, latest) {
      function isOf({ id, createdAt }: Delivery) {
        return createdAt > latest || attempts.get(id)?.some(({ at }) => at > latest);
      }
      for (const row of rows) if (row.state === 'pending' && isOf(row)) put({ ...row, nextAttemptAt: now });
    },
    async giveUp(before, reason) {
      for (const { lease: _lease, ...row } of rows)
        if (row.state === 'pending' && row.createdAt < before) put({ ...row, state: 'failed', reason });
    },
    async removeSettled(before, limit) {
      const old = rows.filter((row) => row.state !== 'pending' && row.createdAt < before).slice(0, limit);
      rows = rows.filter((row) => !old.includes(row));
      return old.length;
    },
    all: () => structuredClone(rows),
  };
}

function recipientOf(row: Delivery): string | undefined {
  return row.channel === 'mail' ? row.payload.to : undefined;
}
