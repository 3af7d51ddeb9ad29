import { Type, type Static } from 'typebox';
import { longestBanReason } from '../../contract/limits';
import { fixture, operationsOf } from '../operation';
import { moment, perhaps, text } from '../parts';

/** Visitors whom agents and bots have banned from the organisation's chats. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'agent' });

/**
 * How a banned visitor is recognised: by the widget in their browser, by browser and address together, by address, by
 * network, by e-mail.
 */
const BanBy = Type.Enum(['visitor', 'browser', 'address', 'network', 'email']);
export type BanBy = Static<typeof BanBy>;

export const NewBan = Type.Object(
  {
    by: Type.Array(BanBy, {
      minItems: 1,
      maxItems: 5,
      uniqueItems: true,
      description:
        'An address is one of IPv4, or 64 bits of IPv6; a network of IPv4 has 24 bits. An e-mail without a proof counts in its network alone, since it may be somebody else’s.',
    }),
    days: perhaps(Type.Integer({ minimum: 1, maximum: 3_650, description: 'If absent, for ever.' })),
    reason: perhaps(
      Type.String({ maxLength: longestBanReason, description: 'For those who read the list of bans.' }),
    ),
  },
  { title: 'NewBan' },
);
export type NewBan = Static<typeof NewBan>;

export const BanSummary = Type.Object(
  {
    id: text,
    who: Type.String({
      description:
        'How the visitor is recognised: `address 192.0.2.1`, `email ann@example.com at 192.0.2.0/24`.',
    }),
    caseId: text,
    createdAt: moment,
    until: perhaps(Type.Integer({ description: 'Epoch milliseconds; if absent, for ever.' })),
    reason: perhaps(text),
    bannedBy: perhaps(Type.String({ description: 'E-mail of the agent; absent of a bot.' })),
  },
  { title: 'Ban' },
);
export type BanSummary = Static<typeof BanSummary>;

const Bans = Type.Object({ bans: Type.Array(BanSummary) }, { title: 'Bans' });
const BanPage = Type.Object(
  {
    bans: Type.Array(BanSummary, { description: 'Newest first.' }),
    before: perhaps(Type.String({ description: 'Gets the bans before these; absent on the last page.' })),
  },
  { title: 'BanPage' },
);
export type BanPage = Static<typeof BanPage>;

export const banOperations = {
  banVisitor: define('POST /cases/{id}/ban', {
    summary: 'Ban the visitor of a case, and end their open chats',
    access: 'case',
    limits: ['ban'],
    body: NewBan,
    answer: Bans,
    status: 201,
    example: { path: { id: fixture('newCase') }, body: { by: ['network'], days: 1 } },
  }),
  listBans: define('GET /bans', {
    summary: 'List the bans made in chats of one’s widgets, as administrator all',
    isReadInTurns: true,
    query: Type.Object({ before: perhaps(Type.String({ maxLength: 200 })) }),
    answer: BanPage,
  }),
  liftBan: define('DELETE /bans/{id}', {
    summary: 'Lift a ban',
    access: 'case',
    example: { path: { id: fixture('ban') } },
  }),
};
