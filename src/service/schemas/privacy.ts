import { Type } from 'typebox';
import type { NameValue } from '../../contract/case-log';
import { longestEmail } from '../../contract/limits';
import {
  longestRetention,
  type Erasure,
  type PrivacySettings,
  type VisitorCase,
  type VisitorData,
} from '../../contract/organisation/privacy';
import { caseType } from './agents-and-logs';
import { describing, moment, perhaps, refTo, text } from '../../operations/parts';

/** What an organisation keeps of its visitors. */

const days = perhaps(
  Type.Integer({ minimum: 1, maximum: longestRetention, description: 'Days; absent: for ever.' }),
);
export const PrivacyChange = Type.Object({
  keepCasesDays: days,
  keepVisitorsDays: days,
  keepScreenshotsDays: days,
  keepLogsDays: days,
  shortensAddresses: Type.Boolean({ description: 'Only the network of an address is kept.' }),
});
export const WhichVisitor = Type.Union([
  Type.Object({ email: Type.String({ minLength: 1, maxLength: longestEmail }) }),
  Type.Object({ caseId: Type.String({ minLength: 1, maxLength: 100 }) }),
]);

const NamedValues = perhaps(Type.Array(refTo<NameValue>('NamedValue')));

export const privacyAnswers = {
  PrivacySettings: describing<PrivacySettings>()(PrivacyChange),
  Erasure: describing<Erasure>()(Type.Object({ cases: Type.Integer() })),
  VisitorCase: describing<VisitorCase>()(
    Type.Object({
      id: text,
      widgetId: text,
      type: caseType,
      state: Type.Enum(['waiting', 'active', 'closed']),
      createdAt: moment,
      closedAt: perhaps(moment),
      visitor: Type.Unsafe<Record<string, unknown>>({ type: 'object' }),
      surveyScore: perhaps(Type.Integer()),
      surveyComments: perhaps(text),
      transcriptEmail: perhaps(text),
      labels: NamedValues,
      operatorVariables: NamedValues,
      entries: Type.Array(
        Type.Object({
          index: Type.Integer(),
          kind: Type.Enum(['visitor', 'agent', 'system', 'note']),
          author: text,
          text,
          at: moment,
        }),
      ),
      screenshots: Type.Array(Type.Object({ id: text, type: text, at: moment, base64: text })),
    }),
  ),
  VisitorData: describing<VisitorData>()(
    Type.Object({
      exportedAt: moment,
      cases: Type.Array(refTo<VisitorCase>('VisitorCase')),
      bans: Type.Array(Type.Object({ createdAt: moment, until: perhaps(moment), reason: perhaps(text) })),
    }),
  ),
};
