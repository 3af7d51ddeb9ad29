import { expect, test } from 'vitest';
import type { BotContent } from '../../../contract/integrations/bots';
import type { BotTrialAnswer } from '../../../operations/console/endpoints';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { TrialModel } from './trial';

function setUp(reply: (text: string) => { content?: BotContent[]; error?: string; contextId?: string }) {
  const client = createFakeCalls({
    'POST /endpoints/{id}/trial': ({ body }): BotTrialAnswer => {
      const { content = [], error, contextId } = reply('text' in body ? body.text : '');
      const exchange = { event: body.kind, url: 'https://bot.example/', at: 1_000, durationMs: 40 };
      const request = { headers: [], body: '{}' };
      return {
        caseId: 'trial-1',
        content,
        ...(contextId === undefined ? {} : { contextId }),
        exchange: { ...exchange, request, ...(error === undefined ? {} : { error }) },
      };
    },
  });
  return { client, trial: new TrialModel(client, 'bot-1') };
}

test('what is said goes on where the bot left off, and a button carries its id', async () => {
  const buttons = [{ text: 'Yes', id: 'y' }];
  const { client, trial } = setUp(() => ({
    content: [{ type: 'message', text: 'Sure?', buttons }],
    contextId: 'c-7',
  }));
  trial.setVisitor({ pageUrl: 'https://shop.example/' });
  expect(await trial.say(' Hello ')).toBe(true);
  await trial.say('Yes', 'y');
  const told = '"email":"visitor@example.com","pageUrl":"https://shop.example/"';
  const place = '"caseId":"trial-1","contextId":"c-7"';
  expect(client.calls).toEqual([
    `POST /endpoints/{id}/trial {"path":{"id":"bot-1"},"body":{"kind":"start","text":"Hello",${told}}}`,
    `POST /endpoints/{id}/trial {"path":{"id":"bot-1"},"body":{"kind":"message","text":"Yes","responseId":"y",${place}}}`,
  ]);
  expect(trial.lines.value.map((line) => 'text' in line && line.text)).toEqual([
    'Hello',
    'Sure?',
    'Yes',
    'Sure?',
  ]);
  expect(trial.exchanges.value).toHaveLength(2);
});

test('a hand-over ends it, with a sentence of what a chat would do', async () => {
  const { client, trial } = setUp(() => ({
    content: [{ type: 'command', operation: 'HUMAN_TRANSFER', parameters: '' }],
  }));
  await trial.say('A person, please');
  expect(trial.isOver.value).toBe(true);
  expect(trial.lines.value.at(-1)).toEqual({
    kind: 'action',
    text: 'In a real chat, an agent of the widget would take over.',
  });
  expect(await trial.say('Hello?')).toBe(false);
  expect(client.calls).toHaveLength(1);
  trial.restart();
  expect([trial.lines.value, trial.hasBegun.value, trial.isOver.value]).toEqual([[], false, false]);
});

test('a bot that does not answer leaves its fault, and can be asked again', async () => {
  const { trial } = setUp((text) => (text === 'Hello' ? { error: 'No answer within 10 s.' } : {}));
  await trial.say('Hello');
  expect(trial.lines.value.at(-1)).toEqual({ kind: 'fault', text: 'No answer within 10 s.' });
  expect(await trial.say('Again')).toBe(true);
});
