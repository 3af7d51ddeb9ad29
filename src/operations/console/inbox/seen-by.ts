import { Type, type Static } from 'typebox';
import { fixture, operationsOf } from '../../operation';
import { moment, openObject, text } from '../../parts';
import { PollResult } from '../../v1/visitor-chat';
import { CaseLogRecord } from '../../v2/case-log';

/** What others than agents get of a case. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'case' });

const sent = {
  kind: text,
  at: moment,
  state: Type.Enum(['pending', 'done', 'failed', 'cancelled']),
};

export const SeenBy = Type.Object(
  {
    visitor: PollResult,
    events: Type.Array(
      Type.Object({ channel: Type.Enum(['webhook', 'bot']), ...sent, payload: openObject<object>() }),
      { description: 'What webhooks and bots were sent, the newest first.' },
    ),
    mails: Type.Array(Type.Object({ ...sent, to: text, subject: text, text }), {
      description:
        'The newest first, in the wording that the organisation’s templates give them now; of a long mail its beginning.',
    }),
    log: CaseLogRecord,
    isCut: Type.Boolean({
      description:
        'Only the latest are here: 200 messages in `visitor` and `log`, 50 events and mails together.',
    }),
    notes: Type.Integer({ description: 'How many notes the case has. None of the above has them.' }),
  },
  {
    title: 'SeenBy',
    description:
      '`visitor`: the poll’s answer to the visitor’s own widget. `events` and `mails`: those that the delivery log still keeps. `log`: the record of the logs export, of an open case as it would be now.',
  },
);
export type SeenBy = Static<typeof SeenBy>;

export const seenByOperations = {
  readSeenBy: define('GET /cases/{id}/seen-by', {
    summary: 'Read what the visitor, webhooks, bots, mails and the logs export have of a case',
    waitsByItself: true,
    path: { id: Type.String() },
    answer: SeenBy,
    example: { path: { id: fixture('openCase') } },
  }),
};
