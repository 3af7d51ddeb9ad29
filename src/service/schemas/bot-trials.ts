import { Type } from 'typebox';
import type { BotContent } from '../../contract/integrations/bots';
import { longestEmail } from '../../contract/limits';
import {
  longestTrialText,
  type BotExchange,
  type BotTrialAnswer,
  type WirePart,
} from '../../contract/organisation/bot-trials';
import { describing, moment, perhaps, refTo, text } from '../../operations/parts';

/** A conversation that an administrator has with a bot to see what it does. */

const said = Type.String({ minLength: 1, maxLength: longestTrialText });
const place = {
  caseId: Type.String({ maxLength: 100 }),
  contextId: perhaps(Type.String({ maxLength: 10_000 })),
};
export const TrialStep = Type.Union([
  Type.Object({
    kind: Type.Literal('start'),
    text: said,
    email: perhaps(Type.String({ maxLength: longestEmail })),
    pageUrl: perhaps(Type.String({ maxLength: 2_048 })),
  }),
  Type.Object({
    kind: Type.Literal('message'),
    text: said,
    responseId: perhaps(Type.String({ maxLength: 1_000 })),
    ...place,
  }),
  Type.Object({ kind: Type.Literal('end'), ...place }),
]);

const part = {
  headers: Type.Array(Type.Object({ name: text, value: text })),
  body: text,
};

export const botTrialAnswers = {
  WirePart: describing<WirePart>()(Type.Object(part)),
  BotExchange: describing<BotExchange>()(
    Type.Object({
      event: text,
      url: text,
      at: moment,
      durationMs: Type.Number(),
      request: refTo<WirePart>('WirePart'),
      answer: perhaps(Type.Object({ status: Type.Integer(), ...part })),
      error: perhaps(text),
    }),
  ),
  BotTrialAnswer: describing<BotTrialAnswer>()(
    Type.Object({
      caseId: text,
      contextId: perhaps(text),
      content: Type.Array(
        Type.Unsafe<BotContent>({
          type: 'object',
          description: 'What the bot replied, as far as the service can use it.',
        }),
      ),
      exchange: refTo<BotExchange>('BotExchange'),
    }),
  ),
};
