import { Type, type Static } from 'typebox';
import { fixture, operationsOf } from '../../operation';
import { greatestIndex, perhaps } from '../../parts';

/** Offline messages are answered by mail. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'case' });

export const MailedAnswers = Type.Object(
  {
    to: Type.String({ description: 'The visitor’s address.' }),
    repliesTo: perhaps(
      Type.String({
        description: 'Where the visitor’s answers go. Absent if they come into the case by themselves.',
      }),
    ),
  },
  { title: 'MailedAnswers', description: 'Absent if the case can’t be answered by mail.' },
);
export type MailedAnswers = Static<typeof MailedAnswers>;

export const MailOfEntry = Type.Object(
  {
    state: Type.Enum(['queued', 'sent', 'refused', 'received'], {
      description: '`received`: the visitor wrote it by mail. The others are of an agent’s answer.',
    }),
    reason: perhaps(Type.String({ description: 'Why it was refused.' })),
  },
  { title: 'MailOfEntry' },
);

const answered = { id: Type.String(), index: Type.Integer({ minimum: 0, maximum: greatestIndex }) };

export const mailedAnswerOperations = {
  sendMailAgain: define('POST /cases/{id}/entries/{index}/mail', {
    summary: 'Send an answer again that the mail server refused',
    path: answered,
    status: 202,
    limits: ['sendAgain'],
    example: { path: { id: fixture('openCase'), index: '0' }, refused: 409 },
  }),
};
