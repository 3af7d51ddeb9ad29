import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CasePage, CaseDetails } from '../../../operations/console/cases';
import { demo } from '../../demo/demo-organisation';
import { cookieName, signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { openEventStream } from '../../testing/test-event-stream';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
let maya: ConsoleCall;
let jonas: ConsoleCall;
const visitor = createTestVisitor(() => service);
const [{ email: emailOfMaya }, { email: emailOfJonas }] = demo.agents;

beforeAll(async () => {
  service = await openTestService();
  maya = await signInToConsole(service);
  jonas = await signInToConsole(service, emailOfJonas);
});
afterAll(() => service.stop());

async function readUpTo(call: ConsoleCall, caseId: string) {
  const { cases } = (await call('GET', '/cases')).json<CasePage>();
  const { summary } = (await call('GET', `/cases/${caseId}`)).json<CaseDetails>();
  const listed = cases.find(({ id }) => id === caseId);
  expect(listed?.readUpTo).toBe(summary.readUpTo);
  return summary.readUpTo;
}
function mark(call: ConsoleCall, ...marks: { caseId: string; lastIndex: number }[]) {
  return call('PUT', '/reads', { marks });
}

test('what an agent has read on one device is read on the others, at once, and for nobody else', async () => {
  const baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const { token } = await service.context.account.signIn(emailOfMaya, demo.password);
  const stream = await openEventStream(baseUrl, `${cookieName(service, 'session')}=${token}`);
  await stream.next('hello');
  const caseId = await visitor.start();
  expect(await readUpTo(maya, caseId)).toBeUndefined();
  expect((await mark(maya, { caseId, lastIndex: 0 })).statusCode).toBe(204);
  expect(await stream.next('read')).toEqual({ type: 'read', caseId, lastIndex: 0 });
  expect([await readUpTo(maya, caseId), await readUpTo(jonas, caseId)]).toEqual([0, undefined]);
  stream.close();
});

test('a mark never goes back, and never beyond the last entry', async () => {
  const [first, second] = [await visitor.start(), await visitor.start()];
  await mark(
    maya,
    { caseId: first, lastIndex: 0 },
    { caseId: first, lastIndex: 1 },
    { caseId: second, lastIndex: 999 },
  );
  const { lastIndex } = (await maya('GET', `/cases/${second}`)).json<CaseDetails>().summary;
  expect(await readUpTo(maya, second)).toBe(lastIndex);
  await mark(maya, { caseId: second, lastIndex: 0 });
  expect(await readUpTo(maya, second)).toBe(lastIndex);
});

test('cases that the agent doesn’t answer, or that are gone, are left out, and the others count', async () => {
  const widget = await service.addWidget();
  const { store } = service.context;
  await store.widgets.setAgents(widget.id, [
    { widgetId: widget.id, email: emailOfMaya, alias: 'Maya', kind: 'human', tags: [] },
  ]);
  const [hers, ours] = [await visitor.start({ widgetId: widget.id }), await visitor.start()];
  const marks = [hers, ours, 'nothing', '00000000-0000-4000-8000-000000000000'];
  await mark(jonas, ...marks.map((caseId) => ({ caseId, lastIndex: 0 })));
  expect(Object.fromEntries(await store.readMarks.of(emailOfJonas, [hers, ours]))).toEqual({ [ours]: 0 });
});

test('marks go with their case and with their agent', async () => {
  const { store } = service.context;
  const [erased, kept] = [await visitor.start(), await visitor.start()];
  await mark(jonas, { caseId: erased, lastIndex: 0 }, { caseId: kept, lastIndex: 0 });
  const chat = await store.cases.get(erased);
  await store.visitorRecords.erase(chat?.orgId ?? 0, { caseIds: [erased] });
  expect(Object.fromEntries(await store.readMarks.of(emailOfJonas, [erased, kept]))).toEqual({ [kept]: 0 });
  await store.agents.remove(emailOfJonas);
  expect(await store.readMarks.of(emailOfJonas, [kept])).toEqual(new Map());
});
