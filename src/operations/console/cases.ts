import { Type, type Static } from 'typebox';
import { casesOfPage, longestAnnotationName, longestMessage, mostOtherCases } from '../../contract/limits';
import { ChatFile } from '../files';
import { MailedAnswers, MailOfEntry } from './inbox/mailed-answers';
import { fixture, operationsOf } from '../operation';
import { CaseState, CaseType, chatAsSeen, greatestIndex, moment, NamedValue, perhaps, text } from '../parts';

/** The cases of the widgets that an agent answers. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'case' });

/** `failed`: the page gave a proof of the e-mail, and it is wrong. */
const Identity = Type.Enum(['verified', 'failed'], {
  description: 'Result of the page’s proof of the e-mail.',
});
export type Identity = Static<typeof Identity>;

export const CaseView = Type.Enum(['open', 'snoozed', 'offline', 'done', 'closed'], {
  description:
    '`open`: chats that wait and active ones; `snoozed`: those of them that are snoozed; `offline`: offline messages that nobody has marked as done; `done`: those that somebody has.',
});
export type CaseView = Static<typeof CaseView>;

/** An agent who is writing an answer. */
export const AnsweringAgent = Type.Object(
  { email: text, alias: Type.String({ description: 'The name that visitors of the widget see.' }) },
  { title: 'AnsweringAgent' },
);
export type AnsweringAgent = Static<typeof AnsweringAgent>;

export const Done = Type.Object(
  { at: moment, by: perhaps(AnsweringAgent) },
  { description: 'An offline message that needs nothing more: since when, and who said so.' },
);

export const CaseSummary = Type.Object(
  {
    id: text,
    widgetId: text,
    widgetName: text,
    type: CaseType,
    state: CaseState,
    visitorName: perhaps(text),
    visitorEmail: perhaps(text),
    identity: perhaps(Identity),
    visitorPhone: perhaps(text),
    createdAt: moment,
    lastEntryAt: moment,
    closedAt: perhaps(moment),
    preview: Type.String({ description: 'First words of the last entry of visitor or agent.' }),
    lastIndex: Type.Integer({ description: 'Position of the last entry.' }),
    unansweredSince: perhaps(
      Type.Integer({ description: 'Position of the oldest entry of the visitor since the last answer.' }),
    ),
    unansweredAt: perhaps(Type.Integer({ description: 'Time of that entry, epoch milliseconds.' })),
    agentAlias: perhaps(Type.String({ description: 'Of the agent who answered last.' })),
    agentEmail: perhaps(text),
    isWithBot: perhaps(
      Type.Literal(true, {
        description: 'A bot talks with the visitor; an agent who answers takes the chat over.',
      }),
    ),
    /** The person who claimed it last, else the one who answered it. */
    owner: perhaps(AnsweringAgent),
    isGiven: perhaps(
      Type.Literal(true, {
        description: 'The rule of the widget gave it to them, and they have not answered.',
      }),
    ),
    isOwnerAway: perhaps(
      Type.Literal(true, { description: 'No console of theirs is open: anyone may answer without asking.' }),
    ),
    waitingSince: perhaps(
      Type.Integer({
        description:
          'While it waits for the first answer of a person: since when, epoch milliseconds. The time of a bot doesn’t count.',
      }),
    ),
    wantedAgent: perhaps(Type.String({ description: 'To whom a bot transferred the chat.' })),
    wantedTags: perhaps(
      Type.Array(text, { description: 'Of the agents to whom a bot transferred the chat.' }),
    ),
    answering: perhaps(
      Type.Array(AnsweringAgent, { description: 'Who is writing an answer, the first of them first.' }),
    ),
    visitorTyping: Type.Boolean(),
    visitorText: perhaps(
      Type.String({ description: 'What the visitor types, if the widget shows that to agents.' }),
    ),
    language: perhaps(
      Type.String({ description: 'Of the visitor, without region and script, such as `de`.' }),
    ),
    snoozedUntil: perhaps(
      Type.Integer({
        description: 'Its agent has put it off until then, or until the visitor writes, epoch milliseconds.',
      }),
    ),
    backSince: perhaps(
      Type.Integer({ description: 'When that time was over, until it is answered, epoch milliseconds.' }),
    ),
    done: perhaps(Done),
    readUpTo: perhaps(
      Type.Integer({
        description: 'Position up to which you have read it, in all your consoles. Not part of events.',
      }),
    ),
    surveyScore: perhaps(Type.Integer({ description: 'The visitor’s rating, 0–100.' })),
    labels: perhaps(Type.Array(NamedValue)),
    operatorVariables: perhaps(Type.Array(NamedValue)),
  },
  { title: 'CaseSummary' },
);
export type CaseSummary = Static<typeof CaseSummary>;

const nextCursor = perhaps(Type.String({ description: 'Gets the next page; absent at the end.' }));

export function pageOf(maxItems: number) {
  return Type.Object({ cases: Type.Array(CaseSummary, { maxItems }), nextCursor });
}

export const CasePage = Type.Object(pageOf(casesOfPage).properties, { title: 'Cases' });
export type CasePage = Static<typeof CasePage>;

export const CaseEntry = Type.Object(
  {
    index: Type.Integer(),
    kind: Type.Enum(['visitor', 'agent', 'system']),
    author: text,
    text,
    at: moment,
    messageId: perhaps(text),
    file: perhaps(ChatFile),
    mail: perhaps(MailOfEntry),
  },
  { title: 'CaseEntry' },
);
export type CaseEntry = Static<typeof CaseEntry>;

/** What an agent wrote for colleagues. Nothing but the console's API and the export of a visitor's data has it. */
export const CaseNote = Type.Object(
  {
    number: Type.Integer({ description: 'Of all notes of the case, from 0 on.' }),
    afterIndex: Type.Integer({ description: 'Position of the case’s last entry when the note was written.' }),
    author: text,
    agentEmail: text,
    text,
    at: moment,
    messageId: perhaps(text),
    mentions: perhaps(
      Type.Array(AnsweringAgent, { description: 'The colleagues whom it names as `@Name`.' }),
    ),
  },
  { title: 'CaseNote' },
);
export type CaseNote = Static<typeof CaseNote>;

const entriesOfPage = {
  entries: Type.Array(CaseEntry, { maxItems: 200 }),
  hasEarlier: Type.Boolean({ description: 'There are entries before these.' }),
};

export const EntryPage = Type.Object(entriesOfPage, { title: 'EntryPage' });
export type EntryPage = Static<typeof EntryPage>;

/** Which files the chat's widget takes. */
const TakenFiles = Type.Object(
  {
    largest: Type.Integer({ description: 'Bytes.' }),
    extensions: Type.Array(text, { description: 'For example png.' }),
  },
  { title: 'TakenFiles', description: 'Absent if the widget takes no files.' },
);
export type TakenFiles = Static<typeof TakenFiles>;

export const CaseDetails = Type.Object(
  {
    summary: CaseSummary,
    visitor: Type.Object({
      pageUrl: perhaps(text),
      referrerUrl: perhaps(text),
      entryUrl: perhaps(text),
      userAgent: perhaps(text),
      browser: perhaps(Type.String({ description: 'Like Chrome 131.' })),
      os: perhaps(Type.String({ description: 'Like Windows 10.' })),
      locale: perhaps(text),
      ipAddress: perhaps(text),
      answers: perhaps(Type.Array(NamedValue, { description: 'Answers to your own fields of the form.' })),
      variables: perhaps(
        Type.Array(NamedValue, { description: 'Variables of the page when the chat started.' }),
      ),
      isHere: Type.Boolean({ description: 'The visitor’s widget polled within the last minute.' }),
    }),
    takesFiles: perhaps(TakenFiles),
    mailedAnswers: perhaps(MailedAnswers),
    isRouted: perhaps(
      Type.Literal(true, {
        description: 'It was given to an agent by the rule of its widget, or agents were called to it.',
      }),
    ),
    ...entriesOfPage,
    notes: Type.Array(CaseNote, {
      description: 'All notes of the case, which only agents see, in the order they were written.',
    }),
    others: Type.Array(CaseSummary, {
      maxItems: mostOtherCases,
      description:
        'What else the visitor had on the agent’s widgets, the latest first: of the same browser, or of the same verified e-mail.',
    }),
  },
  { title: 'CaseDetails' },
);
export type CaseDetails = Static<typeof CaseDetails>;

const takeOver = perhaps(
  Type.Boolean({
    description:
      '`false`: refused with 409 while another agent has the chat and is there. Otherwise, it is taken over.',
  }),
);
const written = {
  text: Type.String({ maxLength: longestMessage }),
  messageId: perhaps(
    Type.String({
      minLength: 1,
      maxLength: longestAnnotationName,
      description: 'A repeated call with it gets the first answer and changes nothing.',
    }),
  ),
};
const NewAnswer = Type.Object({ ...written, takeOver }, { title: 'NewAnswer' });
export type NewAnswer = Static<typeof NewAnswer>;
const NewNote = Type.Object(written, { title: 'NewNote' });
export type NewNote = Static<typeof NewNote>;
const Claim = Type.Object({ takeOver }, { title: 'Claim' });
export type Claim = Static<typeof Claim>;
const path = { id: Type.String() };
const example = { path: { id: fixture('openCase') } };

export const caseOperations = {
  readCase: define('GET /cases/{id}', {
    summary: 'Read a case, with its latest entries',
    path,
    answer: CaseDetails,
    example,
  }),
  listEntries: define('GET /cases/{id}/entries', {
    summary: 'List earlier entries of a case',
    path,
    query: Type.Object({
      before: Type.Integer({
        minimum: 0,
        maximum: greatestIndex,
        description: 'Index of the first known entry.',
      }),
    }),
    answer: EntryPage,
    example: { ...example, query: { before: 1 } },
  }),
  sendAnswer: define('POST /cases/{id}/entries', {
    summary: 'Send a message. An offline message is answered by mail',
    path,
    body: NewAnswer,
    answer: CaseEntry,
    example: { ...example, body: { text: 'Very bright.', messageId: 'answer' } },
  }),
  addNote: define('POST /cases/{id}/notes', {
    summary: 'Write a note that only agents see, in a case of any state',
    path,
    body: NewNote,
    answer: CaseNote,
    example: { ...example, body: { text: 'Waits for a refund.', messageId: 'note' } },
  }),
  claimCase: define('POST /cases/{id}/claim', {
    summary: 'Claim a chat, so that no other agent answers it without asking',
    path,
    body: Claim,
    answer: CaseSummary,
    example: { ...example, body: { takeOver: true } },
  }),
  setTyping: define('PUT /cases/{id}/typing', {
    summary: 'Set the typing indicator',
    path,
    body: Type.Object({ typing: Type.Boolean() }, { title: 'TypingState' }),
    example: { ...example, body: { typing: true } },
  }),
  closeCase: define('POST /cases/{id}/close', {
    summary: 'End a chat',
    path,
    query: chatAsSeen,
    answer: CaseSummary,
    example: { ...example, query: { lastIndex: 1_000 } },
  }),
  readScreenshot: define('GET /screenshots/{id}', {
    summary: 'Read a picture that a visitor sent',
    waitsByItself: true,
    answer: 'image/*',
    example: { path: { id: fixture('screenshot') } },
  }),
};
