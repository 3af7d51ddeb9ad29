import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import type { CaseSummary } from '../../../operations/console/cases';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { aCase, maya } from '../../kit/frame/fake-console-client';
import { listed } from '../inbox/case-order';
import { TransferringModel } from './transferring';

const toSupport = { kind: 'widget', widgetId: 'w2' } as const;
const toJonas = { kind: 'agent', email: 'jonas@shop.example' } as const;

function setUp(part: Partial<CaseSummary> = {}) {
  const client = createFakeCalls({
    'GET /cases/{id}/transfer': () => ({ agents: [], teams: [], widgets: [] }),
    'POST /cases/{id}/transfer': ({ body }) => ({ to: body.to.kind === 'widget' ? 'Support' : 'Jonas' }),
  });
  const byId = signal(
    new Map([['a', listed(aCase({ id: 'a', visitorName: 'Ana', ...part }).summary, -1, maya.email)]]),
  );
  const left: string[] = [];
  const transferring = new TransferringModel({ client, inbox: { byId }, onGone: () => left.push('left') });
  return { client, byId, left, transferring };
}

test('a transfer tells the service what the agent saw as they began, so that a second one is refused', async () => {
  const { client, byId, transferring } = setUp({ waitingSince: 40 });
  transferring.ask('a');
  byId.value = new Map([['a', listed(aCase({ id: 'a', waitingSince: 90 }).summary, -1, maya.email)]]);
  const message = 'Someone else has just transferred this chat.';
  client.failNext(new RequestFailure(409, undefined, { code: 409, message }));
  await transferring.confirm({ to: toJonas, note: 'Call her' });
  expect(transferring.state.value).toMatchObject({ kind: 'refused', message });
  expect(transferring.subject.value).toBe('a');
  const body = { to: toJonas, note: 'Call her', waitingSince: 40 };
  expect(client.calls).toEqual([`POST /cases/{id}/transfer ${JSON.stringify({ path: { id: 'a' }, body })}`]);
});

test('a chat that went to a colleague stays in sight, one that went to another widget is said to have gone', async () => {
  const { transferring, left } = setUp();
  transferring.ask('a');
  await transferring.confirm({ to: toJonas, note: '' });
  expect([transferring.subject.value, transferring.gone.value]).toEqual([undefined, undefined]);
  transferring.ask('a');
  await transferring.confirm({ to: toSupport, note: '' });
  expect(transferring.gone.value).toEqual({ visitor: 'Ana', to: 'Support' });
  expect(left).toEqual([]);
  transferring.finish();
  expect([transferring.gone.value, left]).toEqual([undefined, ['left']]);
});
