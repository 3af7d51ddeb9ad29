import { effect } from '@preact/signals-core';
import { expect, test } from 'vitest';
import type { AuditEntry } from '../../../operations/console/audit';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { AuditModel } from './audit';
import { describeEntry } from './describe-entry';

test('days are asked for from their beginning to their end, and pages by where the one before ended', async () => {
  const client = createFakeCalls({
    'GET /audit': ({ query }) =>
      query?.before === undefined ? { entries: [entry(9)], before: 9 } : { entries: [entry(8)] },
  });
  const audit = new AuditModel(client);
  audit.change({ start: '2026-03-29', end: '2026-03-29', actor: ' maya ' });
  await new Promise((resolve) => setImmediate(resolve));
  await audit.list.loadMore();
  const { query } = JSON.parse(client.calls[1]?.replace('GET /audit ', '') ?? '') as {
    query: Record<string, unknown>;
  };
  const from = new Date(2026, 2, 29).getTime();
  expect(query).toEqual({ from, until: new Date(2026, 2, 30).getTime(), actor: 'maya', before: 9 });
  expect(audit.list.items.value.map(({ id }) => id)).toEqual([9, 8]);
});

test('what is exported is what the filter lets through', () => {
  const audit = new AuditModel(createFakeCalls({ 'GET /audit': () => ({ entries: [] }) }));
  const seen: string[] = [];
  const stop = effect(() => void seen.push(audit.exports.value.ndjson));
  audit.change({ actor: 'maya' });
  stop();
  expect(seen).toEqual([
    'GET /audit/export {"query":{"format":"ndjson"}}',
    'GET /audit/export {"query":{"actor":"maya","format":"ndjson"}}',
  ]);
});

test('an entry is a sentence', () => {
  expect(describeEntry(entry(1))).toBe('maya@shop.example changed the widget w1');
  expect(describeEntry({ ...entry(1), actorKind: 'service', actor: '' })).toBe(
    'The service changed the widget w1',
  );
  expect(
    describeEntry({ ...entry(1), actorKind: 'key', actor: 'CRM', action: 'removed', subject: 'agent' }),
  ).toBe('The key CRM removed the agent w1');
});

function entry(id: number): AuditEntry {
  const who = { actorKind: 'agent', actor: 'maya@shop.example' } as const;
  return { id, at: 1, ...who, action: 'changed', subject: 'widget', subjectId: 'w1', changes: [] };
}
