import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { BotTrialAnswer, BotTrialStep } from '../../operations/console/endpoints';
import { fingerprint } from '../attack/fingerprint';
import { on, registerTestBot, says, type TestBot } from '../testing/test-bot';
import { signInToConsole, type ConsoleCall } from '../testing/test-console';
import { openTestService, type TestService } from '../testing/test-service';

let service: TestService;
let call: ConsoleCall;
let widgetId: string;
let bot: TestBot;

beforeAll(async () => {
  service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' });
  call = await signInToConsole(service);
});
afterAll(() => service.stop());
beforeEach(async () => {
  widgetId = (await service.addWidget()).id;
  bot = await registerTestBot(service, { widgetId });
});
afterEach(() => bot.close());

async function ask(step: BotTrialStep) {
  const answer = await call('POST', `/endpoints/${bot.endpoint.id}/trial`, step);
  return { status: answer.statusCode, told: answer.json<BotTrialAnswer>() };
}

function headersOf(part: { headers: { name: string; value: string }[] }): Record<string, string> {
  return Object.fromEntries(part.headers.map(({ name, value }) => [name, value]));
}

test('a bot is asked as in a chat, signed and with its token, and what went over the wire is shown without secrets', async () => {
  bot.reply(on('chatStarted', says('Which lamp?', [{ text: 'This', id: 't' }])));
  const { told } = await ask({ kind: 'start', text: 'Hello', email: 'v@x.example' });
  const start = { widget_id: widgetId, case_id: told.caseId, timestamp: service.clock.now() };
  const expected = { event: 'chatStarted', email: 'v@x.example', description: 'Hello', text: 'Hello' };
  expect(bot.events()).toEqual([{ ...start, ...expected }]);
  expect(told.content).toEqual([
    { type: 'message', text: 'Which lamp?', buttons: [{ text: 'This', id: 't' }] },
  ]);
  const [received] = bot.receiver.received;
  const { body = '', headers = {} } = received ?? {};
  const signed = headers as Record<string, string>;
  expect(signed.authorization).toBe('bot token');
  vi.setSystemTime(service.clock.now());
  expect(new Webhook(bot.endpoint.secret).verify(body, signed)).toMatchObject(expected);
  vi.useRealTimers();

  const { request, answer } = told.exchange;
  expect(request.body).toBe(body);
  expect(headersOf(request)).toMatchObject({
    authorization: '(hidden)',
    'webhook-signature': signed['webhook-signature'],
    'content-length': signed['content-length'],
  });
  expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('Which lamp?') as string });
  expect(JSON.stringify(told)).not.toContain('bot token');
  expect(JSON.stringify(told)).not.toContain(bot.endpoint.secret);
});

test('it goes on with the context that the bot gave, and with the button that was clicked, until the visitor ends it', async () => {
  bot.reply(() => ({ context_id: 'c-1', content: [says('And now?')] }));
  const { told } = await ask({ kind: 'start', text: 'Hello' });
  const place = { caseId: told.caseId, contextId: told.contextId ?? '' };
  await ask({ kind: 'message', text: 'Yes', responseId: 'y', ...place });
  const ended = await ask({ kind: 'end', ...place });
  expect(ended.told.content).toEqual([]);
  const about = {
    widget_id: widgetId,
    case_id: told.caseId,
    timestamp: service.clock.now(),
    context_id: 'c-1',
  };
  expect(bot.events().slice(1)).toEqual([
    { ...about, event: 'message', from: 'visitor', text: 'Yes', id: 'y' },
    { ...about, event: 'chatClosed' },
  ]);
});

test('nothing of it is kept, no matter what the bot replies', async () => {
  const before = await fingerprint(service.db);
  bot.reply(() => ({
    content: [
      says('I ban you'),
      { type: 'command', operation: 'BAN', parameters: '' },
      { type: 'command', operation: 'HUMAN_TRANSFER', parameters: '' },
    ],
  }));
  const { told } = await ask({ kind: 'start', text: 'Hello', email: 'v@x.example' });
  expect(told.content).toHaveLength(3);
  bot.receiver.answer((_request, response) => void response.writeHead(500).end('broken'));
  const failed = await ask({ kind: 'message', text: 'Hello?', caseId: told.caseId });
  expect(failed.told).toMatchObject({
    content: [],
    exchange: { answer: { status: 500, body: 'broken' }, error: 'The endpoint answered 500.' },
  });
  await service.context.workers.processAll();
  expect(await fingerprint(service.db)).toEqual(before);
});

test('it sends no bot an event of a real chat, and calls no webhook', async () => {
  const { status } = await ask({ kind: 'message', text: 'Hello', caseId: service.context.secrets.uuid() });
  expect([status, bot.events()]).toEqual([400, []]);
  const webhook = { purpose: 'agentStatus', url: bot.receiver.url };
  const { id } = (await call('POST', '/endpoints', webhook)).json<{ id: string }>();
  const refused = await call('POST', `/endpoints/${id}/trial`, { kind: 'start', text: 'Hello' });
  expect([refused.statusCode, bot.events()]).toEqual([409, []]);
});
