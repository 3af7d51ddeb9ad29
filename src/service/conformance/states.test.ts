import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakeReceiver, type FakeReceiver } from '../delivery/fake-receiver';
import { demo } from '../demo/demo-organisation';
import { createLogReader } from '../testing/test-logs';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor } from '../testing/test-visitor';
import { listEntries } from '../storage/test-entries';

let service: TestService;
let receiver: FakeReceiver;
const visitor = createTestVisitor(() => service);
const logs = createLogReader(() => service);
const maya = demo.agents[0].email;

beforeAll(async () => {
  service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' });
  receiver = await createFakeReceiver();
  await service.context.endpointAdministration.add(demo.orgId, { purpose: 'agentStatus', url: receiver.url });
});
afterAll(async () => {
  await receiver.close();
  await service.stop();
});

function setStatus(fields: Record<string, string>) {
  return service.app.inject({
    method: 'POST',
    url: '/api/v2/agentstatus',
    headers: { authorization: demo.keys.token },
    payload: { agent_id: maya, ...fields },
  });
}

async function told(): Promise<Record<string, unknown>[]> {
  receiver.received.length = 0;
  await service.context.delivery.processAll();
  return receiver.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
}

function stored(caseId: string) {
  return service.context.store.cases.get(caseId);
}

describe('States and transitions', () => {
  test('Agent status, POST with status=online: online, and the endpoint is notified', async () => {
    expect((await setStatus({ status: 'online' })).statusCode).toBe(200);
    expect(await service.context.store.agents.get(maya)).toMatchObject({ status: 'online' });
    expect(await told()).toMatchObject([{ status: 'online' }]);
  });

  test('Agent status, POST with status=pause: pause, sub_status kept, and the endpoint is notified', async () => {
    await setStatus({ status: 'pause', sub_status: 'Lunch' });
    expect(await service.context.store.agents.get(maya)).toMatchObject({
      status: 'pause',
      subStatus: 'Lunch',
    });
    expect(await told()).toMatchObject([{ status: 'pause', sub_status: 'Lunch' }]);
  });

  test('Agent status, setting offline: no operation does', async () => {
    expect((await setStatus({ status: 'offline' })).statusCode).toBe(400);
    expect(await service.context.store.agents.get(maya)).toMatchObject({ status: 'pause' });
    expect(await told()).toEqual([]);
  });

  test('Chat session, POST with isOffline false or omitted: open, and there for agents', async () => {
    const agent = await service.context.store.agents.get(maya);
    if (!agent) return expect.unreachable();
    for (const fields of [{}, { isOffline: 'false' }]) {
      const caseId = await visitor.start(fields);
      expect(await stored(caseId)).toMatchObject({ state: 'waiting' });
      const open = await service.context.workspace.list(agent, { view: 'open' });
      expect(open.cases.map(({ id }) => id)).toContain(caseId);
    }
  });

  test('Chat session, POST with isOffline true: a mail, and caseId and widgetId in the answer', async () => {
    const answer = await visitor.send('POST', {
      widgetId: demo.widgetId,
      email: 'v@x.example',
      visitorMessage: 'Call me',
      isOffline: 'true',
    });
    const { caseId } = answer.json<{ caseId: string }>();
    expect(answer.json()).toEqual({ caseId, widgetId: demo.widgetId });
    const mails = await service.context.deliveryLog.list(demo.orgId, { channel: 'mail', limit: 10 });
    expect(mails).toMatchObject([{ kind: 'offlineMessage', orderKey: caseId }]);
  });

  test('Chat session, PUT with messageType=2: closed', async () => {
    const caseId = await visitor.start();
    await visitor.send('PUT', { caseId, messageType: '2' });
    expect(await stored(caseId)).toMatchObject({ state: 'closed', closedBy: 'visitor' });
  });

  test('Chat session, PUT with messageType=1: unchanged, and the message in the transcript', async () => {
    const caseId = await visitor.start();
    const before = await stored(caseId);
    await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Hello?' });
    expect((await stored(caseId))?.state).toBe(before?.state);
    const entries = await listEntries(service.context.store.entries, caseId, 0);
    expect(entries.at(-1)).toMatchObject({ kind: 'visitor', text: 'Hello?' });
  });

  test('Survey data, chat ends: in the export five minutes later, where survey is on and the visitor rated', async () => {
    const caseId = await visitor.start({ widgetId: demo.appWidgetId });
    await visitor.send('PUT', { caseId, messageType: '2' });
    const rated = await visitor.call('POST', `/${caseId}/survey?score=70`);
    expect(rated.statusCode).toBe(200);
    async function score() {
      const { cases } = await logs.readAll({
        widgetId: demo.appWidgetId,
        start: '2026-11-18',
        end: '2026-11-18',
      });
      return cases.find(({ id }) => id === caseId)?.survey_score;
    }
    expect(await score()).toBeUndefined();
    service.clock.advance(300_000);
    expect(await score()).toBe(70);
  });

  test('Widget availability, time and agent status: offline when all are paused, or outside the hours', async () => {
    async function online(id: string) {
      return (await visitor.call('GET', `/${id}`)).json<{ online: string }>().online;
    }
    const always = await service.addWidget();
    // The test's clock is on a Wednesday.
    const never = await service.addWidget({ schedule: { timeZone: 'UTC', schedules: [] } });
    expect(await online(always.id)).toBe('false');
    await setStatus({ status: 'online' });
    expect([await online(always.id), await online(never.id)]).toEqual(['true', 'false']);
  });
});
