import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { does, registerTestBot, says, type TestBot } from '../testing/test-bot';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor } from '../testing/test-visitor';

let service: TestService;
let bot: TestBot;
const visitor = createTestVisitor(() => service);

beforeAll(async () => {
  service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' });
});
afterAll(() => service.stop());
beforeEach(async () => {
  bot = await registerTestBot(service, { widgetId: (await service.addWidget()).id });
  return () => bot.close();
});

/** What the visitor reads behind the bot's introduction when it answers the start of a chat so. */
async function textsAfter(answer: object): Promise<string[]> {
  bot.reply(({ event }) => (event === 'chatStarted' ? answer : undefined));
  const caseId = await visitor.start({ widgetId: bot.endpoint.widgetId ?? '' });
  await service.context.delivery.processAll();
  return (await visitor.poll(caseId)).messageList.slice(2).map(({ text }) => text);
}

describe('Answers of a bot', () => {
  test.each([
    ['as in the request', { widget_id: 'a widget', case_id: 'a case' }],
    ['left out', {}],
  ])('widget_id, case_id: %s, the answer is for the chat that was asked about', async (_how, ids) => {
    expect(await textsAfter({ ...ids, content: [says('Hello')] })).toEqual(['Hello']);
  });

  test('text of a message is shown, and a message without one is left out', async () => {
    expect(await textsAfter({ content: [says('One'), { type: 'message' }, says('Two')] })).toEqual([
      'One',
      'Two',
    ]);
  });

  test('display_responses are buttons, with an id or without', async () => {
    const buttons = [{ text: 'Yes', id: 'y' }, { text: 'No' }];
    const [text, entry = ''] = await textsAfter({ content: [says('Sure?', buttons)] });
    expect(text).toBe('Sure?');
    expect(JSON.parse(decodeURIComponent(entry.replace('/SYS BTNS ', '')))).toEqual(buttons);
  });

  test.each([
    ['absent', does('BYE')],
    ['empty', does('BYE', '')],
    ['null', does('BYE', null)],
  ])('command: operation with parameters that are %s', async (_how, command) => {
    expect(await textsAfter({ content: [command] })).toEqual([expect.stringMatching(/^\/BYE/)]);
  });
});
