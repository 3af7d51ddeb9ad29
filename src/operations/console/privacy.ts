import { Type, type Static } from 'typebox';
import { longestVisitorEmail } from '../../contract/limits';
import { longestRetention } from '../../contract/organisation/privacy';
import { fixture, operationsOf } from '../operation';
import { CaseState, CaseType, knownRevision, moment, NamedValue, openObject, perhaps, text } from '../parts';
import { Done } from './cases';

/** What an organisation keeps of its visitors. A visitor is named in bodies, because addresses end up in logs. */
const define = operationsOf({ tag: 'Administration', base: '/api/console', access: 'administrator' });

function days(description: string) {
  return perhaps(
    Type.Integer({
      minimum: 1,
      maximum: longestRetention,
      description: `Days; if absent, for ever. ${description}`,
    }),
  );
}
const retention = {
  keepCasesDays: days('Closed cases, with all that belongs to them.'),
  keepVisitorsDays: days('Who the visitor of a closed case was. The conversation is kept.'),
  keepScreenshotsDays: days('Screenshots and files.'),
  keepLogsDays: days('The audit log and the delivery log; the latter goes back 30 days at most.'),
};
const Retention = Type.Object(retention);
export type Retention = Static<typeof Retention>;

const settings = {
  ...retention,
  shortensAddresses: Type.Boolean({
    description: 'Only the network of an address is kept: 24 bits of IPv4, 48 of IPv6.',
  }),
};
const Settings = Type.Object(settings);
export type PrivacySettings = Static<typeof Settings>;

export const PrivacyState = Type.Object(
  { ...settings, revision: Type.Integer({ description: 'Grows with each change.' }) },
  { title: 'PrivacySettings' },
);
export type PrivacyState = Static<typeof PrivacyState>;

const PrivacyChange = Type.Object({ ...settings, revision: knownRevision }, { title: 'PrivacyChange' });
export type PrivacyChange = Static<typeof PrivacyChange>;

const count = Type.Integer({ minimum: 0 });

export const DueDeletions = Type.Object(
  {
    cases: count,
    visitors: Type.Integer({ minimum: 0, description: 'Cases whose visitor would be forgotten.' }),
    screenshots: count,
    logEntries: Type.Integer({ minimum: 0, description: 'Of the audit log and the delivery log.' }),
  },
  { title: 'DueDeletions' },
);
export type DueDeletions = Static<typeof DueDeletions>;

/** A visitor, by e-mail or by one of their cases. */
export const VisitorReference = Type.Union(
  [
    Type.Object({ email: Type.String({ minLength: 1, maxLength: longestVisitorEmail }) }),
    Type.Object({ caseId: Type.String({ minLength: 1, maxLength: 100 }) }),
  ],
  { title: 'VisitorReference' },
);
export type VisitorReference = Static<typeof VisitorReference>;

export const Erasure = Type.Object(
  { cases: Type.Integer({ description: 'How many were removed.' }) },
  { title: 'Erasure' },
);
export type Erasure = Static<typeof Erasure>;

const NamedValues = perhaps(Type.Array(NamedValue));

export const VisitorCase = Type.Object(
  {
    id: text,
    widgetId: text,
    type: CaseType,
    state: CaseState,
    createdAt: moment,
    closedAt: perhaps(moment),
    visitor: openObject<Record<string, unknown>>({
      description: 'All that was known of the visitor at the start.',
    }),
    surveyScore: perhaps(Type.Integer()),
    surveyComments: perhaps(text),
    transcriptEmail: perhaps(text),
    labels: NamedValues,
    operatorVariables: NamedValues,
    done: perhaps(Done),
    botContext: perhaps(Type.String({ description: 'What the bot of the chat gave to get it back.' })),
    entries: Type.Array(
      Type.Object({
        index: Type.Integer(),
        kind: Type.Enum(['visitor', 'agent', 'system', 'note']),
        author: text,
        text,
        at: moment,
      }),
    ),
    notes: Type.Array(Type.Object({ author: text, text, at: moment }), {
      description: 'What agents wrote for each other.',
    }),
    screenshots: Type.Array(Type.Object({ id: text, type: text, at: moment, base64: text })),
    files: Type.Array(
      Type.Object({ id: text, sender: text, name: text, type: text, size: Type.Integer(), at: moment }),
      { description: 'Each can be downloaded from `/files/{id}`.' },
    ),
  },
  { title: 'VisitorCase' },
);
export type VisitorCase = Static<typeof VisitorCase>;

const FoundVisitor = Type.Object(
  {
    cases: Type.Array(
      Type.Object({
        id: text,
        createdAt: moment,
        name: perhaps(text),
        email: perhaps(text),
        isVerified: Type.Boolean({ description: 'Whether the page proved the e-mail.' }),
        entries: count,
      }),
    ),
  },
  { title: 'FoundVisitor' },
);
export type FoundVisitor = Static<typeof FoundVisitor>;

/** All that is kept of a visitor, to give to them. */
export const VisitorData = Type.Object(
  {
    exportedAt: moment,
    cases: Type.Array(VisitorCase),
    bans: Type.Array(Type.Object({ createdAt: moment, until: perhaps(moment), reason: perhaps(text) })),
  },
  { title: 'VisitorData' },
);
export type VisitorData = Static<typeof VisitorData>;

export const privacyOperations = {
  readPrivacy: define('GET /privacy', { summary: 'Read what is kept of visitors', answer: PrivacyState }),
  changePrivacy: define('PUT /privacy', {
    summary: 'Change what is kept of visitors',
    body: PrivacyChange,
    answer: PrivacyState,
    example: { body: { keepCasesDays: 3_000, keepVisitorsDays: 3_000, shortensAddresses: false } },
  }),
  readDueDeletions: define('GET /privacy/due', {
    summary: 'Count what these settings would delete now',
    isReadInTurns: true,
    query: Retention,
    answer: DueDeletions,
    example: { query: { keepCasesDays: 3_000 } },
  }),
  findVisitor: define('POST /visitors/find', {
    summary: 'Find the chats of a visitor',
    waitsByItself: true,
    isAudited: false,
    body: VisitorReference,
    answer: FoundVisitor,
    elsewhere: 404,
    example: { body: { caseId: fixture('closedCase') } },
  }),
  exportVisitor: define('POST /visitors/export', {
    summary: 'Export all that is kept of a visitor',
    waitsByItself: true,
    body: VisitorReference,
    answer: VisitorData,
    elsewhere: 404,
    example: { body: { caseId: fixture('closedCase') } },
  }),
  eraseVisitor: define('POST /visitors/erase', {
    summary: 'Erase a visitor',
    waitsByItself: true,
    body: VisitorReference,
    answer: Erasure,
    elsewhere: 404,
    example: { body: { caseId: fixture('newCase') } },
  }),
};
