import { Type } from 'typebox';
import type { NameValue } from '../../contract/case-log';
import type { CaseDetails, CaseEntry, CasePage, CaseSummary, SignedInAgent } from '../../contract/console';
import { longestBanReason } from '../../contract/limits';
import type { BanBy } from '../../contract/endpoints';
import { describing, moment, perhaps, refTo, text } from '../../operations/parts';
import { caseType, Status } from './agents-and-logs';

/** Whom an agent bans, and for how long. */
export const BanOrder = Type.Object({
  by: Type.Array(Type.Enum(['visitor', 'browser', 'address', 'network', 'email'] satisfies BanBy[]), {
    minItems: 1,
    maxItems: 5,
    uniqueItems: true,
    description:
      'An e-mail that no proof goes with counts in its network alone. IPv6: 64 bits; network of IPv4: 24.',
  }),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3_650, description: 'Absent: for good.' })),
  reason: Type.Optional(Type.String({ maxLength: longestBanReason })),
});

/** What the console's agents read. */

const NamedValues = Type.Array(refTo<NameValue>('NamedValue'));

export const consoleAnswers = {
  SignedInAgent: describing<SignedInAgent>()(
    Type.Object({
      email: text,
      name: text,
      status: Status,
      isAdministrator: Type.Boolean(),
      organisation: text,
      widgets: Type.Array(Type.Object({ widgetId: text, name: text, alias: text, avatarUrl: perhaps(text) })),
    }),
  ),
  CaseSummary: describing<CaseSummary>()(
    Type.Object({
      id: text,
      widgetId: text,
      widgetName: text,
      type: caseType,
      state: Type.Enum(['waiting', 'active', 'closed']),
      visitorName: perhaps(text),
      visitorEmail: perhaps(text),
      identity: perhaps(
        Type.Enum(['verified', 'failed'], { description: 'What became of the proof of the e-mail.' }),
      ),
      visitorPhone: perhaps(text),
      createdAt: moment,
      lastEntryAt: moment,
      preview: text,
      lastIndex: Type.Integer(),
      unansweredSince: perhaps(Type.Integer({ description: 'Position of the oldest unanswered entry.' })),
      unansweredAt: perhaps(moment),
      agentAlias: perhaps(text),
      agentEmail: perhaps(text),
      isWithBot: perhaps(Type.Literal(true)),
      wantedAgent: perhaps(text),
      wantedTags: perhaps(Type.Array(text)),
      answering: perhaps(Type.Array(Type.Object({ email: text, alias: text }))),
      visitorTyping: Type.Boolean(),
      visitorText: perhaps(
        Type.String({ description: 'What the visitor types, where the widget shows that to agents.' }),
      ),
      labels: perhaps(NamedValues),
      operatorVariables: perhaps(NamedValues),
    }),
  ),
  CaseEntry: describing<CaseEntry>()(
    Type.Object({
      index: Type.Integer(),
      kind: Type.Enum(['visitor', 'agent', 'system']),
      author: text,
      text,
      at: moment,
      messageId: perhaps(text),
    }),
  ),
  CaseDetails: describing<CaseDetails>()(
    Type.Object({
      summary: refTo<CaseSummary>('CaseSummary'),
      visitor: Type.Object({
        pageUrl: perhaps(text),
        referrerUrl: perhaps(text),
        entryUrl: perhaps(text),
        userAgent: perhaps(text),
        browser: perhaps(text),
        os: perhaps(text),
        locale: perhaps(text),
        ipAddress: perhaps(text),
        isHere: Type.Boolean(),
      }),
      entries: Type.Array(refTo<CaseEntry>('CaseEntry')),
    }),
  ),
  Cases: describing<CasePage>()(
    Type.Object({
      cases: Type.Array(refTo<CaseSummary>('CaseSummary')),
      nextCursor: perhaps(Type.String({ description: 'Where the next page begins; absent at the end.' })),
    }),
  ),
};
